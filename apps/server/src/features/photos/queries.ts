import { and, count, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '#platform/db/database.ts'
import { rowsOf } from '#platform/db/rows.ts'
import { postPhotos, posts, sharedPhotos } from '#schema'

export type PhotoRow = typeof postPhotos.$inferSelect

/** Two uploads at once are counted one after the other. Answers whether the person is still there. */
export async function lockOwner(tx: Transaction, userId: number): Promise<boolean> {
  return (await rowsOf(tx, sql`select id from users where id = ${userId} for update`)).length > 0
}

export async function findSent(
  db: Queryable,
  { userId, postIdentity, contentHash }: Pick<PhotoRow, 'userId' | 'postIdentity' | 'contentHash'>,
): Promise<PhotoRow | null> {
  const [row] = await db
    .select()
    .from(postPhotos)
    .where(
      and(
        eq(postPhotos.userId, userId),
        eq(postPhotos.postIdentity, postIdentity),
        eq(postPhotos.contentHash, contentHash),
      ),
    )
  return row ?? null
}

export async function findPost(db: Queryable, userId: number, identity: string) {
  const [row] = await db
    .select({ id: posts.id, text: posts.text, leftOut: posts.leftOut })
    .from(posts)
    .where(and(eq(posts.userId, userId), eq(posts.identity, identity)))
  return row ?? null
}

export async function countOf(db: Queryable, userId: number): Promise<number> {
  const [row] = await db.select({ photos: count() }).from(postPhotos).where(eq(postPhotos.userId, userId))
  return row?.photos ?? 0
}

export const insertPhoto = (tx: Transaction, values: typeof postPhotos.$inferInsert) =>
  tx.insert(postPhotos).values(values)

/** With their posts, as long as these are used. */
const withPost = (db: Queryable, which: SQL | undefined) =>
  db
    .select({ photo: postPhotos, post: { id: posts.id, text: posts.text } })
    .from(postPhotos)
    .innerJoin(posts, and(eq(posts.userId, postPhotos.userId), eq(posts.identity, postPhotos.postIdentity)))
    .where(and(which, eq(posts.leftOut, false)))
    .orderBy(postPhotos.id)

export type PhotoWithPost = Awaited<ReturnType<typeof listOfPosts>>[number]

export const listOfPosts = async (db: Queryable, userId: number, postIds: number[]) =>
  postIds.length === 0 ? [] : withPost(db, and(eq(postPhotos.userId, userId), inArray(posts.id, postIds)))

export async function findOwned(db: Queryable, userId: number, id: number) {
  const [row] = await withPost(db, and(eq(postPhotos.id, id), eq(postPhotos.userId, userId)))
  return row ?? null
}

export const listShared = (db: Queryable, shareId: number) =>
  withPost(
    db,
    sql`${postPhotos.id} in (select ${sharedPhotos.photoId} from ${sharedPhotos} where ${sharedPhotos.shareId} = ${shareId})`,
  )

export async function replaceShared(tx: Transaction, userId: number, shareId: number, photoIds: number[]) {
  await tx.delete(sharedPhotos).where(eq(sharedPhotos.shareId, shareId))
  if (photoIds.length > 0)
    await tx.insert(sharedPhotos).values(photoIds.map((photoId) => ({ userId, shareId, photoId })))
}

export const listByOwner = (db: Queryable, userId: number) =>
  db
    .select({ photo: postPhotos, postId: posts.id })
    .from(postPhotos)
    .leftJoin(posts, and(eq(posts.userId, postPhotos.userId), eq(posts.identity, postPhotos.postIdentity)))
    .where(eq(postPhotos.userId, userId))
    .orderBy(postPhotos.id)

/** Answers the files that nobody has any more. */
export async function deleteOf(tx: Transaction, userId: number, id?: number): Promise<string[]> {
  const gone = await tx
    .delete(postPhotos)
    .where(and(eq(postPhotos.userId, userId), ...(id === undefined ? [] : [eq(postPhotos.id, id)])))
    .returning({ key: postPhotos.storageKey })
  return gone.map(({ key }) => key)
}

export async function deleteOfLeftOut(tx: Transaction, userId: number): Promise<string[]> {
  const gone = await rowsOf<{ key: string }>(
    tx,
    sql`delete from post_photos f using posts p where f.user_id = ${userId} and p.user_id = ${userId}
        and p.identity = f.post_identity and p.left_out returning f.storage_key as key`,
  )
  return gone.map(({ key }) => key)
}

/** Where both had sent the same picture, the member's own stays; answers the files of the others. */
export async function moveToOwner(tx: Transaction, guestId: number, memberId: number): Promise<string[]> {
  const twice = await rowsOf<{ key: string }>(
    tx,
    sql`delete from post_photos g using post_photos m where g.user_id = ${guestId} and m.user_id = ${memberId}
        and m.post_identity = g.post_identity and m.content_hash = g.content_hash
        returning g.storage_key as key`,
  )
  await tx.update(postPhotos).set({ userId: memberId }).where(eq(postPhotos.userId, guestId))
  await tx.update(sharedPhotos).set({ userId: memberId }).where(eq(sharedPhotos.userId, guestId))
  return twice.map(({ key }) => key)
}
