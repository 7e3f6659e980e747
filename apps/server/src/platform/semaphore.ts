/** At most `width` at a time, `queue` waiting; one more is refused with `refuse()`. */
export function semaphore(width: number, queue: number, refuse: () => Error) {
  let running = 0
  const waiting: (() => void)[] = []
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= width) {
      if (waiting.length >= queue) throw refuse()
      await new Promise<void>((resume) => waiting.push(resume))
    }
    running += 1
    try {
      return await work()
    } finally {
      running -= 1
      waiting.shift()?.()
    }
  }
}

/** One at a time for each; a second one is refused with `refuse()`. */
export function oneEach<Key>(refuse: () => Error) {
  const running = new Set<Key>()
  return async <T>(key: Key, work: () => Promise<T>): Promise<T> => {
    if (running.has(key)) throw refuse()
    running.add(key)
    try {
      return await work()
    } finally {
      running.delete(key)
    }
  }
}
