import { READ_AT_MOST } from '@youzine/words'
import { and, asc, count, desc, eq, gt, gte, lte, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '#platform/db/database.ts'
import { rowsOf } from '#platform/db/rows.ts'
import { leaveOuts, posts, postVectors } from '#schema'
import { applyLeaveOuts } from './leave-outs.ts'

export type PostRow = typeof posts.$inferSelect
export type NewPost = Omit<typeof posts.$inferInsert, 'id' | 'userId'>

/** The database refuses half a character, which JSON may hold. */
const wellFormed = (_: string, value: unknown) => (typeof value === 'string' ? value.toWellFormed() : value)

/**
 * A post that is there already stays as it is: the same archive twice adds nothing. A batch goes over as one value: a
 * thousand parameters take the database longer than their rows.
 */
export async function insertPosts(db: Queryable, userId: number, batch: NewPost[]): Promise<number> {
  if (batch.length === 0) return 0
  const added = await rowsOf<{ id: number }>(
    db,
    sql`insert into posts
          (user_id, identity, posted_at, text, title, place, people, links, context, kind, language, left_out)
        select ${userId}::int, "identity", "postedAt", "text", "title", "place", "people", "links", "context", "kind", "language",
          coalesce("leftOut", false)
        from json_to_recordset(${JSON.stringify(batch, wellFormed)}::json) as row(
          "identity" text, "postedAt" timestamptz, "text" text, "title" text, "place" text, "people" jsonb,
          "links" jsonb, "context" jsonb, "kind" text, "language" text, "leftOut" boolean)
        on conflict (user_id, identity) do nothing
        returning id`,
  )
  return added.length
}

/** Those of a batch that are not there yet. */
export async function unknownOf(db: Queryable, userId: number, batch: NewPost[]): Promise<NewPost[]> {
  const identities = sql.param(`{${batch.map(({ identity }) => identity).join(',')}}`)
  const known = await db
    .select({ identity: posts.identity })
    .from(posts)
    .where(and(eq(posts.userId, userId), sql`${posts.identity} = any(${identities}::text[])`))
  const there = new Set(known.map(({ identity }) => identity))
  return batch.filter(({ identity }) => !there.has(identity))
}

/** From so many on, reading and writing take long enough to keep others waiting. */
export const MANY_POSTS = 20_000

export async function hasManyPosts(db: Queryable, userId: number): Promise<boolean> {
  const beyond = await db
    .select({ id: posts.id })
    .from(posts)
    .where(eq(posts.userId, userId))
    .offset(MANY_POSTS)
    .limit(1)
  return beyond.length > 0
}

export async function countPosts(db: Queryable, userId: number) {
  const [row] = await db
    .select({
      total: sql<number>`count(*)::int`,
      withWords: sql<number>`count(*) filter (where ${posts.text} <> '')::int`,
      newest: sql<number>`coalesce(max(${posts.id}), 0)::int`,
      leftOut: sql<number>`count(*) filter (where ${posts.leftOut})::int`,
    })
    .from(posts)
    .where(eq(posts.userId, userId))
  return row ?? { total: 0, withWords: 0, newest: 0, leftOut: 0 }
}

/**
 * After many rows have come, the database plans as if there were none until it has counted again. A small
 * sample will do: with the usual one everybody else waits for half a second.
 */
export const refreshStatistics = (db: Queryable) =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local default_statistics_target = 10`)
    await tx.execute(sql`analyze posts, post_vectors`)
  })

export async function countEmbedded(db: Queryable, userId: number, model: string): Promise<number> {
  const [row] = await db
    .select({ embedded: count() })
    .from(postVectors)
    .where(and(eq(postVectors.userId, userId), eq(postVectors.model, model)))
  return row?.embedded ?? 0
}

/**
 * Posts with words that have no vector of this model yet, those with the most to say first, a turn for each
 * year, so that no year is missing from the beginning. More words say more, up to a point. They are put in
 * order here: the embedded database would keep everybody waiting while it sorts.
 */
export async function listToEmbed(
  db: Queryable,
  userId: number,
  model: string,
  most: number,
): Promise<number[]> {
  const years = new Map<number | null, { id: number; length: number }[]>()
  for await (const { id, year, length } of eachOf((after) =>
    rowsOf<{ id: number; year: number | null; length: number }>(
      db,
      sql`select p.id, p.year, case when v.post_id is null then p.length else 0 end as length
          from (select id, extract(year from posted_at)::int as year, least(length(text), 400) as length
                from posts where user_id = ${userId} and id > ${after} order by id limit ${PAGE_OF_NUMBERS}) p
          left join post_vectors v on v.user_id = ${userId} and v.post_id = p.id and v.model = ${model}
          order by p.id`,
    ),
  )) {
    if (length === 0) continue
    const list = years.get(year) ?? []
    years.set(year, list)
    list.push({ id, length })
  }
  const queues = [...years]
    .sort(([a], [b]) => (a ?? 0) - (b ?? 0))
    .map(([, list]) => list.sort((a, b) => b.length - a.length || a.id - b.id))
  const longest = Math.max(0, ...queues.map((queue) => queue.length))
  const chosen: number[] = []
  for (let turn = 0; turn < longest && chosen.length < most; turn += 1)
    for (const queue of queues) {
      const next = queue[turn]
      if (next && chosen.length < most) chosen.push(next.id)
    }
  return chosen
}

export const listTexts = (db: Queryable, userId: number, ids: number[]) =>
  rowsOf<{ id: number; text: string }>(
    db,
    sql`select id, left(text, ${READ_AT_MOST}) as text from posts where user_id = ${userId} and id = any(${sql.param(`{${ids.join(',')}}`)}::int[])`,
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

/** Every vector of a person, by post. Fetched as one value a page: row by row takes ten times as long. */
export async function loadVectors(db: Queryable, userId: number): Promise<Map<number, Int8Array>> {
  const vectors = new Map<number, Int8Array>()
  for (let after = 0; ; ) {
    const [row] = await rowsOf<{ ids: number[] | null; bytes: string | null }>(
      db,
      sql`select array_agg(post_id order by post_id) as ids, encode(string_agg(vector, ''::bytea order by post_id), 'base64') as bytes
          from (select post_id, vector from post_vectors v where user_id = ${userId} and post_id > ${after}
                and not exists (select 1 from posts p where p.id = v.post_id and p.left_out)
                order by post_id limit ${PAGE_OF_NUMBERS}) page`,
    )
    const all = Buffer.from(row?.bytes ?? '', 'base64')
    const ids = row?.ids ?? []
    const size = ids.length ? all.length / ids.length : 0
    for (const [at, id] of ids.entries())
      vectors.set(id, new Int8Array(all.subarray(at * size, (at + 1) * size)))
    if (ids.length < PAGE_OF_NUMBERS) return vectors
    after = ids.at(-1) ?? after
  }
}

/** At most so many of the posts that have a vector, evenly spread over all of them. */
export async function listEmbedded(
  db: Queryable,
  userId: number,
  most: number,
): Promise<{ text: string; vector: Int8Array }[]> {
  const ids: number[] = []
  for await (const { id } of eachOf((after) =>
    rowsOf<{ id: number }>(
      db,
      sql`select v.post_id as id from post_vectors v join posts p on p.id = v.post_id
          where v.user_id = ${userId} and v.post_id > ${after} and not p.left_out
          order by v.post_id limit ${PAGE_OF_NUMBERS}`,
    ),
  ))
    ids.push(id)
  const step = Math.max(1, ids.length / most)
  const chosen = Array.from({ length: Math.min(most, ids.length) }, (_, at) => ids[Math.floor(at * step)])
  const found: { text: string; vector: Int8Array }[] = []
  for (let from = 0; from < chosen.length; from += PAGE) {
    const page = chosen.slice(from, from + PAGE).join(',')
    const rows = await rowsOf<{ text: string; bytes: string }>(
      db,
      sql`select left(p.text, ${READ_AT_MOST}) as text, encode(v.vector, 'base64') as bytes from post_vectors v join posts p on p.id = v.post_id
          where v.user_id = ${userId} and v.post_id = any(${sql.param(`{${page}}`)}::int[]) order by v.post_id`,
    )
    for (const { text, bytes } of rows)
      found.push({ text, vector: new Int8Array(Buffer.from(bytes, 'base64')) })
  }
  return found
}

/** Small enough that nobody waits for a page of somebody else's. */
const PAGE = 200
const PAGE_OF_NUMBERS = 2000

/** Page after page by id, until one is empty: nobody's whole life stands in memory twice. */
async function* eachOf<Row extends { id: number }>(
  page: (after: number) => PromiseLike<Row[]>,
): AsyncGenerator<Row> {
  for (let after = 0; ; ) {
    const rows = await page(after)
    yield* rows
    const last = rows.at(-1)
    if (!last) return
    after = last.id
  }
}

/** Every post of a person, in the order they came, whatever they want left out. */
export const eachPost = (db: Queryable, userId: number): AsyncGenerator<PostRow> =>
  eachOf((after) =>
    db
      .select()
      .from(posts)
      .where(and(eq(posts.userId, userId), gt(posts.id, after)))
      .orderBy(asc(posts.id))
      .limit(PAGE),
  )

/** As far as anything reads it. */
const textAsRead = sql<string>`left(${posts.text}, ${READ_AT_MOST})`

export type ToldPost = Pick<PostRow, 'id' | 'postedAt' | 'text'>

/** When, and in which words: a third of what a whole post weighs. */
export const eachText = (db: Queryable, userId: number): AsyncGenerator<ToldPost> =>
  eachOf((after) =>
    db
      .select({ id: posts.id, postedAt: posts.postedAt, text: textAsRead })
      .from(posts)
      .where(and(eq(posts.userId, userId), gt(posts.id, after), eq(posts.leftOut, false)))
      .orderBy(asc(posts.id))
      .limit(2 * PAGE),
  )

/** Where both had the same post, the member's own stays. */
export async function moveToOwner(tx: Transaction, guestId: number, memberId: number) {
  await tx.execute(sql`update leave_outs l set post_id = m.id from posts g join posts m on m.identity = g.identity
    where l.post_id = g.id and l.user_id = ${guestId} and g.user_id = ${guestId} and m.user_id = ${memberId}`)
  await tx.execute(sql`delete from posts g using posts m
    where g.user_id = ${guestId} and m.user_id = ${memberId} and g.identity = m.identity`)
  await tx.update(posts).set({ userId: memberId }).where(eq(posts.userId, guestId))
  await tx.update(postVectors).set({ userId: memberId }).where(eq(postVectors.userId, guestId))
  await tx.update(leaveOuts).set({ userId: memberId }).where(eq(leaveOuts.userId, guestId))
  await applyLeaveOuts(tx, memberId)
}

export const deletePostsOf = (tx: Transaction, userId: number) =>
  tx.delete(posts).where(eq(posts.userId, userId))

/** What a person's posts take, in bytes. Looks at every one of them. */
export async function sumPostBytes(db: Queryable, userId: number): Promise<number> {
  const [row] = await rowsOf<{ bytes: number }>(
    db,
    sql`select coalesce(sum(octet_length(text) + octet_length(title) + octet_length(context::text)), 0)::float8 as bytes
        from posts where user_id = ${userId}`,
  )
  return row?.bytes ?? 0
}

/** What was written in these days, beginning at one end. */
export const listTextsBetween = (
  db: Queryable,
  userId: number,
  { from, to }: { from: Date; to: Date },
  { most, first }: { most: number; first: 'oldest' | 'newest' },
) =>
  db
    .select({ text: textAsRead, language: posts.language })
    .from(posts)
    .where(
      and(
        eq(posts.userId, userId),
        gte(posts.postedAt, from),
        lte(posts.postedAt, to),
        sql`${posts.text} <> ''`,
      ),
    )
    .orderBy(first === 'oldest' ? asc(posts.postedAt) : desc(posts.postedAt))
    .limit(most)

const LONGEST_REMEMBERED = 600

/** Posts with words of this day and month, the newest first. */
export async function listOfDay(db: Queryable, userId: number, day: Date) {
  const rows = await db
    .select({ id: posts.id, postedAt: posts.postedAt, text: posts.text })
    .from(posts)
    .where(
      and(
        eq(posts.userId, userId),
        sql`extract(month from ${posts.postedAt} at time zone 'UTC') = ${day.getUTCMonth() + 1}`,
        sql`extract(day from ${posts.postedAt} at time zone 'UTC') = ${day.getUTCDate()}`,
        sql`not ${posts.leftOut} and ${posts.text} <> '' and length(${posts.text}) <= ${LONGEST_REMEMBERED}`,
      ),
    )
    .orderBy(sql`${posts.postedAt} desc`)
    .limit(50)
  return rows.flatMap(({ id, postedAt, text }) => (postedAt ? [{ id, postedAt, text }] : []))
}
