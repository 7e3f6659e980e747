import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { articles, magazines, topicRequirements, topics, topicUses } from '#schema'
import { importPosts, somePosts } from '#testing/archives.ts'
import { aGuest, aMember, type Person } from '#testing/people.ts'
import { useTestApp } from '#testing/test-app.ts'
import { until } from '#testing/until.ts'
import { BUILT_IN_IDS } from './built-in.ts'

const app = useTestApp()

const visitor = () => app.browser()
const get = async (path: string, person?: Person) =>
  (await (person?.browser ?? visitor()).get(`/api/templates/${path}`)).json()

describe('a topic', () => {
  test('[TPL-07] [TPL-11] goes by its number and its key, with what everybody may see and no more', async () => {
    const roast = await get('media_roast')
    expect(roast).toEqual({
      id: 2,
      key: 'media_roast',
      name: expect.any(String),
      description: expect.any(String),
      creator_name: 'Youzine',
      genre_id: 2,
      genre_name: 'Humour',
      usage_count: 0,
    })
    expect(await get('2')).toEqual(roast)
    for (const missing of ['999', 'no_such_topic', '0', 'x%27']) {
      const answer = await visitor().get(`/api/templates/${missing}`)
      expect([404, 422], missing).toContain(answer.statusCode)
    }
  })

  test('[TPL-08] [TPL-12] says what it needs, and what of it the caller has', async () => {
    const guest = await aGuest(app)
    const posts = {
      alias: 'facebook_posts_sample',
      requirement_type: 'facebook_posts',
      required_survey_id: null,
      survey_title: null,
      survey_description: null,
      completed: false,
    }
    const survey = {
      alias: 'survey_answers',
      requirement_type: 'survey',
      required_survey_id: 25,
      survey_title: expect.any(String),
      survey_description: expect.any(String),
      completed: false,
    }
    expect(await get('profile/requirements', guest)).toEqual([posts])
    await importPosts(guest, somePosts(14))
    expect(await get('profile/requirements', guest)).toEqual([{ ...posts, completed: true }])
    expect(await get('profile/requirements')).toEqual([posts])
    expect(await get('25/requirements', guest)).toEqual([survey])
  })

  test('[TPL-09] [TPL-13] lists the caller’s own articles, newest first', async () => {
    const [member, other] = [await aMember(app), await aMember(app)]
    const write = async ({ id }: Person, title: string) => {
      const [magazine] = await app.platform.db.insert(magazines).values({ userId: id }).returning()
      const values = { userId: id, magazineId: magazine?.id ?? 0, topicId: 3, title, body: '<p>b</p>' }
      await app.platform.db.insert(articles).values(values)
    }
    await write(member, 'One')
    await write(other, 'Not mine')
    await write(member, 'Two')
    const listed = await get('museum/articles', member)
    expect(listed.map(({ title }: { title: string }) => title)).toEqual(['Two', 'One'])
    expect(Object.keys(listed[0])).toEqual(['id', 'title', 'created_at', 'magazine_id'])
    expect(await get('museum/articles')).toEqual([])
  })

  test('a draft is its creator’s and the admins’; somebody who left leaves theirs as Anonymous’s', async () => {
    const [creator, other] = [await aMember(app), await aMember(app)]
    const values = { name: 'Mine', description: 'D', creatorId: creator.id, status: 'draft' as const }
    const [draft] = await app.platform.db.insert(topics).values(values).returning()
    const answer = async (person?: Person) =>
      (await (person?.browser ?? visitor()).get(`/api/templates/${draft?.id}`)).statusCode
    expect([await answer(), await answer(other), await answer(creator)]).toEqual([404, 404, 200])
    await app.platform.db
      .update(topics)
      .set({ status: 'published', creatorId: null })
      .where(eq(topics.id, draft?.id ?? 0))
    expect(await get(String(draft?.id))).toMatchObject({ creator_name: null, genre_name: null })
  })
})

test('[TREND-04] [TREND-05] what is used is counted, and what is used lately leads the list', async () => {
  const member = await aMember(app)
  await importPosts(member, somePosts(14))
  const before = (await get('counted')).usage_count
  await member.browser.post('/api/generate_article', { form: { template_id: 'counted' } })
  await until(async () => expect((await get('counted')).usage_count).toBe(before + 1), {
    timeout: 100_000,
    interval: 100,
  })
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
  await app.platform.db.insert(topicUses).values([
    { topicId: BUILT_IN_IDS.counted ?? 0, day: day(1), uses: 20 },
    { topicId: BUILT_IN_IDS.dictionary ?? 0, day: day(60), uses: 500 },
  ])
  const trending = await get('trending')
  expect(trending[0]).toMatchObject({ key: 'counted', usage_count: before + 21 })
  expect(trending[1].key).not.toBe('dictionary')
  expect(await get('dictionary')).toMatchObject({ usage_count: 500 })
  const genres = await get('by_genre')
  expect(genres[0]).toEqual({ id: 1, name: 'Portraits', templates: expect.any(Array) })
  expect(
    genres.flatMap(({ templates }: { templates: unknown[] }) => templates).length,
  ).toBeGreaterThanOrEqual(12)
})

