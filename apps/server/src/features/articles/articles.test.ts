import { topics as builtIn } from '@youzine/author'
import { sampleRecords } from '@youzine/sample'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { BUILT_IN_IDS } from '#features/topics/index.ts'
import { articles, generations, magazines, users } from '#schema'
import { importPosts, importRecords, type MadeUpPost } from '#testing/archives.ts'
import type { Browser } from '#testing/browser.ts'
import { aGuest, aMember, anUnconfirmedMember, type Person } from '#testing/people.ts'
import { useTestApp } from '#testing/test-app.ts'
import { until } from '#testing/until.ts'

const app = useTestApp()

const at = (day: string) => Date.parse(day) / 1000
/** Enough of a life to write about: a thread that returns, people, places, a promise, some <markup>. */
const LIFE: MadeUpPost[] = [
  { text: 'The stapler at work has died. It was older than me.', at: at('2012-03-05T18:00:00Z') },
  { text: 'I am going to learn the accordion. You have all been warned.', at: at('2012-05-06T19:00:00Z') },
  {
    text: 'Day one of the accordion. The dog has moved out.',
    at: at('2012-06-10T19:00:00Z'),
    people: ['Marta Vale'],
  },
  {
    text: 'Marta says the accordion is a hobby and also a cry for help.',
    at: at('2013-01-20T19:00:00Z'),
    people: ['Marta Vale'],
  },
  {
    text: 'Four hours on the train to Lisbon with a man who reviewed cheese aloud.',
    at: at('2013-08-11T20:00:00Z'),
    place: 'Lisbon',
  },
  { text: 'The stapler is still broken. There is now a form about it.', at: at('2014-02-16T18:00:00Z') },
  {
    text: 'Played the accordion at a wedding. Nobody was hurt.',
    at: at('2015-06-21T19:00:00Z'),
    people: ['Marta Vale'],
  },
  {
    text: 'Back in Lisbon. The cheese man was not on the train and I missed him.',
    at: at('2016-08-14T20:00:00Z'),
    place: 'Lisbon',
  },
  { text: 'Bought seven lemons. I have no plan for the lemons.', at: at('2017-04-02T18:00:00Z') },
  {
    text: '<b>Bold</b> words today: <script>alert(1)</script> and {{ 7 | times: 7 }} for everyone.',
    at: at('2018-04-02T18:00:00Z'),
  },
  { text: 'A new stapler has arrived. We stood around it like a birth.', at: at('2019-03-10T18:00:00Z') },
  { text: 'Never again will I cook for nine people. Never.', at: at('2020-01-05T18:00:00Z') },
  { text: 'Cooked for eleven people. It was fine.', at: at('2020-03-01T18:00:00Z') },
  { text: 'The dog has come back to live with us, on conditions.', at: at('2021-05-02T18:00:00Z') },
]

const article = (browser: Browser, id: number) => browser.get(`/api/article/${id}`)
const ask = ({ browser }: Person, template_id: string, more: Record<string, string> = {}) =>
  browser.post('/api/generate_article', { form: { template_id, ...more } })
const statusOf = async ({ browser }: Person, id: string) =>
  (await browser.get(`/api/templates/${id}/status`)).json()
const untilWritten = (person: Person, id: string) =>
  until(
    async () => {
      const status = await statusOf(person, id)
      expect(['finished', 'dropped']).toContain(status.status)
      return status
    },
    { interval: 50 },
  )

test('every built-in topic has a number of its own, and Enneagram is 25', () => {
  for (const { key } of builtIn) expect(BUILT_IN_IDS[key], key).toBeGreaterThan(0)
  expect(new Set(Object.values(BUILT_IN_IDS)).size).toBe(Object.keys(BUILT_IN_IDS).length)
  expect(BUILT_IN_IDS.enneagram).toBe(25)
})

