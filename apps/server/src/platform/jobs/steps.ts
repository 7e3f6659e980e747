import { and, eq, lt } from 'drizzle-orm'
import { jobSteps } from '#schema'
import type { Queryable } from '../db/database.ts'

/** A step's result travels through JSON, so a retry sees exactly what the first attempt saw. */
export function rememberedSteps(db: Queryable, jobId: string, userId: number | null) {
  return async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
    const [known] = await db
      .select({ result: jobSteps.result })
      .from(jobSteps)
      .where(and(eq(jobSteps.jobId, jobId), eq(jobSteps.step, name)))
    if (known) return (known.result as { value: T }).value
    const value = await work()
    const result = JSON.parse(JSON.stringify({ value })) as { value: T }
    await db.insert(jobSteps).values({ jobId, userId, step: name, result }).onConflictDoNothing()
    return result.value
  }
}

export const moveSteps = (db: Queryable, from: number, to: number) =>
  db.update(jobSteps).set({ userId: to }).where(eq(jobSteps.userId, from))

export const forgetSteps = (db: Queryable, jobId: string) =>
  db.delete(jobSteps).where(eq(jobSteps.jobId, jobId))

export const forgetStepsBefore = (db: Queryable, moment: Date) =>
  db.delete(jobSteps).where(lt(jobSteps.createdAt, moment))