test('an article of a topic that rests on a survey needs its answers, is written from them, and names them', async () => {
  const member = await aMember(app)
  const ask = () => member.browser.post('/api/generate_article', { form: { template_id: '25' } })
  expect((await ask()).statusCode).toBe(409)
  const { questions } = (await member.browser.get('/api/user/surveys/25/responses')).json()
  const agreed = questions.filter(
    ({ question_type }: { question_type: string }) => question_type === 'likert_scale',
  )
  for (const { id, question_type } of questions) {
    const at = agreed.findIndex((one: { id: number }) => one.id === id)
    const response_json =
      question_type === 'likert_scale'
        ? [
            { value: 1, original_value: 5, text: 'Strongly Agree' },
            { value: 0.25, original_value: 2, text: 'Disagree' },
          ][at % 2]
        : { text: 'That I am calm. I am only far away.' }
    const saved = await member.browser.post(`/api/user/surveys/25/responses/${id}`, {
      json: { question_id: id, response_json, status: 'saved' },
    })
    expect(saved.statusCode, saved.body).toBe(200)
  }
  expect((await get('25/requirements', member))[0].completed).toBe(true)
  expect((await ask()).json().success).toBe(true)
  const { article_id } = await until(
    async () => {
      const status = (await member.browser.get('/api/templates/25/status')).json()
      expect(status.status).toBe('finished')
      return status
    },
    { timeout: 100_000, interval: 100 },
  )
  const article = (await member.browser.get(`/api/article/${article_id}`)).json()
  expect(article.template_id).toBe('enneagram')
  const cited = new Set(article.paragraphs.flatMap(({ answer_ids }: { answer_ids: number[] }) => answer_ids))
  expect(cited.size).toBeGreaterThan(2)
  const known = new Set(article.answers.map(({ question_id }: { question_id: number }) => question_id))
  for (const id of cited) expect(known).toContain(id)
  expect(
    await app.platform.db.select().from(topicRequirements).where(eq(topicRequirements.topicId, 25)),
  ).toHaveLength(1)
})

test('what is said, posted and done stands side by side once there are check-ins too', async () => {
  const member = await aMember(app)
  const ask = () => member.browser.post('/api/generate_article', { form: { template_id: '29' } })
  await importPosts(member, [
    { text: 'Swam at the lido. It was colder than my aunt.', at: Date.parse('2024-05-05T18:00:00Z') / 1000 },
    { text: 'Nobody at the lido but me and a duck.', at: Date.parse('2024-06-09T18:00:00Z') / 1000 },
    { text: 'The duck has brought a friend to the lido.', at: Date.parse('2025-05-11T18:00:00Z') / 1000 },
  ])
  const { questions } = (await member.browser.get('/api/user/surveys/29/responses')).json()
  for (const { id, question_type, question_text } of questions) {
    const response_json =
      question_type === 'rating_scale'
        ? { value: 1, text: /week/.test(question_text) ? '7' : '5' }
        : question_type === 'single_select'
          ? { value: 0, text: /week/.test(question_text) ? 'Monday' : 'In the morning' }
          : { text: 'Going to the lido' }
    const saved = await member.browser.post(`/api/user/surveys/29/responses/${id}`, {
      json: { question_id: id, response_json, status: 'saved' },
    })
    expect(saved.statusCode, saved.body).toBe(200)
  }
  const note = (day: number) =>
    member.browser.post('/api/features/checkin', {
      json: { applies_to: `2026-11-0${day}`, body: day % 2 ? 'Lido, six lengths.' : 'Rain.' },
    })
  for (let day = 1; day <= 6; day += 1) await note(day)
  const refused = await ask()
  expect(refused.statusCode).toBe(409)
  expect(refused.json().detail).toBe(
    'This one is also made from check-ins: it needs at least 7 of them, and you have 6.',
  )
  expect((await note(7)).statusCode).toBe(200)
  expect((await ask()).json().success).toBe(true)
  const { article_id } = await until(
    async () => {
      const status = (await member.browser.get('/api/templates/29/status')).json()
      expect(status.status).toBe('finished')
      return status
    },
    { timeout: 100_000, interval: 100 },
  )
  const { body } = (await member.browser.get(`/api/article/${article_id}`)).json()
  expect(body).toContain('You rate yourself an early riser, five of five.')
  expect(body).toContain('The word “lido” stands in three of three posts.')
  expect(body).toContain('In the check-ins it is on four days out of seven.')
})
