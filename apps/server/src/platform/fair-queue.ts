/**
 * One after the other, and everybody in turn: whoever asks for much waits behind themselves. More than `most` of one
 * that wait are refused with `refuse()`.
 */
export function createFairQueue(most: number, refuse: () => Error) {
  /** In the order of whose turn it is. */
  const queues = new Map<string, (() => void)[]>()
  let isBusy = false

  function next() {
    const [first] = queues
    if (!first) {
      isBusy = false
      return
    }
    const [who, [resume, ...later]] = first
    queues.delete(who)
    if (later.length > 0) queues.set(who, later)
    resume?.()
  }

  return async <T>(who: string, work: () => Promise<T>): Promise<T> => {
    if (isBusy) {
      const own = queues.get(who) ?? []
      if (own.length >= most) throw refuse()
      await new Promise<void>((resume) => queues.set(who, [...own, resume]))
    }
    isBusy = true
    try {
      return await work()
    } finally {
      next()
    }
  }
}
