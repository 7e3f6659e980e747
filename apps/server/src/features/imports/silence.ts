import { listTextsBetween } from '#features/posts/index.ts'
import type { Queryable } from '#platform/db/database.ts'
import type { Silence } from './facts.ts'
import type { Teller } from './teller.ts'

const NEAR_MS = 60 * 86_400_000
const TRIED = 6
const MOST_READ = 400

/** The longest silence that can be told in passing: nothing sad is said before it or after it, left out or not. */
export async function silenceToTell(
  db: Queryable,
  userId: number,
  silences: readonly Silence[],
  areClear: Teller['areClear'],
): Promise<Silence | null> {
  for (const { from, to } of silences.slice(0, TRIED)) {
    const days = (start: number) => ({ from: new Date(start), to: new Date(start + NEAR_MS) })
    const before = await listTextsBetween(db, userId, days(from - NEAR_MS), {
      most: MOST_READ,
      first: 'newest',
    })
    const after = await listTextsBetween(db, userId, days(to), { most: MOST_READ, first: 'oldest' })
    if (await areClear([...before, ...after])) return { from, to }
  }
  return null
}
