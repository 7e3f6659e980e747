import type { SignUpForm } from '@youzine/contract'
import type { FastifyReply } from 'fastify'
import type { z } from 'zod'
import type { Photos } from '#features/photos/index.ts'
import type { Configuration } from '#platform/configuration.ts'
import type { Queryable, Transaction } from '#platform/db/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import type { UploadedFile } from '#platform/http/multipart.ts'
import type { RateLimiter } from '#platform/http/rate-limiter.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { problem } from '#platform/problem.ts'
import type { BotCheck } from './bot-check.ts'
import { sendConfirmation } from './jobs.ts'
import type { MailTokens } from './mail-tokens.ts'
import type { Passwords } from './password-reset.ts'
import { hashPassword } from './passwords.ts'
import type { Sessions } from './sessions.ts'
import { findConfirmedByEmail, insertUser, type UserRow, updateUser } from './users.ts'

const SIGNED_UP_BEFORE =
  'You have signed up in this browser before. Please enter the password that you chose then; it can be changed afterwards, in your account.'

export interface SignUpOptions {
  db: Queryable
  jobs: Jobs
  rateLimiter: RateLimiter
  configuration: Configuration
  adminEmails: readonly string[]
  botCheck: BotCheck
  photos: Photos
  sessions: Sessions
  mailTokens: MailTokens
  passwords: Pick<Passwords, 'mustBe'>
}

interface SignUpCall {
  actor: Actor | null
  form: z.output<typeof SignUpForm>
  photo: UploadedFile | undefined
  network: string
  reply: FastifyReply
}

export function createSignUp({
  db,
  jobs,
  rateLimiter,
  configuration,
  adminEmails,
  botCheck,
  photos,
  sessions,
  mailTokens,
  passwords,
}: SignUpOptions) {
  /** A guest, or a member who has not confirmed yet (a mistyped address), keeps the same account. */
  async function storeAccount(
    tx: Transaction,
    actor: Actor | null,
    values: Parameters<typeof insertUser>[1],
  ): Promise<UserRow> {
    if (!actor || actor.emailValidated) return insertUser(tx, values)
    await sessions.endAllOf(tx, actor.userId)
    await mailTokens.withdraw(tx, 'confirm_email', actor.userId)
    return updateUser(tx, actor.userId, values)
  }

  return async function signUp({ actor, form, photo, network, reply }: SignUpCall): Promise<UserRow> {
    // Whoever may mend the configuration can always get in.
    const isOpen = configuration.get().features.signup || adminEmails.includes(form.email.toLowerCase())
    if (!isOpen) throw problem('forbidden', 'New accounts cannot be made here at the moment.')
    await rateLimiter.take('signUp', network)
    await botCheck.check(form.recaptcha_token)
    // Who has this session but did not sign up in it must not get the account by signing up once more.
    if (actor && actor.role !== 'guest' && !actor.emailValidated)
      await passwords.mustBe(actor, form.password, SIGNED_UP_BEFORE)
    if (await findConfirmedByEmail(db, form.email)) throw problem('email_taken')
    const photoId = photo ? await photos.store(photo.data) : null
    try {
      const passwordHash = await hashPassword(form.password)
      const { user, session } = await db.transaction(async (tx) => {
        const stored = await storeAccount(tx, actor, {
          email: form.email,
          firstName: form.first_name,
          lastName: form.last_name,
          passwordHash,
          ...(photoId ? { photoId } : {}),
          ...(form.avatar_id ? { avatarId: form.avatar_id } : {}),
        })
        if (actor?.emailValidated) await sessions.endOne(tx, actor.sessionId)
        await jobs.enqueue(tx, sendConfirmation, { userId: stored.id })
        return { user: stored, session: await sessions.begin(tx, stored) }
      })
      session.setCookie(reply)
      return user
    } catch (error) {
      if (photoId) await photos.remove(photoId)
      throw error
    }
  }
}
