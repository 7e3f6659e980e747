import { sql } from 'drizzle-orm'
import type { Queryable } from '../db/database.ts'
import { rowsOf } from '../db/rows.ts'

const LAST_RANK = 2_000_000_000

/** What waits in a lane already. */
type Standing = {
  /** The last rank that work is going on at. */
  serving: number | null
  /** The first one that waits. */
  next: number | null
  /** The last of this person's own, waiting or going on. */
  own: number | null
}

/**
 * Everybody's queue, laid out in one line (self-clocked fair queueing): work of somebody who has none here stands
 * right behind what is going on, each further piece of one person's stands twice its size behind the one before, and
 * of what comes at the same time the smaller stands first. The line moves on with what is served, so that even the
 * last piece of somebody who wants much gets there, however many come after.
 */
export function rankAfter({ serving, next, own }: Standing, size: number): number {
  const now = serving ?? (next === null ? 0 : next - 1)
  const rank = own === null ? now + size : Math.max(now + size, own + 2 * size)
  return Math.min(rank, LAST_RANK)
}

/** The queue takes the highest priority first: it is the rank, negative. */
export async function rankIn(db: Queryable, lane: string, userId: number, size: number): Promise<number> {
  const group = String(userId)
  const [standing] = await rowsOf<Standing>(
    db,
    sql`select
          (select -min(priority) from pgboss.job
           where name = ${lane} and state = 'active' and group_id is not null) as serving,
          (select -priority from pgboss.job
           where name = ${lane} and state < 'active' and not blocked and start_after <= now()
           order by priority desc, created_on limit 1) as next,
          (select -min(priority) from (
             select priority from pgboss.job
             where name = ${lane} and state < 'active' and not blocked and group_id = ${group}
             union all
             select priority from pgboss.job
             where name = ${lane} and state = 'active' and group_id = ${group}) as theirs) as own`,
  )
  return rankAfter(standing ?? { serving: null, next: null, own: null }, size)
}
