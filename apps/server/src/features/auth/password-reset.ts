import type { changePassword } from '@youzine/contract'
import type { FastifyReply } from 'fastify'
import type { z } from 'zod'
import type { Clock } from '#platform/clock.ts'
import { isUniqueViolation, type Queryable, type Transaction } from '#platform/db/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import type { RateLimiter } from '#platform/http/rate-limiter.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { Problem, problem } from '#platform/problem.ts'
import { sendPasswordReset } from './jobs.ts'
import type { MailTokens } from './mail-tokens.ts'
import { hashPassword, isPassword } from './passwords.ts'
import type { Sessions } from './sessions.ts'
import {
  findConfirmedByEmail,
  getUserRow,
  listUnconfirmedByEmail,
  type UserRow,
  updateUser,
} from './users.ts'

type PasswordChange = z.output<(typeof changePassword)['body']>

interface Options {
  db: Queryable
  clock: Clock
  jobs: Jobs
  rateLimiter: RateLimiter
  sessions: Sessions
  mailTokens: MailTokens
}

export type Passwords = ReturnType<typeof createPasswordReset>

export function createPasswordReset({ db, clock, jobs, rateLimiter, sessions, mailTokens }: Options) {
  async function find(token: string) {
    const row = await mailTokens.get(db, 'reset_password', token).catch((error: unknown) => {
      throw error instanceof Problem ? problem('link_expired') : error
    })
    if (row.usedAt) throw problem('link_expired')
    return row
  }

  async function mustBe(actor: Actor, password: string | undefined, refusal?: string): Promise<UserRow> {
    await rateLimiter.take('logIn', 'change', actor.userId)
    const user = await getUserRow(db, actor.userId)
    if (!password || !user.passwordHash || !(await isPassword(user.passwordHash, password)))
      throw problem('wrong_password', refusal)
    return user
  }

  /** A new password ends whatever somebody else may have begun: sessions, links, a change of address. */
  async function setPassword(
    tx: Transaction,
    { id, emailValidatedAt }: UserRow,
    values: Pick<UserRow, 'passwordHash'> & Partial<UserRow>,
  ): Promise<UserRow> {
    await mailTokens.withdraw(tx, 'reset_password', id)
    // Before the first confirmation the link in the post is the one that the sign-up waits for.
    if (emailValidatedAt ?? values.emailValidatedAt) await mailTokens.withdraw(tx, 'confirm_email', id)
    await sessions.endAllOf(tx, id)
    return updateUser(tx, id, { pendingEmail: null, ...values })
  }

  return {
    /** Says the same, after the same work, whether or not anybody has this address. */
    async ask(email: string, network: string): Promise<void> {
      const allowed =
        (await rateLimiter.allows('forgotPassword', 'from', network)) &&
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
          await setPassword(tx, user, {
            passwordHash,
            emailValidatedAt: user.emailValidatedAt ?? clock(),
          })
        })
        .catch((error: unknown) => {
          throw isUniqueViolation(error) ? problem('email_taken') : error
        })
    },

    /** For what a stolen session alone must not be enough for. */
    mustBe,

    /** This session goes on under a new token; every other one ends. */
    async change(actor: Actor, { current_password, new_password }: PasswordChange, reply: FastifyReply) {
      const user = await mustBe(actor, current_password)
      const passwordHash = await hashPassword(new_password)
      const session = await db.transaction(async (tx) =>
        sessions.begin(tx, await setPassword(tx, user, { passwordHash })),
      )
      session.setCookie(reply)
    },
  }
}