describe('a magazine', () => {
  test('[MAG-04] [MAG-05] [MAG-07] [ART-13] [ART-14] [ART-25] is written from an import: every article once, in order, with its receipts', async () => {
    const guest = await aGuest(app)
    const progress = await importRecords(guest, sampleRecords())
    expect(progress).toMatchObject({ status: 'finished', error: null })
    expect(progress.articles_expected).toBeGreaterThanOrEqual(5)
    expect(progress.articles_done).toBe(progress.articles_expected)
    const magazine = (await guest.browser.get('/api/magazine/current')).json()
    expect(magazine.articles).toHaveLength(progress.articles_expected)
    expect(magazine.progress).toMatchObject({ id: progress.id, status: 'finished' })
    expect(magazine.rhythm[0]).toMatchObject({ year: 2010 })
    expect((await guest.browser.get(`/api/magazine/${magazine.id}`)).json()).toEqual(magazine)

    const [first, second] = magazine.articles
    const read = (await article(guest.browser, first.id)).json()
    expect(read).toMatchObject({
      prev_id: null,
      next_id: second.id,
      magazine_id: magazine.id,
      written_by: 'the built-in author',
    })
    expect(read.title.length).toBeGreaterThan(3)
    const quoted = new Set(read.sources.map(({ id }: { id: number }) => id))
    for (const { post_ids } of read.paragraphs) for (const id of post_ids) expect(quoted).toContain(id)
    expect(read.sources.length).toBeGreaterThan(0)
    expect((await article(guest.browser, second.id)).json()).toMatchObject({ prev_id: first.id })
  })

  test('markup and templates in posts stay text', async () => {
    const guest = await aGuest(app)
    await importPosts(guest, LIFE)
    const { articles: written } = (await guest.browser.get('/api/magazine/current')).json()
    for (const { id } of written) {
      const { body, paragraphs } = (await article(guest.browser, id)).json()
      expect(`${body}${JSON.stringify(paragraphs)}`).not.toMatch(/<(script|img|a|b|iframe|style)\b|onerror=/i)
    }
  })

  test('somebody else’s magazine and articles answer like missing ones', async () => {
    const owner = await aGuest(app)
    await importPosts(owner, LIFE)
    const magazine = (await owner.browser.get('/api/magazine/current')).json()
    const stranger = await aMember(app)
    await app.platform.db.update(users).set({ isAdmin: true }).where(eq(users.id, stranger.id))
    expect((await article(stranger.browser, magazine.articles[0].id)).body).toBe(
      (await article(stranger.browser, 999_999)).body,
    )
    expect((await stranger.browser.get(`/api/magazine/${magazine.id}`)).statusCode).toBe(404)
    expect((await article(app.browser(), magazine.articles[0].id)).statusCode).toBe(401)
  })
})

