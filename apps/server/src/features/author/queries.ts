import type { Analysis } from '@youzine/author'
import { SAMPLE_DAY, SAMPLE_NAME } from '@youzine/contract'
import { eq, sql } from 'drizzle-orm'
import type { Queryable } from '#platform/db/database.ts'
import { analyses, users } from '#schema'

export async function findAnalysis(db: Queryable, userId: number) {
  const [row] = await db.select().from(analyses).where(eq(analyses.userId, userId))
  return row ?? null
}

/** Posts of which nothing is shown unasked: what is tender, hidden, or not theirs. Null while nobody has looked. */
export async function findKeptBack(db: Queryable, userId: number): Promise<Set<number> | null> {
  const read = (await findAnalysis(db, userId))?.data as Analysis | undefined
  return read ? new Set([...read.hidden, ...read.red, ...read.amber, ...read.unquotable]) : null
}

export const saveAnalysis = (db: Queryable, values: typeof analyses.$inferInsert) =>
  db
    .insert(analyses)
    .values(values)
    .onConflictDoUpdate({
      target: analyses.userId,
      set: { fingerprint: values.fingerprint, data: values.data, createdAt: sql`now()` },
    })

/** Whom the posts are about, and when: the made-up person where only the sample was read, else the person themselves. */
export async function subjectOf(
  db: Queryable,
  userId: number,
  today: string,
): Promise<{ firstName: string | null; today: string }> {
  const [row] = await db
    .select({
      firstName: users.firstName,
      isSample: sql<boolean>`exists (select 1 from imports where user_id = ${userId} and is_sample)`,
    })
    .from(users)
    .where(eq(users.id, userId))
  return row?.isSample
    ? { firstName: SAMPLE_NAME, today: SAMPLE_DAY }
    : { firstName: row?.firstName || null, today }
}
