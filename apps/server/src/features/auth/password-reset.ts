import type { Clock } from '#platform/clock.ts'
import { isUniqueViolation, type Queryable } from '#platform/db/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import type { RateLimiter } from '#platform/http/rate-limiter.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { invalidField, Problem, problem } from '#platform/problem.ts'
import { sendPasswordReset } from './jobs.ts'
import type { MailTokens } from './mail-tokens.ts'
import { hashPassword, isPassword } from './passwords.ts'
import type { Sessions } from './sessions.ts'
import { findConfirmedByEmail, getUserRow, listUnconfirmedByEmail, updateUser } from './users.ts'

interface Options {
  db: Queryable
  clock: Clock
  jobs: Jobs
  rateLimiter: RateLimiter
  sessions: Sessions
  mailTokens: MailTokens
}

export function createPasswordReset({ db, clock, jobs, rateLimiter, sessions, mailTokens }: Options) {
  async function find(token: string) {
    const row = await mailTokens.get(db, 'reset_password', token).catch((error: unknown) => {
      throw error instanceof Problem ? problem('link_expired') : error
    })
    if (row.usedAt) throw problem('link_expired')
    return row
  }

  return {
    /** Says the same, after the same work, whether or not anybody has this address. */
    async ask(email: string, ip: string): Promise<void> {
      const allowed =
        (await rateLimiter.allows('forgotPassword', 'from', ip)) &&
        (await rateLimiter.allows('forgotPassword', 'to', email.toLowerCase()))
      const confirmed = await findConfirmedByEmail(db, email)
      const [unconfirmed] = await listUnconfirmedByEmail(db, email, 1)
      const userId = (confirmed ?? unconfirmed)?.id ?? 0
      if (allowed) await jobs.enqueue(db, sendPasswordReset, { userId })
    },

    /** Whoever opened the mail has proved the address, so that an unconfirmed one is confirmed too. */
    async reset(token: string, password: string): Promise<void> {
      const row = await find(token)
      const passwordHash = await hashPassword(password)
      await db
        .transaction(async (tx) => {
          if (!(await mailTokens.use(tx, row))) throw problem('link_expired')
          const user = await getUserRow(tx, row.userId)
          if (user.email?.toLowerCase() !== row.email.toLowerCase()) throw problem('link_expired')
          await mailTokens.withdraw(tx, 'reset_password', user.id)
          await updateUser(tx, user.id, { passwordHash, emailValidatedAt: user.emailValidatedAt ?? clock() })
          await sessions.endAllOf(tx, user.id)
        })
        .catch((error: unknown) => {
          throw isUniqueViolation(error) ? problem('email_taken') : error
        })
    },

    async change(actor: Actor, current: string, next: string): Promise<void> {
      await rateLimiter.take('logIn', 'change', actor.userId)
      const user = await getUserRow(db, actor.userId)
      if (!user.passwordHash || !(await isPassword(user.passwordHash, current)))
        throw invalidField('current_password', 'This is not your current password.')
      const passwordHash = await hashPassword(next)
      await db.transaction(async (tx) => {
        await updateUser(tx, user.id, { passwordHash })
        await mailTokens.withdraw(tx, 'reset_password', user.id)
        await sessions.endOthers(tx, actor)
      })
    },
  }
}
