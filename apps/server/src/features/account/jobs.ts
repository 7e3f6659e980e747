import { z } from 'zod'
import { listLostGuests } from '#features/auth/index.ts'
import { later } from '#platform/clock.ts'
import { GUEST_DAYS } from '#platform/http/limits.ts'
import { handler, jobType } from '#platform/jobs/job.ts'
import type { Platform } from '#platform/platform.ts'
import type { Account } from './account.ts'

/** Mails in the outbox folder. Not `userId`: the person's other jobs are gone by then, and so is their address. */
export const forgetMails = jobType({
  name: 'account.forget-mails',
  input: z.object({ person: z.int(), address: z.string().optional() }),
})

/** Guests who never came back: without their cookie nobody can. */
export const forgetGuests = jobType({
  name: 'account.forget-guests',
  input: z.object({}),
  schedule: '23 * * * *',
})

const AT_ONCE = 200

export const accountJobs = ({ platform, account }: { platform: Platform; account: Account }) => [
  handler(forgetMails, async ({ input }) => {
    await platform.mailer.forget(input.person, input.address)
  }),
  handler(forgetGuests, async ({ signal }) => {
    const before = later(platform.clock(), { days: -GUEST_DAYS })
    for (const { id } of await listLostGuests(platform.db, before, AT_ONCE)) {
      signal.throwIfAborted()
      await account.removePerson(id)
    }
  }),
]
