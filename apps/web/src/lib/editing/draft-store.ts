const KEEP_MS = 250

/**
 * Unsaved changes outlast a reload: one draft for each person and thing. A large one is not written out at
 * every key, but always before the page goes. Storage may be forbidden or full; they then last as long as the page.
 */
export function draftStore<T>(userId: number, place: string) {
  const key = `youzine-draft:${userId}:${place}`
  let waiting: { draft: T; timer: ReturnType<typeof setTimeout> } | null = null

  const attempt = <T>(work: () => T): T | null => {
    try {
      return work()
    } catch {
      return null
    }
  }
  function flush() {
    if (!waiting) return
    const { draft, timer } = waiting
    clearTimeout(timer)
    waiting = null
    attempt(() => localStorage.setItem(key, JSON.stringify(draft)))
  }
  return {
    load: () => attempt(() => JSON.parse(localStorage.getItem(key) ?? 'null') as T | null),
    keep(draft: T) {
      if (waiting) clearTimeout(waiting.timer)
      waiting = { draft, timer: setTimeout(flush, KEEP_MS) }
    },
    flush,
    forget() {
      if (waiting) clearTimeout(waiting.timer)
      waiting = null
      attempt(() => localStorage.removeItem(key))
    },
  }
}
