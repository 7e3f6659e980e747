import { lt } from 'drizzle-orm'
import { z } from 'zod'
import { modelCalls } from '#schema'
import { type Clock, later } from '../clock.ts'
import type { Queryable } from '../db/database.ts'
import { handler, jobType } from '../jobs/job.ts'

const KEPT_DAYS = 90

/** What was asked of models is kept for a season, to see what it cost; budgets need only a day of it. */
export const forgetCalls = jobType({
  name: 'models.forget-calls',
  input: z.object({}),
  schedule: '17 3 * * *',
})

export const modelJobs = ({ db, clock }: { db: Queryable; clock: Clock }) => [
  handler(forgetCalls, async () => {
    const before = later(clock(), { days: -KEPT_DAYS })
    await db.delete(modelCalls).where(lt(modelCalls.createdAt, before))
  }),
]
