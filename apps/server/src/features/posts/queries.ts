import { and, asc, count, desc, eq, gt, isNotNull, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '#platform/db/database.ts'
import { rowsOf } from '#platform/db/rows.ts'
import { posts, postVectors } from '#schema'

export type PostRow = typeof posts.$inferSelect
export type NewPost = Omit<typeof posts.$inferInsert, 'id' | 'userId'>

/** A post that is there already stays as it is: the same archive twice adds nothing. */
export async function insertPosts(db: Queryable, userId: number, batch: NewPost[]): Promise<number> {
  if (batch.length === 0) return 0
  const added = await db
    .insert(posts)
    .values(batch.map((post) => ({ ...post, userId })))
    .onConflictDoNothing({ target: [posts.userId, posts.identity] })
    .returning({ id: posts.id })
  return added.length
}

export async function countPosts(db: Queryable, userId: number) {
  const [row] = await db
    .select({
      total: sql<number>`count(*)::int`,
      withWords: sql<number>`count(*) filter (where ${posts.text} <> '')::int`,
      newest: sql<number>`coalesce(max(${posts.id}), 0)::int`,
    })
    .from(posts)
    .where(eq(posts.userId, userId))
  return row ?? { total: 0, withWords: 0, newest: 0 }
}

/** After many rows have come, the database plans as if there were none until it has counted again. */
export const recount = (db: Queryable) => db.execute(sql`analyze posts, post_vectors`)

export async function countEmbedded(db: Queryable, userId: number, model: string): Promise<number> {
  const [row] = await db
    .select({ embedded: count() })
    .from(postVectors)
    .where(and(eq(postVectors.userId, userId), eq(postVectors.model, model)))
  return row?.embedded ?? 0
}

/**
 * Posts with words that have no vector of this model yet, those with the most to say first, a turn for each
 * year, so that no year is missing from the beginning. More words say more, up to a point.
 */
export async function listToEmbed(
  db: Queryable,
  userId: number,
  model: string,
  most: number,
): Promise<number[]> {
  const rows = await rowsOf<{ id: number }>(
    db,
    sql`select p.id from posts p
        where p.user_id = ${userId} and p.text <> ''
          and p.id not in (select post_id from post_vectors where user_id = ${userId} and model = ${model})
        order by row_number() over (partition by extract(year from p.posted_at) order by least(length(p.text), 400) desc, p.id),
          extract(year from p.posted_at) nulls first
        limit ${most}`,
  )
  return rows.map(({ id }) => id)
}

export const listTexts = (db: Queryable, userId: number, ids: number[]) =>
  rowsOf<{ id: number; text: string }>(
    db,
    sql`select id, text from posts where user_id = ${userId} and id = any(${sql.param(`{${ids.join(',')}}`)}::int[])`,
  )

export async function insertVectors(
  db: Queryable,
  userId: number,
  model: string,
  vectors: { postId: number; vector: Int8Array }[],
) {
  if (vectors.length === 0) return
  await db
    .insert(postVectors)
    .values(
      vectors.map(({ postId, vector }) => ({
        userId,
        postId,
        model,
        vector: new Uint8Array(vector.buffer, vector.byteOffset, vector.length),
      })),
    )
    .onConflictDoUpdate({
      target: [postVectors.userId, postVectors.postId],
      set: { model: sql`excluded.model`, vector: sql`excluded.vector` },
    })
}

/** Every vector of a person, by post. Fetched as one value: row by row takes ten times as long. */
export async function loadVectors(db: Queryable, userId: number): Promise<Map<number, Int8Array>> {
  const [row] = await rowsOf<{ ids: number[] | null; bytes: string | null }>(
    db,
    sql`select array_agg(post_id order by post_id) as ids, encode(string_agg(vector, ''::bytea order by post_id), 'base64') as bytes
        from post_vectors where user_id = ${userId}`,
  )
  const all = Buffer.from(row?.bytes ?? '', 'base64')
  const ids = row?.ids ?? []
  const size = ids.length ? all.length / ids.length : 0
  return new Map(ids.map((id, at) => [id, new Int8Array(all.subarray(at * size, (at + 1) * size))]))
}

/** Every post of a person, oldest first, a page at a time: nobody's whole life stands in memory twice. */
export async function* eachPost(db: Queryable, userId: number, page = 1000): AsyncGenerator<PostRow> {
  let after = 0
  for (;;) {
    const batch = await db
      .select()
      .from(posts)
      .where(and(eq(posts.userId, userId), gt(posts.id, after)))
      .orderBy(asc(posts.id))
      .limit(page)
    yield* batch
    if (batch.length < page) return
    after = batch.at(-1)?.id ?? after
  }
}

/** Dated posts with words, newest first: the pool that quotes are chosen from. */
export const listQuotable = (db: Queryable, userId: number, most: number) =>
  db
    .select({ id: posts.id, text: posts.text, postedAt: posts.postedAt })
    .from(posts)
    .where(
      and(eq(posts.userId, userId), isNotNull(posts.postedAt), sql`length(${posts.text}) between 30 and 280`),
    )
    .orderBy(desc(posts.postedAt))
    .limit(most)

/** Where both had the same post, the member's own stays. */
export async function moveToOwner(tx: Transaction, guestId: number, memberId: number) {
  await tx.execute(sql`delete from posts g using posts m
    where g.user_id = ${guestId} and m.user_id = ${memberId} and g.identity = m.identity`)
  await tx.update(posts).set({ userId: memberId }).where(eq(posts.userId, guestId))
  await tx.update(postVectors).set({ userId: memberId }).where(eq(postVectors.userId, guestId))
}
