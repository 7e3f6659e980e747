import type { PostPhoto } from '@youzine/contract'
import { toneOfText } from '@youzine/words'
import { findKeptBack } from '#features/author/index.ts'
import type { Queryable } from '#platform/db/database.ts'
import { takingTurns } from '#platform/taking-turns.ts'
import { listOfPosts, listShared, type PhotoWithPost } from './queries.ts'

/** Whether a post may be shown with its picture: never what hurts, by its own words or by what stands around it. */
export async function photoJudge(db: Queryable, userId: number) {
  const keptBack = await findKeptBack(db, userId)
  return {
    /** Before the posts have been looked at, their own words decide. */
    mayKeep: ({ id, text }: { id: number; text: string }) =>
      text !== '' && toneOfText(text) === 'clear' && !keptBack?.has(id),
    mayShow: ({ id, text }: { id: number; text: string }) =>
      keptBack !== null && !keptBack.has(id) && toneOfText(text) === 'clear',
  }
}

async function showable(db: Queryable, userId: number, found: PhotoWithPost[]): Promise<PhotoWithPost[]> {
  if (found.length === 0) return []
  const { mayShow } = await photoJudge(db, userId)
  const turn = takingTurns()
  const shown: PhotoWithPost[] = []
  for (const one of found) {
    if (mayShow(one.post)) shown.push(one)
    await turn()
  }
  return shown
}

const toPhoto = ({ photo, post }: PhotoWithPost, address: string): PostPhoto => ({
  id: photo.id,
  post: post.id,
  address,
  width: photo.width,
  height: photo.height,
})

export const photoAddress = (id: number) => `/media/photo/${id}`

/** One's own pictures beside these posts, for oneself. */
export const ownPhotosOf = async (db: Queryable, userId: number, postIds: number[]): Promise<PostPhoto[]> =>
  (await showable(db, userId, await listOfPosts(db, userId, postIds))).map((one) =>
    toPhoto(one, photoAddress(one.photo.id)),
  )

/** The pictures that a shared page shows, with where they are kept. */
export async function sharedPhotosOf(db: Queryable, share: { id: number; userId: number; hash: string }) {
  const found = await showable(db, share.userId, await listShared(db, share.id))
  return found.map((one) => ({
    key: one.photo.storageKey,
    photo: toPhoto(one, `/media/shared_photo/${share.hash}/${one.photo.id}`),
  }))
}
