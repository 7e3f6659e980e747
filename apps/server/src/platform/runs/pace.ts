/** Twenty chunks a second are as fluent as a hundred, and cost a fifth. */
const CHUNK_MS = 50

/** Hands over what comes at once, unless it comes too fast: then what has come meanwhile, in one. */
export function paced(onChunk: (text: string) => void) {
  let coming = ''
  let due = 0
  let waiting: NodeJS.Timeout | undefined

  function hand() {
    clearTimeout(waiting)
    waiting = undefined
    if (!coming) return
    const chunk = coming
    coming = ''
    // From when it was due, not from now: otherwise what is late once stays late.
    due = Math.max(due, performance.now() - CHUNK_MS) + CHUNK_MS
    onChunk(chunk)
  }

  return {
    take(text: string) {
      coming += text
      if (waiting) return
      const early = due - performance.now()
      if (early > 0) waiting = setTimeout(hand, early)
      else hand()
    },
    /** What is still waiting goes now. */
    end: hand,
  }
}
export type Pace = ReturnType<typeof paced>
