import { problem } from '../problem.ts'
import { LINES_OF_NETWORK, LINES_OF_PERSON } from './limits.ts'

export type Lines = ReturnType<typeof createLines>

/** Lines that stay open (sockets, streams) are few for one person and from one place: each costs for as long as it is there. */
export function createLines({ enabled }: { enabled: boolean }) {
  const open = new Map<string, number>()
  let all = 0
  const count = (key: string) => open.get(key) ?? 0
  const add = (key: string, by: number) => {
    const now = count(key) + by
    if (now > 0) open.set(key, now)
    else open.delete(key)
  }

  return {
    count: () => all,
    mayOpen(userId: number, network: string) {
      if (!enabled) return
      if (count(`person:${userId}`) >= LINES_OF_PERSON || count(`network:${network}`) >= LINES_OF_NETWORK)
        throw problem('too_many_requests', 'Too many pages of yours are open at once. Please close some.')
    },
    /** Answers the function that says it is closed. */
    opened(userId: number, network: string): () => void {
      const keys = [`person:${userId}`, `network:${network}`]
      for (const key of keys) add(key, 1)
      all += 1
      let isOpen = true
      return () => {
        if (!isOpen) return
        isOpen = false
        all -= 1
        for (const key of keys) add(key, -1)
      }
    },
  }
}
