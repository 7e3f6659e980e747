import { createHash } from 'node:crypto'
import { PHOTO_SIDE, photoTexts } from '@youzine/contract'
import type { Transaction } from '#platform/db/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { PHOTOS_KEPT } from '#platform/http/limits.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { asJson, type PersonalData } from '#platform/personal-data.ts'
import type { Platform } from '#platform/platform.ts'
import { Problem, problem } from '#platform/problem.ts'
import { publicName } from '#platform/random.ts'
import { semaphore } from '#platform/semaphore.ts'
import { removeFiles } from '#platform/storage/jobs.ts'
import {
  countOf,
  deleteOf,
  deleteOfLeftOut,
  findOwned,
  findPost,
  findSent,
  insertPhoto,
  listByOwner,
  lockOwner,
  moveToOwner,
} from './queries.ts'
import { measure, rasterKindOf, reader } from './raster.ts'
import { photoJudge } from './showable.ts'

const WAITING = 40
const QUALITY = 82

const notAPhoto = () => problem('unsupported_media', photoTexts.notAPhoto)

/** Drawn anew although the browser has done so already: whoever sends it may not be our page. */
async function drawnAnew(data: Buffer) {
  const { width, height, pages } = await measure(data)
  if (width > PHOTO_SIDE || height > PHOTO_SIDE || pages > 1)
    throw new Problem('invalid', { message: photoTexts.tooLarge })
  const { data: picture, info } = await reader(data, PHOTO_SIDE * PHOTO_SIDE)
    .webp({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true })
  return { picture, width: info.width, height: info.height }
}

/** The pictures of left-out posts go, rows and files. */
export async function removeLeftOutPhotos(tx: Transaction, jobs: Jobs, userId: number) {
  const keys = await deleteOfLeftOut(tx, userId)
  if (keys.length > 0) await jobs.enqueue(tx, removeFiles, { keys })
}

export type OwnPhotos = ReturnType<typeof createOwnPhotos>

/** A person's own pictures, beside their posts: for their own eyes unless they put one on a shared page. */
export function createOwnPhotos({ db, storage, jobs, rateLimiter }: Platform) {
  const oneAtATime = semaphore(1, WAITING, () => problem('unavailable'))

  async function isWanted(userId: number, postIdentity: string): Promise<boolean> {
    const post = await findPost(db, userId, postIdentity)
    return post !== null && !post.leftOut && (await photoJudge(db, userId)).mayKeep(post)
  }

  /** Whether it was stored; what has come to be left out meanwhile is not. */
  function store(actor: Actor, values: Parameters<typeof insertPhoto>[1]): Promise<boolean> {
    return db.transaction(async (tx) => {
      if (!(await lockOwner(tx, actor.userId))) throw problem('not_found')
      const post = await findPost(tx, actor.userId, values.postIdentity)
      if (!post || post.leftOut || (await findSent(tx, values))) return false
      if ((await countOf(tx, actor.userId)) >= PHOTOS_KEPT[actor.role === 'guest' ? 'guest' : 'member'])
        throw problem('conflict', photoTexts.full)
      await insertPhoto(tx, values)
      return true
    })
  }

  async function remove(userId: number, id?: number): Promise<boolean> {
    return db.transaction(async (tx) => {
      const keys = await deleteOf(tx, userId, id)
      if (keys.length > 0) await jobs.enqueue(tx, removeFiles, { keys })
      return keys.length > 0
    })
  }

  return {
    async send(actor: Actor, postIdentity: string, data: Buffer): Promise<{ kept: boolean }> {
      await rateLimiter.take('ownPhotos', actor.userId)
      const kind = rasterKindOf(data)
      if (kind !== 'webp' && kind !== 'jpeg') throw notAPhoto()
      const contentHash = createHash('sha256').update(data).digest('base64url')
      const { userId } = actor
      if (await findSent(db, { userId, postIdentity, contentHash })) return { kept: true }
      if (!(await isWanted(userId, postIdentity))) return { kept: false }
      const { picture, width, height } = await oneAtATime(() => drawnAnew(data)).catch((error: unknown) => {
        throw error instanceof Problem ? error : notAPhoto()
      })
      const storageKey = `photos/${publicName()}.webp`
      await storage.put(storageKey, picture, 'image/webp')
      const values = { userId, postIdentity, contentHash, storageKey, width, height }
      const isStored = await store(actor, values).catch(async (error: unknown) => {
        await storage.remove(storageKey)
        throw error
      })
      if (isStored) return { kept: true }
      await storage.remove(storageKey)
      return { kept: (await findSent(db, values)) !== null }
    },

    count: async ({ userId }: Actor) => ({ count: await countOf(db, userId) }),

    async remove({ userId }: Actor, id: number) {
      if (!(await remove(userId, id))) throw problem('not_found')
    },

    async removeAll({ userId }: Actor) {
      await remove(userId)
    },

    /** Somebody else's is missing, and so is one whose post may not be shown. */
    async read({ userId }: Actor, id: number): Promise<{ bytes: Uint8Array; version: string }> {
      const found = await findOwned(db, userId, id)
      const isShown = found !== null && (await photoJudge(db, userId)).mayShow(found.post)
      const bytes = isShown ? await storage.get(found.photo.storageKey) : null
      if (!found || !bytes) throw problem('not_found')
      return { bytes, version: found.photo.contentHash }
    },

    /** Of the sample, when somebody brings their own archive. */
    removeWith: (tx: Transaction, userId: number): Promise<string[]> => deleteOf(tx, userId),

    ofPeople: {
      async move(tx, guestId, memberId) {
        const keys = await moveToOwner(tx, guestId, memberId)
        if (keys.length > 0) await jobs.enqueue(tx, removeFiles, { keys })
        await removeLeftOutPhotos(tx, jobs, memberId)
      },
      async exportFiles(on, userId) {
        const kept = await listByOwner(on, userId)
        const nameOf = (id: number) => `photos/${id}.webp`
        const files = kept.map(({ photo }) => [nameOf(photo.id), bytesOf(photo.storageKey)] as const)
        const list = kept.map(({ photo: { id, width, height, createdAt }, postId }) => ({
          file: nameOf(id),
          postId,
          width,
          height,
          createdAt,
        }))
        return { 'photos.json': asJson(list), ...Object.fromEntries(files) }
      },
      storedFiles: async (on, userId) => (await listByOwner(on, userId)).map(({ photo }) => photo.storageKey),
    } satisfies PersonalData,
  }

  /** Read when its turn comes: a whole album never stands in memory. */
  async function* bytesOf(key: string) {
    const bytes = await storage.get(key)
    if (bytes) yield bytes
  }
}
