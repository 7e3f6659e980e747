import { and, eq, inArray, isNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { generations, magazines, topics } from '#schema'
import { importPosts, somePosts } from '#testing/archives.ts'
import { aMember } from '#testing/people.ts'
import { useTestApp } from '#testing/test-app.ts'
import { until } from '#testing/until.ts'
import { writeArticle } from './jobs.ts'

const app = useTestApp()

test('a magazine of a dozen articles of somebody else’s keeps nobody’s one article waiting', async () => {
  const { db, jobs } = app.platform
  const [much, little] = [await aMember(app), await aMember(app)]
  for (const person of [much, little]) await importPosts(person, somePosts(30))
  const [magazine] = await db.select().from(magazines).where(eq(magazines.userId, much.id))
  const some = await db
    .select()
    .from(topics)
    .where(and(isNull(topics.creatorId), eq(topics.status, 'published')))
    .limit(14)
  expect(some.length).toBeGreaterThan(10)
  const wished = await db.transaction(async (tx) => {
    const rows = await tx
      .insert(generations)
      .values(
        some.map(({ id }) => ({
          userId: much.id,
          topicId: id,
          magazineId: magazine?.id ?? 0,
          status: 'queued' as const,
        })),
      )
      .returning()
    for (const { id } of rows) await jobs.enqueue(tx, writeArticle, { userId: much.id, generationId: id })
    return rows.map(({ id }) => id)
  })
  const asked = await little.browser.post('/api/generate_article', { json: { template_id: 'counted' } })
  expect(asked.statusCode, asked.body).toBe(200)

  const overOf = async (person: number) =>
    (
      await db
        .select()
        .from(generations)
        .where(and(eq(generations.userId, person), inArray(generations.status, ['finished', 'dropped'])))
    ).filter(({ importId }) => importId === null)
  const behind = await until(
    async () => {
      expect(await overOf(little.id)).toHaveLength(1)
      return (await overOf(much.id)).length
    },
    { timeout: 90_000, interval: 20 },
  )
  expect(behind).toBeLessThanOrEqual(4)
  await until(
    async () => expect((await overOf(much.id)).map(({ id }) => id).sort()).toEqual(wished.toSorted()),
    { timeout: 90_000, interval: 50 },
  )
}, 200_000)
