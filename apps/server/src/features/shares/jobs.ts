import { z } from 'zod'
import { type Clock, dayOf } from '#platform/clock.ts'
import type { Queryable } from '#platform/db/database.ts'
import { handler, jobType } from '#platform/jobs/job.ts'
import { deleteViewsBefore } from './queries.ts'

/** Every night: nobody needs to know who looked yesterday. */
export const forgetViewers = jobType({
  name: 'shares.forget-viewers',
  input: z.object({}),
  schedule: '20 3 * * *',
})

export const shareJobs = ({ db, clock }: { db: Queryable; clock: Clock }) => [
  handler(forgetViewers, async () => {
    await deleteViewsBefore(db, dayOf(clock()))
  }),
]
