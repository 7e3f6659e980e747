import type { UnsentStore } from './save-queue.ts'

const FAMILY = 'youzine-unsent'

/** One entry for each thing, so that two tabs do not write over each other's. Storage may be forbidden or full. */
export function unsentStore<P>(userId: number, place: string): UnsentStore<P> {
  const prefix = `${FAMILY}:${userId}:${place}:`
  const attempt = <T>(work: () => T, otherwise: T): T => {
    try {
      return work()
    } catch {
      return otherwise
    }
  }
  return {
    load: () =>
      attempt(() => {
        const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix))
        return new Map(
          keys.map((key) => [key.slice(prefix.length), JSON.parse(localStorage.getItem(key) ?? 'null') as P]),
        )
      }, new Map<string, P>()),
    put: (key, payload) =>
      attempt(() => localStorage.setItem(prefix + key, JSON.stringify(payload)), undefined),
    drop: (key, payload) =>
      attempt(() => {
        if (localStorage.getItem(prefix + key) === JSON.stringify(payload))
          localStorage.removeItem(prefix + key)
      }, undefined),
  }
}