describe('asking for an article', () => {
  test('[ART-12] [TPL-10] [TPL-14] a second one of a topic is a different one, and double clicks make one', async () => {
    const member = await aMember(app)
    expect(await statusOf(member, 'profile')).toEqual({ status: 'none', article_id: null, reason: null })
    await importPosts(member, LIFE)
    const before = await statusOf(member, 'profile')
    if (before.status === 'none') await ask(member, 'profile')
    const first = await untilWritten(member, 'profile')
    expect(first).toMatchObject({ status: 'finished', article_id: expect.any(Number) })
    await app.platform.db
      .update(generations)
      .set({ createdAt: new Date(Date.now() - 60_000) })
      .where(eq(generations.userId, member.id))
    const answers = await Promise.all([ask(member, 'profile'), ask(member, 'profile'), ask(member, '1')])
    for (const answer of answers)
      expect(answer.json()).toEqual({ success: true, message: 'Your article is being written.' })
    const second = await until(async () => {
      const status = await statusOf(member, 'profile')
      expect(status.status).toBe('finished')
      expect(status.article_id).not.toBe(first.article_id)
      return status
    })
    expect(second.article_id).not.toBe(first.article_id)
    const texts = await Promise.all(
      [first, second].map(async ({ article_id }) => (await article(member.browser, article_id)).json().body),
    )
    expect(texts[0]).not.toBe(texts[1])
    const all = await app.platform.db.select().from(generations).where(eq(generations.userId, member.id))
    expect(all.filter(({ topicId }) => topicId === 1)).toHaveLength(2)
    // The writing was faster than the finger: nothing is being written any more.
    await app.platform.db
      .update(generations)
      .set({ createdAt: new Date(Date.now() + 60_000) })
      .where(eq(generations.articleId, second.article_id))
    expect((await ask(member, 'profile')).json()).toEqual({
      success: true,
      message: 'Your article is written.',
    })
    expect((await statusOf(member, 'profile')).article_id).toBe(second.article_id)
  })

  test('[ART-08] [ART-10] [ART-11] under a title of one’s own: to the letter, trimmed', async () => {
    const member = await aMember(app)
    await importPosts(member, LIFE)
    const magazine = (await member.browser.get('/api/magazine/current')).json()
    await ask(member, 'media_roast')
    const roast = await untilWritten(member, 'media_roast')
    expect(Array.isArray((await article(member.browser, roast.article_id)).json().title_alternatives)).toBe(
      true,
    )
    const fields = { magazine_id: String(magazine.id), template_id: 'media_roast' }
    const send = (chosen_title: string) =>
      member.browser.post('/api/generate_article_with_title', { multipart: { ...fields, chosen_title } })
    expect((await send('   ')).statusCode).toBe(422)
    expect((await send('x'.repeat(201))).statusCode).toBe(422)
    expect((await send('  A <b>stapler</b> & I  ')).json().success).toBe(true)
    const { article_id } = await until(async () => {
      const status = await statusOf(member, 'media_roast')
      expect(status).toMatchObject({ status: 'finished' })
      expect(status.article_id).not.toBe(roast.article_id)
      return status
    })
    expect((await article(member.browser, article_id)).json()).toMatchObject({
      title: 'A <b>stapler</b> & I',
      magazine_id: magazine.id,
    })
  })

  test('[TPL-16] [TPL-17] [TPL-22] is refused for guests, unknown topics, foreign magazines, missing posts and beyond a hundred', async () => {
    const guest = await aGuest(app)
    expect((await ask(guest, 'profile')).statusCode).toBe(403)
    const member = await aMember(app)
    const unmet = await ask(member, 'profile')
    expect(unmet.statusCode).toBe(409)
    expect(unmet.json().detail).toBe('Complete all requirements above to generate an article.')
    await importPosts(member, LIFE)
    expect((await ask(member, 'no_such_topic')).statusCode).toBe(404)
    expect((await ask(member, '999')).statusCode).toBe(404)
    const other = await anUnconfirmedMember(app)
    await importPosts(other, LIFE)
    const theirs = (await other.browser.get('/api/magazine/current')).json()
    expect((await ask(member, 'profile', { magazine_id: String(theirs.id) })).statusCode).toBe(404)
    const [mine] = await app.platform.db.select().from(magazines).where(eq(magazines.userId, member.id))
    const row = { userId: member.id, magazineId: mine?.id ?? 0, topicId: 3, title: 't', body: '<p>b</p>' }
    await app.platform.db.insert(articles).values(Array.from({ length: 100 }, () => row))
    const full = await ask(member, 'museum')
    expect(full.statusCode).toBe(409)
    expect(full.json().detail).toBe("You've reached the maximum number of articles (100) for this template.")
  })
})

test('no two articles of a magazine bear the same title, whenever they were asked for', async () => {
  const member = await aMember(app)
  await importPosts(member, LIFE)
  for (const key of ['counted', 'dictionary', 'letter', 'counted', 'places', 'running_jokes', 'dictionary']) {
    const answer = await ask(member, key)
    expect(answer.statusCode, answer.body).toBe(200)
    await untilWritten(member, key)
  }
  const rows = await app.platform.db.select().from(articles).where(eq(articles.userId, member.id))
  const titles = rows
    .filter(({ supersededBy }) => supersededBy === null)
    .map(({ title }) => title.toLowerCase())
  expect(titles.length).toBeGreaterThan(5)
  expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([])
})
