import { and, asc, desc, eq, gt, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '#platform/db/database.ts'
import { problem } from '#platform/problem.ts'
import { takingTurns } from '#platform/taking-turns.ts'
import { leaveOuts, posts, users } from '#schema'

export type LeaveOutRow = typeof leaveOuts.$inferSelect
/** What is to be left out, stored or not yet. */
export type Wish = Partial<Pick<LeaveOutRow, 'text' | 'postId' | 'fromDay' | 'toDay'>> &
  Pick<LeaveOutRow, 'kind'>

/** Of the longest posts, as much as nobody notices. */
const PAGE = 200
const DAY_MS = 86_400_000
/** Of somebody who changes their wishes from two windows at once. */
const TRIES = 5

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

function testOf({ kind, text, postId, fromDay, toDay }: Wish): (post: Judged) => boolean {
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

interface Judgement {
  /** What comes to be left out, and what comes back. */
  goes: number[]
  comes: number[]
  /** The last post that was looked at. */
  newest: number
}

async function judge(db: Queryable, userId: number, wishes: Wish[], from = 0): Promise<Judgement> {
  if (wishes.length === 0) return { goes: [], comes: await listLeftOut(db, userId, from), newest: from }
  const tests = wishes.map(testOf)
  const turn = takingTurns()
  const judgement: Judgement = { goes: [], comes: [], newest: from }
  for (;;) {
    const page = await listJudged(db, userId, judgement.newest)
    for (const post of page)
      if ((await isAnyOf(tests, post, turn)) !== post.leftOut)
        (post.leftOut ? judgement.comes : judgement.goes).push(post.id)
    judgement.newest = page.at(-1)?.id ?? judgement.newest
    if (page.length < PAGE) return judgement
  }
}

async function carryOut(tx: Queryable, userId: number, { goes, comes }: Judgement) {
  for (const [ids, leftOut] of [
    [goes, true],
    [comes, false],
  ] as const)
    if (ids.length > 0)
      await tx.execute(
        sql`update posts set left_out = ${leftOut} where user_id = ${userId} and id = any(${sql.param(`{${ids.join(',')}}`)}::int[])`,
      )
}

/** Where the wishes and the posts of two people have become one person's, in the transaction that does it. */
export async function applyLeaveOuts(tx: Transaction, userId: number): Promise<void> {
  await carryOut(tx, userId, await judge(tx, userId, await listWishes(tx, userId)))
}

const listWishes = (db: Queryable, userId: number) =>
  db.select().from(leaveOuts).where(eq(leaveOuts.userId, userId)).orderBy(asc(leaveOuts.id))

const isSameList = (a: LeaveOutRow[], b: LeaveOutRow[]) =>
  a.length === b.length && a.every(({ id }, at) => id === b[at]?.id)

/**
 * Carries out what the wishes will be, and what else belongs to it, all or nothing. What that means for each post is
 * worked out before the transaction, which would hold up everybody for as long as it takes; in it only what came in
 * between is looked at, and where the wishes themselves have changed, all of it again.
 */
export async function settleLeaveOuts<T>(
  db: Queryable,
  userId: number,
  wanted: (known: LeaveOutRow[]) => Wish[],
  store: (tx: Transaction, newlyOut: number[]) => Promise<T>,
): Promise<T> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const known = await listWishes(db, userId)
    const wishes = wanted(known)
    const before = await judge(db, userId, wishes)
    const settled = await db.transaction(async (tx) => {
      await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
      if (!isSameList(known, await listWishes(tx, userId))) return null
      const since = await judge(tx, userId, wishes, before.newest)
      await carryOut(tx, userId, before)
      await carryOut(tx, userId, since)
      return { answer: await store(tx, [...before.goes, ...since.goes]) }
    })
    if (settled) return settled.answer
  }
  throw problem('unavailable')
}

async function listLeftOut(db: Queryable, userId: number, after: number): Promise<number[]> {
  const rows = await db
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.userId, userId), posts.leftOut, gt(posts.id, after)))
  return rows.map(({ id }) => id)
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

export const deleteLeaveOut = (tx: Transaction, userId: number, id: number) =>
  tx.delete(leaveOuts).where(and(eq(leaveOuts.id, id), eq(leaveOuts.userId, userId)))
