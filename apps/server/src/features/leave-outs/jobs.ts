import type { Front } from '@youzine/author'
import { z } from 'zod'
import type { Queryable } from '#platform/db/database.ts'
import { alike, handler, jobType } from '#platform/jobs/job.ts'

/** The cover is made of posts too. */
export const refreshFront = jobType({
  name: 'leave-outs.refresh-front',
  input: z.object({ userId: z.int() }),
  size: alike,
  retries: 2,
  timeoutSeconds: 120,
})

export type SaveFront = (on: Queryable, userId: number, front: Front | null) => Promise<void>

interface Options {
  db: Queryable
  frontFor(userId: number): Promise<Front>
  saveFront: SaveFront
}

export const leaveOutJobs = ({ db, frontFor, saveFront }: Options) => [
  handler(refreshFront, async ({ input: { userId } }) => saveFront(db, userId, await frontFor(userId))),
]
