import type { Clock } from '#platform/clock.ts'
import { Problem } from '#platform/problem.ts'
import { ThreadTooSlow } from '#platform/threads.ts'

const REMEMBERED_MS = 10 * 60_000
const MOST_REMEMBERED = 1000

/** Posts that took too long once take too long again: for a while that is said at once, and nobody waits for it. */
export function createPatience(clock: Clock) {
  const lost = new Map<string, { until: number; error: Problem }>()
  return {
    async spent<T>(key: string, work: () => Promise<T>): Promise<T> {
      const known = lost.get(key)
      if (known && known.until > clock().getTime()) throw known.error
      try {
        return await work()
      } catch (error) {
        if (error instanceof Problem && error.cause instanceof ThreadTooSlow) {
          if (lost.size >= MOST_REMEMBERED) lost.clear()
          lost.set(key, { until: clock().getTime() + REMEMBERED_MS, error })
        }
        throw error
      }
    },
  }
}
