import type { Config } from '@youzine/contract'
import { desc, eq } from 'drizzle-orm'
import type { Queryable, Transaction } from '#platform/db/database.ts'
import { configChanges, users } from '#schema'

const KEPT_IN_VIEW = 50

export async function findCurrent(db: Queryable): Promise<Config> {
  const [row] = await db.select().from(configChanges).orderBy(desc(configChanges.id)).limit(1)
  return row?.config ?? {}
}

export async function findChange(db: Queryable, id: number) {
  const [row] = await db.select().from(configChanges).where(eq(configChanges.id, id))
  return row ?? null
}

export const insertChange = (tx: Transaction, values: typeof configChanges.$inferInsert) =>
  tx.insert(configChanges).values(values)

export const listChanges = (db: Queryable) =>
  db
    .select({ change: configChanges, email: users.email })
    .from(configChanges)
    .leftJoin(users, eq(users.id, configChanges.userId))
    .orderBy(desc(configChanges.id))
    .limit(KEPT_IN_VIEW)
