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

/** So many at a time for each; one more is refused with `refuse()`. */
export function aFewEach<Key>(most: number, refuse: () => Error) {
  const running = new Map<Key, number>()
  return async <T>(key: Key, work: () => Promise<T>): Promise<T> => {
    const now = running.get(key) ?? 0
    if (now >= most) throw refuse()
    running.set(key, now + 1)
    try {
      return await work()
    } finally {
      const left = (running.get(key) ?? 1) - 1
      if (left > 0) running.set(key, left)
      else running.delete(key)
    }
  }
}

/** One at a time for each; a second one is refused with `refuse()`. */
export const oneEach = <Key>(refuse: () => Error) => aFewEach<Key>(1, refuse)
