import { expect, test } from 'vitest'
import { rateLimits } from '#platform/http/limits.ts'
import { articles, magazines } from '#schema'
import { aMember, type Person } from '#testing/people.ts'
import { useTestApp } from '#testing/test-app.ts'

const app = useTestApp({ settings: { RATE_LIMITS: 'on' } })

async function anArticle({ id: userId }: Person) {
  const [magazine] = await app.platform.db.insert(magazines).values({ userId }).returning()
  const [article] = await app.platform.db
    .insert(articles)
    .values({
      userId,
      magazineId: magazine?.id ?? 0,
      topicId: 2,
      title: 'A stapler',
      body: '<p>It broke.</p>',
      paragraphs: [{ kind: 'p', html: '<p>It broke.</p>', postIds: [] }],
    })
    .returning()
  return article?.id ?? 0
}

test('whoever invents browsers, or collects the names we give them, is a household at the most', async () => {
  const owner = await aMember(app)
  const id = await anArticle(owner)
  const { share_hash: hash } = (
    await owner.browser.post(`/api/article/${id}/share`, { json: { discoverable: false } })
  ).json()
  const views = async (browser = app.browser(), agent = 'Mozilla/5.0') =>
    (await browser.get(`/api/share/a/${hash}`, { headers: { 'user-agent': agent } })).json().view_count
  for (let n = 0; n < 20; n += 1) await views(app.browser('10.3.3.3'), `Invented ${n}`)
  const most = rateLimits.viewersOfPlace.count
  expect(await views(owner.browser)).toBe(most)
  for (let n = 0; n < 20; n += 1) {
    const collector = app.browser('10.3.3.4')
    await collector.get(`/share/a/${hash}`)
    await views(collector, `Collected ${n}`)
  }
  expect(await views(owner.browser)).toBe(2 * most)
  expect(await views(app.browser('10.3.3.5'))).toBe(2 * most + 1)
})

test('what is drawn, fetched, opened or corrected without end is refused; others are not', async () => {
  const [greedy, other] = [await aMember(app), await aMember(app)]
  const [mine, theirs] = [await anArticle(greedy), await anArticle(other)]
  const statuses = async (count: number, call: () => Promise<{ statusCode: number }>) => {
    const all: number[] = []
    for (let n = 0; n < count; n += 1) all.push((await call()).statusCode)
    return all
  }
  const drawn = await statuses(rateLimits.picturesDrawn.count + 1, () =>
    greedy.browser.get(`/media/article/${mine}/picture/story.png`),
  )
  expect(drawn.at(0)).toBe(200)
  expect(drawn.at(-1)).toBe(429)
  expect((await other.browser.get(`/media/article/${theirs}/picture/story.png`)).statusCode).toBe(200)

  const correct = (person: Person, article: number) =>
    person.browser.post(`/api/article/${article}/corrections`, { json: { sentence: 'It broke.', note: '' } })
  const corrected = await statuses(rateLimits.corrections.count + 1, () => correct(greedy, mine))
  expect(corrected).toContain(200)
  expect(corrected.at(-1)).toBe(429)
  expect((await correct(other, theirs)).statusCode).toBe(200)

  const from = app.browser('10.3.3.9')
  const fetched = await statuses(rateLimits.files.count + 1, () =>
    from.get('/share/a/nothing-of-that-name-00'),
  )
  expect(fetched.at(0)).toBe(404)
  expect(fetched.at(-1)).toBe(429)
})
