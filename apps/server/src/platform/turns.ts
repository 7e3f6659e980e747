interface Waiting<Key> {
  key: Key
  begin(): void
}

interface Options {
  /** How many at a time, in all and of each. */
  places: number
  ofEach: number
  /** How many more may wait, in all and of each. */
  waiting: number
  waitingOfEach: number
}

export type Turns<Key> = ReturnType<typeof turns<Key>>

/** Places that nobody can have all of: whoever finds none free, or has enough, waits while others pass. */
export function turns<Key>({ places, ofEach, waiting: most, waitingOfEach }: Options, refuse: () => Error) {
  const running: Key[] = []
  const waiting: Waiting<Key>[] = []
  const of = (key: Key) => running.filter((one) => one === key).length
  const isFree = (key: Key) => running.length < places && of(key) < ofEach

  function next() {
    const at = waiting.findIndex(({ key }) => isFree(key))
    if (at >= 0) waiting.splice(at, 1)[0]?.begin()
  }

  function wait(key: Key, signal: AbortSignal): Promise<void> {
    if (waiting.length >= most || waiting.filter((one) => one.key === key).length >= waitingOfEach)
      throw refuse()
    return new Promise((resolve, reject) => {
      const leave = () => {
        waiting.splice(waiting.indexOf(one), 1)
        reject(signal.reason)
      }
      const one: Waiting<Key> = {
        key,
        begin() {
          signal.removeEventListener('abort', leave)
          running.push(key)
          resolve()
        },
      }
      waiting.push(one)
      signal.addEventListener('abort', leave, { once: true })
    })
  }

  return {
    async take<T>(key: Key, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
      signal.throwIfAborted()
      if (isFree(key)) running.push(key)
      else await wait(key, signal)
      try {
        return await work()
      } finally {
        running.splice(running.indexOf(key), 1)
        next()
      }
    },

    /** Whether somebody would begin if one of these ended. */
    isWaitedFor: (key: Key): boolean => waiting.some((one) => one.key === key || of(one.key) < ofEach),
  }
}
