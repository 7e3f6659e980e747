import type { FastifyReply } from 'fastify'
import type { Clock } from '#platform/clock.ts'
import { isUniqueViolation, type Queryable } from '#platform/db/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import type { RateLimiter } from '#platform/http/rate-limiter.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { problem } from '#platform/problem.ts'
import { sendConfirmation } from './jobs.ts'
import type { MailToken, MailTokens } from './mail-tokens.ts'
import { isPassword } from './passwords.ts'
import type { Sessions } from './sessions.ts'
import { findConfirmedByEmail, getUserRow, updateUser } from './users.ts'

interface Options {
  db: Queryable
  clock: Clock
  jobs: Jobs
  rateLimiter: RateLimiter
  sessions: Sessions
  mailTokens: MailTokens
}

interface ConfirmCall {
  actor: Actor | null
  token: string
  password?: string | undefined
  reply: FastifyReply
}

export function createConfirmation({ db, clock, jobs, rateLimiter, sessions, mailTokens }: Options) {
  /** Whoever signed up knows the password; whoever merely owns the address does not. */
  async function mustHaveSignedUp({ userId }: MailToken, password: string | undefined) {
    const { passwordHash } = await getUserRow(db, userId)
    if (!password) throw problem('password_needed')
    await rateLimiter.take('logIn', 'confirm', userId)
    if (!passwordHash || !(await isPassword(passwordHash, password))) throw problem('password_needed')
  }

  async function settle(row: MailToken, actor: Actor | null) {
    return db.transaction(async (tx) => {
      const user = await getUserRow(tx, row.userId)
      const wanted = user.pendingEmail ?? user.email
      if (wanted?.toLowerCase() !== row.email.toLowerCase()) throw problem('link_expired')
      const owner = await findConfirmedByEmail(tx, row.email)
      if (owner && owner.id !== user.id) throw problem('email_taken')
      if (!(await mailTokens.use(tx, row))) return null
      await mailTokens.withdraw(tx, 'confirm_email', user.id)
      const confirmed = await updateUser(tx, user.id, {
        email: row.email,
        emailValidatedAt: clock(),
        pendingEmail: null,
      })
      if (actor?.userId !== user.id) return null
      await sessions.endOne(tx, actor.sessionId)
      return sessions.begin(tx, confirmed)
    })
  }

  return {
    /** Never signs anybody in: it only renews the session that was there already. */
    async confirm({ actor, token, password, reply }: ConfirmCall): Promise<void> {
      const row = await mailTokens.get(db, 'confirm_email', token)
      if (row.usedAt) return
      if (actor?.userId !== row.userId) await mustHaveSignedUp(row, password)
      const session = await settle(row, actor).catch((error: unknown) => {
        throw isUniqueViolation(error) ? problem('email_taken') : error
      })
      session?.setCookie(reply)
    },

    async resend(actor: Actor): Promise<void> {
      await rateLimiter.take('resendConfirmation', actor.userId)
      await jobs.enqueue(db, sendConfirmation, { userId: actor.userId })
    },
  }
}
