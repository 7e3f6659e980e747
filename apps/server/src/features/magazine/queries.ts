import { desc, eq } from 'drizzle-orm'
import type { Queryable, Transaction } from '#platform/db/database.ts'
import { articles, imports, magazines } from '#schema'

export async function findCurrent(db: Queryable, userId: number) {
  const [found] = await db
    .select({ id: magazines.id, importId: imports.id, importStatus: imports.status })
    .from(magazines)
    .leftJoin(imports, eq(imports.id, magazines.importId))
    .where(eq(magazines.userId, userId))
    .orderBy(desc(magazines.id))
    .limit(1)
  return found ?? null
}

export const listArticles = (db: Queryable, magazineId: number) =>
  db
    .select({ id: articles.id, title: articles.title })
    .from(articles)
    .where(eq(articles.magazineId, magazineId))
    .orderBy(articles.id)

export const listArticlesByOwner = (db: Queryable, userId: number) =>
  db.select().from(articles).where(eq(articles.userId, userId)).orderBy(articles.id)

export async function moveToOwner(tx: Transaction, from: number, to: number) {
  await tx.update(magazines).set({ userId: to }).where(eq(magazines.userId, from))
  await tx.update(articles).set({ userId: to }).where(eq(articles.userId, from))
}

export const insertMagazine = (db: Queryable, values: typeof magazines.$inferInsert) =>
  db.insert(magazines).values(values)
