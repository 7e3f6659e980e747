import { and, count, desc, eq, gt, inArray, isNotNull, isNull, ne, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queryable, Transaction } from '#platform/db/database.ts'
import { rowsOf } from '#platform/db/rows.ts'
import { articles, generations, imports, magazines, topics, videos } from '#schema'

export type MagazineRow = typeof magazines.$inferSelect

const withImport = (db: Queryable) =>
  db
    .select({ magazine: magazines, madeFrom: imports })
    .from(magazines)
    .leftJoin(imports, eq(imports.id, magazines.importId))

export async function findCurrent(db: Queryable, userId: number) {
  const [found] = await withImport(db)
    .where(eq(magazines.userId, userId))
    .orderBy(desc(magazines.id))
    .limit(1)
  return found ?? null
}

export async function findOwned(db: Queryable, userId: number, id: number) {
  const [found] = await withImport(db).where(and(eq(magazines.id, id), eq(magazines.userId, userId)))
  return found ?? null
}

export async function findByImport(db: Queryable, importId: number): Promise<MagazineRow | null> {
  const [row] = await db.select().from(magazines).where(eq(magazines.importId, importId))
  return row ?? null
}

export async function countArticles(db: Queryable, magazineId: number): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(articles)
    .where(and(eq(articles.magazineId, magazineId), isNull(articles.supersededBy)))
  return row?.n ?? 0
}

/** What rests on posts goes; what somebody wrote from a survey's answers stays, and with it the magazine. */
export async function deleteWritten(tx: Transaction, importId: number): Promise<string[]> {
  const magazine = await findByImport(tx, importId)
  if (!magazine) return []
  const fromPosts = and(
    eq(articles.magazineId, magazine.id),
    sql`jsonb_array_length(${articles.answers}) = 0`,
  )
  const films = await tx
    .select({ file: videos.file })
    .from(videos)
    .innerJoin(articles, eq(articles.id, videos.articleId))
    .where(fromPosts)
  await tx.delete(articles).where(fromPosts)
  await tx.delete(generations).where(eq(generations.importId, importId))
  if ((await countArticles(tx, magazine.id)) === 0)
    await tx.delete(magazines).where(eq(magazines.id, magazine.id))
  return films.flatMap(({ file }) => file ?? [])
}

export const listArticles = (db: Queryable, magazineId: number) =>
  db
    .select({
      id: articles.id,
      title: articles.title,
      topicName: topics.name,
      topicKey: topics.key,
      paragraphs: articles.paragraphs,
      pullQuotes: articles.pullQuotes,
      figures: articles.figures,
      standfirst: articles.standfirst,
      language: articles.language,
      body: articles.body,
    })
    .from(articles)
    .leftJoin(topics, eq(topics.id, articles.topicId))
    .where(and(eq(articles.magazineId, magazineId), isNull(articles.supersededBy)))
    .orderBy(articles.id)

export const listComing = (db: Queryable, magazineId: number) =>
  db
    .select({ name: topics.name })
    .from(generations)
    .innerJoin(topics, eq(topics.id, generations.topicId))
    .where(
      and(
        eq(generations.magazineId, magazineId),
        isNotNull(generations.importId),
        inArray(generations.status, ['queued', 'running']),
      ),
    )
    .orderBy(generations.id)

/** What was planned and given up, and has not been written since. */
export async function listUnwritten(db: Queryable, magazineId: number) {
  const newer = alias(generations, 'newer')
  const again = db
    .select({ one: sql`1` })
    .from(newer)
    .where(
      and(
        eq(newer.magazineId, magazineId),
        eq(newer.topicId, generations.topicId),
        gt(newer.id, generations.id),
      ),
    )
  const written = db
    .select({ one: sql`1` })
    .from(articles)
    .where(and(eq(articles.magazineId, magazineId), eq(articles.topicId, generations.topicId)))
  return db
    .select({ topicId: topics.id, name: topics.name, reason: generations.reason })
    .from(generations)
    .innerJoin(topics, eq(topics.id, generations.topicId))
    .where(
      and(
        eq(generations.magazineId, magazineId),
        isNotNull(generations.importId),
        eq(generations.status, 'dropped'),
        notExists(again),
        notExists(written),
      ),
    )
    .orderBy(generations.id)
}

export async function insertMagazine(
  db: Queryable,
  values: typeof magazines.$inferInsert,
): Promise<MagazineRow> {
  const [row] = await db.insert(magazines).values(values).returning()
  if (!row) throw new Error('The magazine was not stored.')
  return row
}

export const updateMagazine = (db: Queryable, id: number, values: Partial<typeof magazines.$inferInsert>) =>
  db.update(magazines).set(values).where(eq(magazines.id, id))

/** One magazine for one person: what the guest had is added to what the member has. */
export async function moveToOwner(tx: Transaction, from: number, to: number) {
  const [own, guests] = [await findCurrent(tx, to), await findCurrent(tx, from)]
  await tx.update(magazines).set({ userId: to }).where(eq(magazines.userId, from))
  if (!own || !guests) return
  const target = own.magazine.id
  const others = await tx
    .select({ id: magazines.id })
    .from(magazines)
    .where(and(eq(magazines.userId, to), ne(magazines.id, target)))
  const ids = others.map(({ id }) => id)
  await tx.update(articles).set({ magazineId: target }).where(inArray(articles.magazineId, ids))
  await tx.update(generations).set({ magazineId: target }).where(inArray(generations.magazineId, ids))
  // The newer import goes on; a running one must find its magazine.
  await tx
    .update(magazines)
    .set({ importId: guests.magazine.importId ?? own.magazine.importId, writtenFrom: null })
    .where(eq(magazines.id, target))
  await tx.delete(magazines).where(inArray(magazines.id, ids))
}

/** Posts in each week of each year. */
export const countWeeks = (db: Queryable, userId: number) =>
  rowsOf<{ year: number; week: number; posts: number }>(
    db,
    sql`select extract(year from posted_at)::int as year, ((extract(doy from posted_at)::int - 1) / 7)::int as week, count(*)::int as posts
        from posts where user_id = ${userId} and posted_at is not null group by 1, 2 order by 1, 2`,
  )
