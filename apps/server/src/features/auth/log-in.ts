import type { FastifyReply } from 'fastify'
import type { Queryable } from '#platform/db/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import type { RateLimiter } from '#platform/http/rate-limiter.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import type { PersonalData } from '#platform/personal-data.ts'
import { problem } from '#platform/problem.ts'
import { mergeGuest } from './guests.ts'
import { sendConfirmation } from './jobs.ts'
import { compareWithNobody, isPassword } from './passwords.ts'
import type { Sessions } from './sessions.ts'
import { findConfirmedByEmail, listUnconfirmedByEmail, type UserRow } from './users.ts'

/** Several people may have signed up with one unproved address; more than this is somebody's game. */
const MOST_UNCONFIRMED = 3

interface LogInOptions {
  db: Queryable
  jobs: Jobs
  rateLimiter: RateLimiter
  sessions: Sessions
  parts: PersonalData[]
}

interface LogInCall {
  actor: Actor | null
  email: string
  password: string
  network: string
  reply: FastifyReply
}

export function createLogIn({ db, jobs, rateLimiter, sessions, parts }: LogInOptions) {
  async function whoHas(email: string, password: string): Promise<UserRow | null> {
    const confirmed = await findConfirmedByEmail(db, email)
    const candidates = confirmed ? [confirmed] : await listUnconfirmedByEmail(db, email, MOST_UNCONFIRMED)
    let compared = 0
    for (const { passwordHash, ...candidate } of candidates) {
      if (!passwordHash) continue
      compared += 1
      if (await isPassword(passwordHash, password)) return { passwordHash, ...candidate }
    }
    // Always the same work: the time must not tell a known address, or an unconfirmed one, from any other.
    for (; compared < MOST_UNCONFIRMED; compared += 1) await compareWithNobody(password)
    return null
  }

  async function askToConfirm(user: UserRow): Promise<never> {
    if (await rateLimiter.allows('confirmationMail', user.id))
      await jobs.enqueue(db, sendConfirmation, { userId: user.id })
    throw problem('email_unconfirmed')
  }

  return async function logIn({ actor, email, password, network, reply }: LogInCall): Promise<UserRow> {
    const attempts = [email.toLowerCase(), network]
    await rateLimiter.take('logIn', ...attempts)
    await rateLimiter.take('logInsOfPlace', network)
    const known = await whoHas(email, password)
    if (!known) throw problem('wrong_credentials')
    await rateLimiter.reset('logIn', ...attempts)
    if (!known.emailValidatedAt) return askToConfirm(known)
    const { user, session } = await db.transaction(async (tx) => {
      if (actor) await sessions.endOne(tx, actor.sessionId)
      const member =
        actor?.role === 'guest' ? await mergeGuest(tx, actor.userId, known, { parts, jobs }) : known
      return { user: member, session: await sessions.begin(tx, member) }
    })
    session.setCookie(reply)
    return user
  }
}
