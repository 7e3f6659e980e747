import { request } from 'node:http'
import { and, eq, isNotNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { articles, generations, magazines, shares, surveyAnswers, surveys, users } from '#schema'
import { importPosts, somePosts } from '#testing/archives.ts'
import { tokenOf } from '#testing/outbox.ts'
import { aMember, anEmail, logIn, type Person, signUpForm } from '#testing/people.ts'
import { aDraft, aPublishedSurvey, save } from '#testing/surveys.ts'
import { useTestApp } from '#testing/test-app.ts'

const app = useTestApp()
const TIMES = 12

/** As an impatient hand does, or a line that sends again what was answered long ago. */
const atOnce = <T>(work: () => Promise<T>) => Promise.all(Array.from({ length: TIMES }, work))
const codesOf = (answers: { statusCode: number }[]) => [
  ...new Set(answers.map(({ statusCode }) => statusCode)),
]

async function anArticle({ id }: Person) {
  const { db } = app.platform
  const [magazine] = await db.insert(magazines).values({ userId: id }).returning()
  const [article] = await db
    .insert(articles)
    .values({ userId: id, magazineId: magazine?.id ?? 0, topicId: 2, title: 'A', body: '<p>B.</p>' })
    .returning()
  return article?.id ?? 0
}

test('a sign-up sent many times at once ends in one account that can be used', async () => {
  const email = anEmail()
  const browser = app.browser()
  const answers = await atOnce(() => browser.post('/api/signup', { multipart: signUpForm(email) }))
  expect(codesOf(answers).filter((code) => code >= 500)).toEqual([])
  expect(codesOf(answers)).toContain(200)
  const token = tokenOf(await app.mailTo(email))
  const confirmed = await atOnce(() =>
    browser.post('/api/confirm_email', { json: { token, password: signUpForm(email).password } }),
  )
  expect(codesOf(confirmed)).toEqual([200])
  const accounts = await app.platform.db
    .select()
    .from(users)
    .where(and(eq(users.email, email), isNotNull(users.emailValidatedAt)))
  expect(accounts).toHaveLength(1)
  expect((await logIn(app.browser(), email)).statusCode).toBe(200)
})

test('a link made many times at once is one link', async () => {
  const owner = await aMember(app)
  const id = await anArticle(owner)
  const answers = await atOnce(() =>
    owner.browser.post(`/api/article/${id}/share`, { json: { discoverable: true } }),
  )
  expect(codesOf(answers)).toEqual([200])
  expect(new Set(answers.map((answer) => answer.json().share_hash)).size).toBe(1)
  expect(await app.platform.db.select().from(shares).where(eq(shares.articleId, id))).toHaveLength(1)
})

test('an article asked for many times at once is written once', async () => {
  const person = await aMember(app)
  await importPosts(person, somePosts(30))
  const { db } = app.platform
  const wishes = () => db.select().from(generations).where(eq(generations.userId, person.id))
  const before = (await wishes()).length
  const answers = await atOnce(() =>
    person.browser.post('/api/generate_article', { json: { template_id: 'counted' } }),
  )
  expect(codesOf(answers).filter((code) => code >= 500)).toEqual([])
  expect((await wishes()).length - before).toBe(1)
})

test('an answer given many times at once is one answer, and a survey saved by two hands keeps one of them', async () => {
  const creator = await aMember(app)
  const survey = await aPublishedSurvey(creator)
  const [question] = survey.questions
  const person = await aMember(app)
  const answers = await atOnce(() => save(person, survey.id, question?.id ?? 0, { text: 'Always.' }))
  expect(codesOf(answers)).toEqual([200])
  const { db } = app.platform
  expect(await db.select().from(surveyAnswers).where(eq(surveyAnswers.userId, person.id))).toHaveLength(1)

  const draft = (await creator.browser.post('/api/creator/surveys', { json: aDraft() })).json()
  const saved = await Promise.all(
    ['One hand', 'The other'].map((title) =>
      creator.browser.put(`/api/creator/surveys/${draft.id}`, {
        json: { ...aDraft({ title }), seen_updated_at: draft.updated_at },
      }),
    ),
  )
  expect(saved.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  const [stored] = await db.select().from(surveys).where(eq(surveys.id, draft.id))
  expect(stored?.title).toBe(saved.find(({ statusCode }) => statusCode === 200)?.json().title)
})

test('whoever reads one byte at a time keeps nobody waiting', async () => {
  const owner = await aMember(app)
  await importPosts(owner, somePosts(200))
  const { http } = app.app
  const url = new URL(await http.listen({ port: 0, host: '127.0.0.1' }))
  const cookie = [...owner.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const slow = Array.from({ length: 20 }, () => {
    const call = request({
      host: url.hostname,
      port: url.port,
      path: '/api/magazine/current',
      headers: { cookie },
    })
    call.on('response', (response) => response.pause())
    call.on('error', () => {})
    call.end()
    return call
  })
  await new Promise((over) => setTimeout(over, 300))
  const from = performance.now()
  for (let turn = 0; turn < 20; turn += 1) expect((await fetch(`${url.origin}/api/site`)).status).toBe(200)
  // Twenty answers one after the other: a server that waited for the slow ones would not come back at all.
  expect(performance.now() - from).toBeLessThan(20_000)
  for (const call of slow) call.destroy()
})
