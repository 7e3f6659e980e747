import { z } from 'zod'
import { type Clock, later } from '#platform/clock.ts'
import type { Queryable } from '#platform/db/database.ts'
import { handler, jobType } from '#platform/jobs/job.ts'
import { abandonIdle } from './queries.ts'

const IDLE_DAYS = 30

export const abandonSessions = jobType({
  name: 'wizards.abandon',
  input: z.object({}),
  schedule: '41 3 * * *',
})

/** A draft that nobody has touched for a month; a message brings it back. */
export const wizardJobs = ({ db, clock }: { db: Queryable; clock: Clock }) => [
  handler(abandonSessions, async () => {
    await abandonIdle(db, later(clock(), { days: -IDLE_DAYS }))
  }),
]
