import { z } from 'zod'
import { handler, jobType } from '#platform/jobs/job.ts'
import type { Storage } from '#platform/storage/storage.ts'

export const removeFiles = jobType({
  name: 'account.remove-files',
  input: z.object({ keys: z.array(z.string()) }),
})

export const accountJobs = (storage: Storage) => [
  handler(removeFiles, async ({ input }) => {
    for (const key of input.keys) await storage.remove(key)
  }),
]
