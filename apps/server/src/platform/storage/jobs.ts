import { z } from 'zod'
import { handler, jobType } from '../jobs/job.ts'
import type { Storage } from './storage.ts'

/** Enqueued in the transaction that makes files nobody's, so that neither rows nor files can be left behind. */
export const removeFiles = jobType({
  name: 'storage.remove-files',
  input: z.object({ keys: z.array(z.string()) }),
})

export const storageJobs = ({ storage }: { storage: Storage }) => [
  handler(removeFiles, async ({ input }) => {
    for (const key of input.keys) await storage.remove(key)
  }),
]
