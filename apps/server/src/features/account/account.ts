import type { updateAccount } from '@youzine/contract'
import type { FastifyReply } from 'fastify'
import type { z } from 'zod'
import {
  type Auth,
  deleteUser,
  findConfirmedByEmail,
  getUserRow,
  lockUser,
  sendAddressNotice,
  sendConfirmation,
  type UserRow,
  updateUser,
} from '#features/auth/index.ts'
import type { Photos } from '#features/photos/index.ts'
import { removeRemindersOf } from '#features/reminders/index.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { addressMark } from '#platform/mail/mailer.ts'
import type { PersonalData } from '#platform/personal-data.ts'
import type { Platform } from '#platform/platform.ts'
import { problem } from '#platform/problem.ts'
import { removeFiles } from '#platform/storage/jobs.ts'
import { exportZip } from './export.ts'
import { forgetMails } from './jobs.ts'

type Changes = z.output<(typeof updateAccount)['body']>

export type Account = ReturnType<typeof createAccount>

export interface AccountOptions {
  platform: Platform
  auth: Auth
  photos: Photos
  parts: PersonalData[]
}

export function createAccount({ platform, auth, photos, parts }: AccountOptions) {
  const { db, jobs, rateLimiter, clock } = platform

  /** An address that counts already stays until the new one is proved; an unproved one is simply replaced. */
  async function changeEmail(tx: Transaction, user: UserRow, email: string): Promise<UserRow> {
    const same = user.email?.toLowerCase() === email.toLowerCase()
    if (same && user.emailValidatedAt) return updateUser(tx, user.id, { pendingEmail: null })
    const owner = await findConfirmedByEmail(tx, email)
    if (owner && owner.id !== user.id) throw problem('email_taken')
    const changed = await updateUser(tx, user.id, user.emailValidatedAt ? { pendingEmail: email } : { email })
    await auth.mailTokens.withdraw(tx, 'confirm_email', user.id)
    await jobs.enqueue(tx, sendConfirmation, { userId: user.id })
    if (user.email && user.emailValidatedAt)
      await jobs.enqueue(tx, sendAddressNotice, { userId: user.id, from: user.email, to: email })
    return changed
  }

  /** Two at once are one after the other, so that the photo of neither stays behind. */
  async function replacePicture({ userId }: Actor, picture: { photoId: string | null; avatarId?: string }) {
    return db.transaction(async (tx) => {
      const { photoId } = await lockUser(tx, userId)
      const changed = await updateUser(tx, userId, picture)
      if (photoId) await jobs.enqueue(tx, removeFiles, { keys: [photos.keyOf(photoId)] })
      return changed
    })
  }

  return {
    async update(actor: Actor, changes: Changes): Promise<UserRow> {
      const { first_name: firstName, last_name: lastName, email, avatar_id: avatarId } = changes
      if (actor.role === 'guest' && (lastName ?? email ?? avatarId) !== undefined)
        throw problem('account_needed')
      let user = await getUserRow(db, actor.userId)
      const emailChanges =
        email !== undefined && email.toLowerCase() !== (user.pendingEmail ?? user.email)?.toLowerCase()
      if (emailChanges) {
        await auth.passwords.mustBe(actor, changes.current_password)
        await rateLimiter.take('resendConfirmation', actor.userId)
      }
      if (firstName !== undefined || lastName !== undefined || emailChanges)
        user = await db.transaction(async (tx) => {
          const named = firstName || lastName ? await updateUser(tx, user.id, { firstName, lastName }) : user
          return emailChanges && email ? changeEmail(tx, named, email) : named
        })
      return avatarId ? replacePicture(actor, { photoId: null, avatarId }) : user
    },

    async changePhoto(actor: Actor, data: Buffer): Promise<UserRow> {
      await rateLimiter.take('photos', actor.userId)
      const photoId = await photos.store(data)
      return replacePicture(actor, { photoId }).catch(async (error: unknown) => {
        await photos.remove(photoId)
        throw error
      })
    },

    exportZip: async (actor: Actor) => {
      await rateLimiter.take('exportAccount', actor.userId)
      return exportZip(db, actor.userId, parts, clock())
    },

    async remove(actor: Actor, reply: FastifyReply): Promise<void> {
      await removePerson(actor.userId)
      auth.sessions.clearCookie(reply)
    },

    removePerson,
  }

  /** Rows go at once; files go with a job of the same transaction, so that neither can be left behind. */
  async function removePerson(userId: number): Promise<void> {
    await db.transaction(async (tx) => {
      const user = await getUserRow(tx, userId)
      const keys = user.photoId ? [photos.keyOf(user.photoId)] : []
      const proved = user.emailValidatedAt ? user.email : null
      for (const part of parts) keys.push(...((await part.storedFiles?.(tx, user.id)) ?? []))
      for (const part of parts) await part.beforeRemoval?.(tx, user.id)
      await auth.sessions.endAllOf(tx, user.id)
      await jobs.forgetPerson(tx, user.id)
      // An address that was only typed may be a stranger's, whose reminders stay.
      await removeRemindersOf(tx, user.id, proved)
      await deleteUser(tx, user.id)
      if (keys.length) await jobs.enqueue(tx, removeFiles, { keys })
      await jobs.enqueue(tx, forgetMails, {
        person: user.id,
        address: proved ? addressMark(proved) : undefined,
      })
    })
  }
}
