import { z } from 'zod'
import type { Clock } from '#platform/clock.ts'
import { later } from '#platform/clock.ts'
import type { Queryable } from '#platform/db/database.ts'
import type { RateLimiter } from '#platform/http/rate-limiter.ts'
import { handler, jobType } from '#platform/jobs/job.ts'
import { forgetStepsBefore } from '#platform/jobs/steps.ts'
import type { Mailer } from '#platform/mail/mailer.ts'
import type { MailTokens } from './mail-tokens.ts'
import { addressNotice, confirmationLetter, resetLetter } from './mails.ts'
import type { Sessions } from './sessions.ts'
import { getUserRow } from './users.ts'

const Person = z.object({ userId: z.int() })

/** The token is made when the mail is: it is never stored in the clear, not even in a queue. */
export const sendConfirmation = jobType({ name: 'auth.send-confirmation', input: Person })

/** Tells the address that counted when somebody asked for another one, even if that is confirmed sooner. */
export const sendAddressNotice = jobType({
  name: 'auth.send-address-notice',
  input: Person.extend({ from: z.string(), to: z.string() }),
})

/** `userId` 0 stands for an address nobody has: asking must take the same time either way. */
export const sendPasswordReset = jobType({ name: 'auth.send-password-reset', input: Person })

export const forgetExpired = jobType({
  name: 'auth.forget-expired',
  input: z.object({}),
  schedule: '17 * * * *',
})

interface Options {
  db: Queryable
  clock: Clock
  publicUrl: string
  mailer: Mailer
  mailTokens: MailTokens
  sessions: Sessions
  rateLimiter: RateLimiter
}

export function authJobs({ db, clock, publicUrl, mailer, mailTokens, sessions, rateLimiter }: Options) {
  return [
    handler(sendConfirmation, async ({ input }) => {
      const user = await getUserRow(db, input.userId)
      const email = user.pendingEmail ?? (user.emailValidatedAt ? null : user.email)
      if (!email) return
      const token = await mailTokens.issue(db, 'confirm_email', user.id, email)
      const link = `${publicUrl}/confirm-email/${token}`
      await mailer.send(email, confirmationLetter(user.firstName, link), user.id)
    }),
    handler(sendAddressNotice, async ({ input }) => {
      const { id, firstName } = await getUserRow(db, input.userId)
      await mailer.send(input.from, addressNotice(firstName, input.to, `${publicUrl}/account`), id)
    }),
    handler(sendPasswordReset, async ({ input }) => {
      if (input.userId === 0) return
      const user = await getUserRow(db, input.userId)
      if (!user.email) return
      const token = await mailTokens.issue(db, 'reset_password', user.id, user.email)
      const link = `${publicUrl}/reset-password/${token}`
      await mailer.send(user.email, resetLetter(user.firstName, link), user.id)
    }),
    handler(forgetExpired, async () => {
      await sessions.forgetExpired()
      await mailTokens.forgetOld(db)
      await rateLimiter.forgetExpired()
      await forgetStepsBefore(db, later(clock(), { days: -14 }))
    }),
  ]
}
