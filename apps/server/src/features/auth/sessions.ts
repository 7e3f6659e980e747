import { type and, eq, lt, sql } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Clock, later } from '#platform/clock.ts'
import type { Queryable } from '#platform/db/database.ts'
import type { Events } from '#platform/events.ts'
import type { Actor } from '#platform/http/actor.ts'
import type { SessionCookie } from '#platform/http/cookies.ts'
import { secretToken, sha256 } from '#platform/random.ts'
import { sessions, users } from '#schema'
import { knownSessions } from './known-sessions.ts'
import { isAdmin, isGuest, type UserRow } from './users.ts'

const MEMBER_DAYS = 90
/** A guest has no way back in without the cookie: it lasts as long as browsers allow. */
const GUEST_DAYS = 400
const RENEW_AFTER_HOURS = 12

const lifetimeDays = (row: Pick<UserRow, 'email'>) => (isGuest(row) ? GUEST_DAYS : MEMBER_DAYS)
const seconds = (days: number) => days * 24 * 3600

export interface SessionOptions {
  db: Queryable
  clock: Clock
  events: Events
  cookie: SessionCookie
  adminEmails: string[]
}

export type Sessions = ReturnType<typeof createSessions>

/** `session.ended` tells every process which session is over, so that open sockets close. */
export function createSessions({ db, clock, events, cookie, adminEmails }: SessionOptions) {
  const known = knownSessions({ clock, events })
  const byHash = db
    .select({ session: sessions, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.tokenHash, sql.placeholder('hash')))
    .prepare('session_by_hash')
  const find = async (hash: string) => {
    const [found] = await byHash.execute({ hash })
    return found && found.session.expiresAt > clock() ? found : null
  }

  async function end(on: Queryable, where: ReturnType<typeof and>) {
    const ended = await on.delete(sessions).where(where).returning({ id: sessions.id })
    for (const { id } of ended) {
      known.forget(id)
      await events.publish(on, { topic: 'session.ended', id })
    }
  }

  return {
    async recognise(request: FastifyRequest, reply: FastifyReply): Promise<Actor | null> {
      const token = cookie.read(request)
      if (!token) return null
      const hash = sha256(token)
      const before = known.find(hash)
      if (before) return before
      const found = await find(hash)
      if (!found) return null
      const { session, user } = found
      const now = clock()
      if (later(session.usedAt, { hours: RENEW_AFTER_HOURS }) < now) {
        const days = lifetimeDays(user)
        await db
          .update(sessions)
          .set({ usedAt: now, expiresAt: later(now, { days }) })
          .where(eq(sessions.id, session.id))
        cookie.write(reply, token, seconds(days))
      }
      const actor: Actor = {
        userId: user.id,
        sessionId: session.id,
        role: isGuest(user) ? 'guest' : isAdmin(user, adminEmails) ? 'admin' : 'member',
        emailValidated: user.emailValidatedAt !== null,
      }
      known.learn(hash, actor)
      return actor
    },

    /** A fresh token every time, so that a cookie known from before is worth nothing afterwards. */
    async begin(on: Queryable, user: UserRow) {
      const token = secretToken()
      const now = clock()
      const days = lifetimeDays(user)
      await on.insert(sessions).values({
        userId: user.id,
        tokenHash: sha256(token),
        createdAt: now,
        usedAt: now,
        expiresAt: later(now, { days }),
      })
      return { setCookie: (reply: FastifyReply) => cookie.write(reply, token, seconds(days)) }
    },

    endOne: (on: Queryable, sessionId: number) => end(on, eq(sessions.id, sessionId)),
    endAllOf: (on: Queryable, userId: number) => end(on, eq(sessions.userId, userId)),
    clearCookie: cookie.clear,
    forgetExpired: () => db.delete(sessions).where(lt(sessions.expiresAt, clock())),
  }
}
