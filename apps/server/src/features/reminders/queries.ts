import { and, eq, lt, lte, or, sql } from 'drizzle-orm'
import type { Queryable } from '#platform/db/database.ts'
import { imports, reminders } from '#schema'

export type ReminderRow = typeof reminders.$inferSelect

export const insertReminder = (db: Queryable, values: typeof reminders.$inferInsert) =>
  db.insert(reminders).values(values)

export async function findByCode(db: Queryable, code: string): Promise<ReminderRow | null> {
  const [row] = await db.select().from(reminders).where(eq(reminders.code, code))
  return row ?? null
}

export const listDue = (db: Queryable, now: Date, most: number) =>
  db.select().from(reminders).where(lte(reminders.dueAt, now)).orderBy(reminders.dueAt).limit(most)

/** Only if nobody else sent it meanwhile. */
export async function claim(db: Queryable, { id, sent }: ReminderRow, dueAt: Date | null): Promise<boolean> {
  const claimed = await db
    .update(reminders)
    .set({ sent: sent + 1, dueAt })
    .where(and(eq(reminders.id, id), eq(reminders.sent, sent)))
    .returning({ id: reminders.id })
  return claimed.length === 1
}

/** As it was before it was claimed. */
export const release = (db: Queryable, { id, sent, dueAt }: ReminderRow) =>
  db
    .update(reminders)
    .set({ sent, dueAt })
    .where(and(eq(reminders.id, id), eq(reminders.sent, sent + 1)))

export async function wasUsed(db: Queryable, code: string, userId?: number): Promise<boolean> {
  const used = eq(imports.reminderCode, code)
  const [row] = await db
    .select({ id: imports.id })
    .from(imports)
    .where(userId === undefined ? used : and(used, eq(imports.userId, userId)))
    .limit(1)
  return row !== undefined
}

export const removeByCode = (db: Queryable, code: string) =>
  db.delete(reminders).where(eq(reminders.code, code))

export const removeOlderThan = (db: Queryable, moment: Date) =>
  db.delete(reminders).where(lt(reminders.createdAt, moment))

export const removeOfPerson = (db: Queryable, userId: number, email: string | null) =>
  db
    .delete(reminders)
    .where(
      or(
        eq(reminders.userId, userId),
        email ? sql`lower(${reminders.email}) = ${email.toLowerCase()}` : sql`false`,
      ),
    )
