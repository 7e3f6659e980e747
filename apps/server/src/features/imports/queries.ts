import { desc, eq } from 'drizzle-orm'
import type { Queryable, Transaction } from '#platform/db/database.ts'
import { imports } from '#schema'

export type ImportRow = typeof imports.$inferSelect

export async function findNewest(db: Queryable, userId: number): Promise<ImportRow | null> {
  const [row] = await db
    .select()
    .from(imports)
    .where(eq(imports.userId, userId))
    .orderBy(desc(imports.id))
    .limit(1)
  return row ?? null
}

export const listByOwner = (db: Queryable, userId: number) =>
  db.select().from(imports).where(eq(imports.userId, userId)).orderBy(imports.id)

export const moveToOwner = (tx: Transaction, from: number, to: number) =>
  tx.update(imports).set({ userId: to }).where(eq(imports.userId, from))
