import type { RememberedPost } from '@youzine/contract'
import { findKeptBack } from '#features/author/index.ts'
import { listOfDay } from '#features/posts/index.ts'
import type { Clock } from '#platform/clock.ts'
import type { Queryable } from '#platform/db/database.ts'
import type { Actor } from '#platform/http/actor.ts'

const MOST = 4

export type OnThisDay = ReturnType<typeof createOnThisDay>

/** Posts of other years on today's date. What is tender, or not theirs, is no surprise for a morning. */
export function createOnThisDay({ db, clock }: { db: Queryable; clock: Clock }) {
  async function of(userId: number, today: Date): Promise<RememberedPost[]> {
    const kept = await findKeptBack(db, userId)
    // Nobody has looked at them yet: then nobody knows which of them hurt.
    if (!kept) return []
    const found = await listOfDay(db, userId, today)
    return found
      .filter(({ id, postedAt }) => !kept.has(id) && postedAt.getUTCFullYear() < today.getUTCFullYear())
      .slice(0, MOST)
      .map(({ id, postedAt, text }) => ({ id, at: postedAt.toISOString(), text }))
  }
  return { of, today: ({ userId }: Actor) => of(userId, clock()) }
}
