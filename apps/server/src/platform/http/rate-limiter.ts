import { eq, lt, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { rateCounters } from '#schema'
import { type Clock, later } from '../clock.ts'
import type { Queryable } from '../db/database.ts'
import { Problem } from '../problem.ts'
import { sha256 } from '../random.ts'
import { networkOf } from './addresses.ts'
import { POLLED_PATHS, type RateLimitName, rateLimits } from './limits.ts'

export interface RateLimiterOptions {
  db: Queryable
  clock: Clock
  /** Mixed into each key, so that stored keys cannot be traced back to an address. */
  salt: string
  enabled: boolean
}

/** What people do is counted in the database: restarts and other processes know of it too. */
export function createRateLimiter({ db, clock, salt, enabled }: RateLimiterOptions) {
  async function count(key: string, seconds: number) {
    const now = clock()
    const expired = sql`${rateCounters.expiresAt} <= ${now.toISOString()}`
    const expiresAt = later(now, { seconds })
    const [row] = await db
      .insert(rateCounters)
      .values({ key: sha256(`${salt}:${key}`), count: 1, expiresAt })
      .onConflictDoUpdate({
        target: rateCounters.key,
        set: {
          count: sql`case when ${expired} then 1 else ${rateCounters.count} + 1 end`,
          expiresAt: sql`case when ${expired} then ${expiresAt.toISOString()} else ${rateCounters.expiresAt} end`,
        },
      })
      .returning()
    if (!row) throw new Error('The counter did not answer.')
    return {
      count: row.count,
      secondsLeft: Math.max(1, Math.ceil((row.expiresAt.getTime() - now.getTime()) / 1000)),
    }
  }

  return {
    /** False once the limit is used up. */
    async allows(name: RateLimitName, ...who: (string | number)[]): Promise<boolean> {
      if (!enabled) return true
      const limit = rateLimits[name]
      return (await count([name, ...who].join(':'), limit.seconds)).count <= limit.count
    },
    /** `most` takes the place of the limit's own number, where it is configured. */
    async take(name: RateLimitName, ...who: (string | number | { most: number })[]): Promise<void> {
      if (!enabled) return
      const limit = rateLimits[name]
      const configured = who.find((one) => typeof one === 'object')
      const keys = who.filter((one) => typeof one !== 'object')
      const { count: taken, secondsLeft } = await count([name, ...keys].join(':'), limit.seconds)
      if (taken > (configured?.most ?? limit.count))
        throw new Problem('too_many_requests', { retryAfterSeconds: secondsLeft })
    },
    async reset(name: RateLimitName, ...who: (string | number)[]): Promise<void> {
      await db.delete(rateCounters).where(eq(rateCounters.key, sha256(`${salt}:${[name, ...who].join(':')}`)))
    },
    /** True the first time only, whatever the switch says: for what must never be used twice. */
    async firstUse(key: string, seconds: number): Promise<boolean> {
      return (await count(`once:${key}`, seconds)).count === 1
    },
    forgetExpired: () => db.delete(rateCounters).where(lt(rateCounters.expiresAt, clock())),
  }
}
export type RateLimiter = ReturnType<typeof createRateLimiter>

/** What is drawn, fetched or opened costs as much as what is called. */
function kindOf(path: string): 'polling' | 'anyCall' | 'files' | 'sockets' | null {
  if (path.startsWith('/api/')) return POLLED_PATHS.has(path) ? 'polling' : 'anyCall'
  if (path.startsWith('/media/') || path.startsWith('/share/')) return 'files'
  return path.startsWith('/ws/') ? 'sockets' : null
}

/** The broad limit per address is kept in memory: it is asked on every call and needs no exactness. */
export function limitEveryCall(http: FastifyInstance, clock: Clock) {
  const windows = new Map<string, { count: number; endsAt: number }>()
  http.addHook('onRequest', async (request) => {
    const path = request.routeOptions.url ?? ''
    const kind = kindOf(path)
    if (!kind) return
    const { count, seconds } = rateLimits[kind]
    const now = clock().getTime()
    if (windows.size > 10_000) for (const [key, { endsAt }] of windows) if (endsAt <= now) windows.delete(key)
    const key = `${kind}:${networkOf(request.ip)}`
    const known = windows.get(key)
    const window = known && known.endsAt > now ? known : { count: 0, endsAt: now + seconds * 1000 }
    windows.set(key, window)
    window.count += 1
    if (window.count > count)
      throw new Problem('too_many_requests', { retryAfterSeconds: Math.ceil((window.endsAt - now) / 1000) })
  })
}
