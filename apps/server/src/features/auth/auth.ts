import type { FastifyReply } from 'fastify'
import type { Photos } from '#features/photos/index.ts'
import type { Actor } from '#platform/http/actor.ts'
import { sessionCookie } from '#platform/http/cookies.ts'
import type { PersonalData } from '#platform/personal-data.ts'
import type { Platform } from '#platform/platform.ts'
import { serverSecret } from '#platform/secrets.ts'
import { createBotCheck } from './bot-check.ts'
import { createConfirmation } from './confirmation.ts'
import { authJobs } from './jobs.ts'
import { createLogIn } from './log-in.ts'
import { createMailTokens } from './mail-tokens.ts'
import { createPasswordReset } from './password-reset.ts'
import { createSessions } from './sessions.ts'
import { createSignUp } from './sign-up.ts'
import { getUserRow, insertUser, prepareUserRow, toUser, type UserRow } from './users.ts'

export type Auth = Awaited<ReturnType<typeof createAuth>>

export async function createAuth({
  platform,
  photos,
  parts,
}: {
  platform: Platform
  photos: Photos
  parts: PersonalData[]
}) {
  const { env, db, clock, events, jobs, rateLimiter, mailer } = platform
  const { adminEmails, publicUrl } = env
  const sessions = createSessions({ db, clock, events, cookie: sessionCookie(env.secure), adminEmails })
  const mailTokens = createMailTokens({ clock })
  const botCheck = createBotCheck(env.botCheck, await serverSecret(db, 'bot-check'), rateLimiter)
  const userRow = prepareUserRow(db)
  const shared = { db, clock, jobs, rateLimiter, sessions, mailTokens }
  const passwords = createPasswordReset(shared)

  return {
    sessions,
    mailTokens,
    botCheck,
    jobHandlers: authJobs({ db, clock, publicUrl, mailer, mailTokens, sessions, rateLimiter }),
    toUser: (row: UserRow) => toUser(row, adminEmails),
    signUp: createSignUp({
      ...shared,
      configuration: platform.configuration,
      adminEmails,
      botCheck,
      photos,
      passwords,
    }),
    logIn: createLogIn({ ...shared, parts }),
    confirmation: createConfirmation(shared),
    passwords,

    async whoIs(actor: Actor | null) {
      return actor ? toUser(await userRow(actor.userId), adminEmails) : null
    },

    /** Only when nobody is signed in; otherwise it changes nothing. */
    async becomeGuest(actor: Actor | null, network: string, reply: FastifyReply) {
      if (actor) return getUserRow(db, actor.userId)
      await rateLimiter.take('guestsPerHour', network)
      await rateLimiter.take('guestsPerDay', network)
      const { guest, session } = await db.transaction(async (tx) => {
        const stored = await insertUser(tx, {})
        return { guest: stored, session: await sessions.begin(tx, stored) }
      })
      session.setCookie(reply)
      return guest
    },

    async logOut(actor: Actor | null, reply: FastifyReply) {
      if (actor) await sessions.endOne(db, actor.sessionId)
      sessions.clearCookie(reply)
    },
  }
}
