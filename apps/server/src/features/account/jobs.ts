import { z } from 'zod'
import { handler, jobType } from '#platform/jobs/job.ts'
import type { Mailer } from '#platform/mail/mailer.ts'
import type { Storage } from '#platform/storage/storage.ts'

export const removeFiles = jobType({
  name: 'account.remove-files',
  input: z.object({ keys: z.array(z.string()) }),
})

/** Mails in the outbox folder. Not `userId`: the person's other jobs are gone by then. */
export const forgetMails = jobType({
  name: 'account.forget-mails',
  input: z.object({ person: z.int() }),
})

export const accountJobs = ({ storage, mailer }: { storage: Storage; mailer: Mailer }) => [
  handler(forgetMails, async ({ input }) => {
    await mailer.forget(input.person)
  }),
  handler(removeFiles, async ({ input }) => {
    for (const key of input.keys) await storage.remove(key)
  }),
]
