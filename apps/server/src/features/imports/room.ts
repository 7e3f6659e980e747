import { stat } from 'node:fs/promises'
import { importTexts } from '@youzine/contract'
import { countPosts, sumPostBytes, unknownOf } from '#features/posts/index.ts'
import type { Clock } from '#platform/clock.ts'
import type { Queryable } from '#platform/db/database.ts'
import type { Env } from '#platform/env.ts'
import type { Actor } from '#platform/http/actor.ts'
import { POSTS_KEPT, WAITING_BYTES } from '#platform/http/limits.ts'
import { Problem } from '#platform/problem.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { sumSent, sumWaiting } from './queries.ts'
import { readInBatches } from './reader.ts'

export interface KeptFile {
  name: string
  key: string
  bytes: number
  records: number
  isSample: boolean
}

interface Options {
  db: Queryable
  clock: Clock
  storage: Storage
  keptBytes: Env['uploads']['keptBytes']
}

export const tooLarge = (message: string) => new Problem('too_large', { message })

const standingOf = ({ role }: Actor) => (role === 'guest' ? 'guest' : 'member')
const sum = (files: KeptFile[], of: 'bytes' | 'records') => files.reduce((total, file) => total + file[of], 0)

/** How much is kept of one person. What is there already takes no room again, however often it is sent. */
export function createRoom({ db, clock, storage, keptBytes }: Options) {
  async function newOf(userId: number, files: KeptFile[], signal: AbortSignal) {
    const found = new Set<string>()
    let bytes = 0
    for (const { key } of files)
      await storage.withFile(key, async (path) => {
        const file = { path, bytes: (await stat(path)).size }
        await readInBatches(file, clock().getTime(), signal, async (rows) => {
          for (const { identity, text, title, context } of await unknownOf(db, userId, rows)) {
            if (found.has(identity)) continue
            found.add(identity)
            bytes += Buffer.byteLength(text) + Buffer.byteLength(title)
            bytes += Buffer.byteLength(JSON.stringify(context))
          }
        })
      })
    return { posts: found.size, bytes }
  }

  return {
    /** Said beforehand where it can be: nobody should send for an hour to hear no. */
    async mustTake(actor: Actor, bytes: number) {
      const standing = standingOf(actor)
      if (bytes + (await sumWaiting(db, actor.userId)) > WAITING_BYTES[standing])
        throw tooLarge(importTexts.tooMuchWaiting)
      if (bytes > keptBytes[standing]) throw tooLarge(importTexts.tooMuchKept(keptBytes[standing]))
    },

    async mustKeep(actor: Actor, files: KeptFile[], signal: AbortSignal) {
      const { userId } = actor
      const standing = standingOf(actor)
      const mostBytes = keptBytes[standing]
      const mostPosts = POSTS_KEPT[standing]
      const { total } = await countPosts(db, userId)
      // What was ever sent is more than what is kept of it, and known at once.
      const sent = sum(files, 'bytes') + (await sumSent(db, userId))
      if (sent <= mostBytes && total + sum(files, 'records') <= mostPosts) return
      const added = await newOf(userId, files, signal)
      if (total + added.posts > mostPosts) throw tooLarge(importTexts.tooManyPosts)
      const bytes = added.bytes + (await sumWaiting(db, userId)) + (await sumPostBytes(db, userId))
      if (added.posts > 0 && sent > mostBytes && bytes > mostBytes)
        throw tooLarge(importTexts.tooMuchKept(mostBytes))
    },
  }
}
