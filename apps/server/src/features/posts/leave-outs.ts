import { and, asc, desc, eq, gt, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '#platform/db/database.ts'
import { takingTurns } from '#platform/taking-turns.ts'
import { leaveOuts, posts } from '#schema'

export type LeaveOutRow = typeof leaveOuts.$inferSelect

/** Of the longest posts, as much as nobody notices. */
const PAGE = 200
const DAY_MS = 86_400_000

type Judged = Pick<
  typeof posts.$inferSelect,
  'id' | 'postedAt' | 'text' | 'title' | 'place' | 'people' | 'leftOut'
>

/**
 * As a whole word or name, in any case and script, whatever signs stand in it. Each run of signs and spaces is one
 * bounded class: two of them side by side would try every way of sharing a long run between them.
 */
export function wordTest(text: string): (written: string) => boolean {
  const parts = text.match(/[\p{L}\p{N}\p{M}]+|[^\p{L}\p{N}\p{M}]+/gu) ?? []
  const isWord = (part: string) => /[\p{L}\p{N}\p{M}]/u.test(part)
  const inner = parts.slice(parts.findIndex(isWord), parts.findLastIndex(isWord) + 1)
  // A picture or a sign is looked for as it is.
  if (!parts.some(isWord)) return (written) => text.trim() !== '' && written.includes(text.trim())
  const literal = inner
    .map((part) =>
      isWord(part) ? part : /\s/u.test(part) ? '[\\s\\p{P}\\p{S}]{1,12}' : '[\\p{P}\\p{S}]{0,5}',
    )
    .join('')
  const word = new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, 'iu')
  const longest = new RegExp(
    inner.filter(isWord).reduce((a, b) => (b.length > a.length ? b : a)),
    'iu',
  )
  // What has not even its longest part is read once, however often the others begin in it.
  return (written) => longest.test(written) && word.test(written)
}

function testOf({ kind, text, postId, fromDay, toDay }: LeaveOutRow): (post: Judged) => boolean {
  if (kind === 'post') return ({ id }) => id === postId
  if (kind === 'time') {
    const [from, until] = [Date.parse(fromDay ?? ''), Date.parse(toDay ?? '') + DAY_MS]
    return ({ postedAt }) => postedAt !== null && postedAt.getTime() >= from && postedAt.getTime() < until
  }
  const word = wordTest(text ?? '')
  return (post) => [post.text, post.title, post.place ?? '', ...post.people].some(word)
}

async function isAnyOf(
  tests: readonly ((post: Judged) => boolean)[],
  post: Judged,
  turn: () => Promise<void>,
) {
  for (const test of tests) {
    if (test(post)) return true
    await turn()
  }
  return false
}

/**
 * Which posts are left out, worked out anew from everything the person has said; answers those that have newly come
 * to be so.
 */
export async function applyLeaveOuts(db: Queryable, userId: number): Promise<number[]> {
  const wishes = await db.select().from(leaveOuts).where(eq(leaveOuts.userId, userId))
  if (wishes.length === 0) {
    await db
      .update(posts)
      .set({ leftOut: false })
      .where(and(eq(posts.userId, userId), posts.leftOut))
    return []
  }
  const tests = wishes.map(testOf)
  const turn = takingTurns()
  const changed: Judged[] = []
  for (let after = 0; ; ) {
    const page = await listJudged(db, userId, after)
    for (const post of page) if ((await isAnyOf(tests, post, turn)) !== post.leftOut) changed.push(post)
    if (page.length < PAGE) break
    after = page.at(-1)?.id ?? after
  }
  const goes = changed.filter(({ leftOut }) => !leftOut).map(({ id }) => id)
  const comes = changed.filter(({ leftOut }) => leftOut).map(({ id }) => id)
  for (const [ids, leftOut] of [
    [goes, true],
    [comes, false],
  ] as const)
    if (ids.length > 0)
      await db.execute(
        sql`update posts set left_out = ${leftOut} where user_id = ${userId} and id = any(${sql.param(`{${ids.join(',')}}`)}::int[])`,
      )
  return goes
}

const listJudged = (db: Queryable, userId: number, after: number): Promise<Judged[]> =>
  db
    .select({
      id: posts.id,
      postedAt: posts.postedAt,
      text: posts.text,
      title: posts.title,
      place: posts.place,
      people: posts.people,
      leftOut: posts.leftOut,
    })
    .from(posts)
    .where(and(eq(posts.userId, userId), gt(posts.id, after)))
    .orderBy(asc(posts.id))
    .limit(PAGE)

/** Changes whenever what is left out does. */
export async function leaveOutsMark(db: Queryable, userId: number): Promise<string> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int`, ids: sql<string>`coalesce(sum(${leaveOuts.id}), 0)::text` })
    .from(leaveOuts)
    .where(eq(leaveOuts.userId, userId))
  return `${row?.count ?? 0}/${row?.ids ?? 0}`
}

export const listLeaveOutsOf = (db: Queryable, userId: number) =>
  db
    .select({ wish: leaveOuts, post: { id: posts.id, at: posts.postedAt, text: posts.text } })
    .from(leaveOuts)
    .leftJoin(posts, eq(posts.id, leaveOuts.postId))
    .where(eq(leaveOuts.userId, userId))
    .orderBy(desc(leaveOuts.id))

export async function findOwnPost(db: Queryable, userId: number, id: number) {
  const [row] = await db
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.id, id), eq(posts.userId, userId)))
  return row ?? null
}

export async function insertLeaveOut(
  tx: Transaction,
  values: typeof leaveOuts.$inferInsert,
): Promise<LeaveOutRow> {
  const [row] = await tx.insert(leaveOuts).values(values).returning()
  if (!row) throw new Error('What to leave out was not stored.')
  return row
}

/** True when it was there. */
export async function deleteLeaveOut(tx: Transaction, userId: number, id: number): Promise<boolean> {
  const rows = await tx
    .delete(leaveOuts)
    .where(and(eq(leaveOuts.id, id), eq(leaveOuts.userId, userId)))
    .returning({ id: leaveOuts.id })
  return rows.length > 0
}
