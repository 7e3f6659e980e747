import { z } from 'zod'
import { updateImport } from '#features/imports/index.ts'
import type { Queryable } from '#platform/db/database.ts'
import { handler, jobType } from '#platform/jobs/job.ts'
import type { Magazines } from './magazine.ts'

const One = z.object({ userId: z.int(), importId: z.int() })

/** Reads the person once, and decides which articles their posts are enough for. */
export const planMagazine = jobType({ name: 'magazine.plan', input: One, retries: 3, timeoutSeconds: 300 })

const GAVE_UP = 'Your posts are read and kept, but writing from them failed. Please try again.'

interface Options {
  db: Queryable
  magazines: Magazines
  topicsFor(userId: number): Promise<string[]>
}

export const magazineJobs = ({ db, magazines, topicsFor }: Options) => [
  handler(
    planMagazine,
    async ({ input }) => magazines.plan(input.userId, input.importId, await topicsFor(input.userId)),
    async ({ importId }) => updateImport(db, importId, { status: 'failed', error: GAVE_UP }),
  ),
]
