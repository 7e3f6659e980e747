import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '#platform/db/database.ts'
import { rowsOf } from '#platform/db/rows.ts'
import { articles, generations, imports, magazines, topics } from '#schema'

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

export const listArticles = (db: Queryable, magazineId: number) =>
  db
    .select({
      id: articles.id,
      title: articles.title,
      topicName: topics.name,
      standfirst: articles.standfirst,
      body: articles.body,
    })
    .from(articles)
    .leftJoin(topics, eq(topics.id, articles.topicId))
    .where(eq(articles.magazineId, magazineId))
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

export const moveToOwner = async (tx: Transaction, from: number, to: number) => {
  await tx.update(magazines).set({ userId: to }).where(eq(magazines.userId, from))
}

/** Posts in each week of each year. */
export const countWeeks = (db: Queryable, userId: number) =>
  rowsOf<{ year: number; week: number; posts: number }>(
    db,
    sql`select extract(year from posted_at)::int as year, ((extract(doy from posted_at)::int - 1) / 7)::int as week, count(*)::int as posts
        from posts where user_id = ${userId} and posted_at is not null group by 1, 2 order by 1, 2`,
  )
