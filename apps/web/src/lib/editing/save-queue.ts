export type SaveStatus = 'unsaved' | 'saving' | 'saved' | 'error'

/** Where what was not sent yet outlasts the page. */
export type UnsentStore<P> = {
  load: () => Map<string, P>
  put: (key: string, payload: P) => void
  /** Only if it is still the same: another tab may have put something newer there. */
  drop: (key: string, payload: P) => void
}

export type SaveQueueOptions<P> = {
  send: (key: string, payload: P) => Promise<void>
  store: UnsentStore<P>
  /** A refusal that no further try would change. */
  isRefusal: (error: unknown) => boolean
  /** All attempts have failed; told once for what was typed. */
  onFailed: (key: string, payload: P) => void
  /** How long typing must rest, the pause between two saves, and how often one is tried. */
  delays: { restMs: number; nextMs: number; attempts: number }
  after?: (ms: number, run: () => void) => () => void
}

type Entry<P> = {
  payload: P
  status: SaveStatus
  attempts: number
  isRefused: boolean
  hasTold: boolean
  cancelWait?: () => void
}

const FIRST_RECOVERY_MS = 5000
const LAST_RECOVERY_MS = 30_000

const UNTOLD = { isRefused: false, hasTold: false }

const realTimer = (ms: number, run: () => void) => {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}

/**
 * Saves the newest of everything, one at a time. Each thing has a key; a newer payload takes the place of an
 * older one, so that nothing is sent twice and nothing old overtakes something new. What cannot be sent stays
 * in the store and is tried again: now and then, when the line is back, and on the next visit.
 */
export function createSaveQueue<P>({
  send,
  isRefusal,
  onFailed,
  delays,
  after = realTimer,
  ...rest
}: SaveQueueOptions<P>) {
  let store = rest.store
  const entries = new Map<string, Entry<P>>()
  const line: string[] = []
  const listeners = new Set<() => void>()
  const waiting = new Set<(isAllSaved: boolean) => void>()
  let isBusy = false
  let recoveryMs = FIRST_RECOVERY_MS
  let cancelRecovery: (() => void) | undefined
  let version = 0

  function changed() {
    version += 1
    for (const listener of listeners) listener()
    const all = [...entries.values()]
    if (all.some(({ status }) => status === 'unsaved' || status === 'saving')) return
    const isAllSaved = all.every(({ status }) => status === 'saved')
    for (const tell of waiting) tell(isAllSaved)
    waiting.clear()
  }

  function enqueue(key: string) {
    const entry = entries.get(key)
    if (!entry || entry.status === 'saved') return
    entry.cancelWait?.()
    entry.cancelWait = undefined
    if (!line.includes(key)) line.push(key)
    work()
  }

  function work() {
    const key = isBusy ? undefined : line.shift()
    const entry = key === undefined ? undefined : entries.get(key)
    if (key === undefined || !entry) return
    isBusy = true
    entry.status = 'saving'
    entry.attempts += 1
    const { payload } = entry
    changed()
    send(key, payload)
      .then(
        () => succeeded(key, entry, payload),
        (error: unknown) => failed(key, entry, payload, error),
      )
      .finally(() =>
        after(delays.nextMs, () => {
          isBusy = false
          work()
        }),
      )
  }

  function succeeded(key: string, entry: Entry<P>, sent: P) {
    store.drop(key, sent)
    recoveryMs = FIRST_RECOVERY_MS
    if (entry.payload === sent) entry.status = 'saved'
    changed()
    wake()
  }

  function failed(key: string, entry: Entry<P>, sent: P, error: unknown) {
    // Something newer is on its way, and has attempts of its own.
    if (entry.payload !== sent) return
    if (entry.attempts < delays.attempts) {
      entry.status = 'unsaved'
      line.push(key)
      return changed()
    }
    entry.status = 'error'
    entry.isRefused = isRefusal(error)
    if (entry.isRefused) store.drop(key, sent)
    else recoverLater()
    if (!entry.hasTold) onFailed(key, sent)
    entry.hasTold = true
    changed()
  }

  function recoverLater() {
    cancelRecovery?.()
    cancelRecovery = after(recoveryMs, wake)
    recoveryMs = Math.min(LAST_RECOVERY_MS, recoveryMs * 2)
  }

  /** Tries everything again that had been given up. */
  function wake() {
    cancelRecovery?.()
    cancelRecovery = undefined
    for (const [key, entry] of entries) {
      if (entry.status !== 'error' || entry.isRefused) continue
      entry.attempts = 0
      entry.status = 'unsaved'
      enqueue(key)
    }
  }

  function put(key: string, payload: P, delayMs = delays.restMs) {
    entries.get(key)?.cancelWait?.()
    store.put(key, payload)
    const entry: Entry<P> = { payload, status: 'unsaved', attempts: 0, isRefused: false, hasTold: false }
    const known = entries.get(key)
    // The same object goes on, so that a save under way sees that it has been overtaken.
    const next = known ? Object.assign(known, entry) : entry
    entries.set(key, next)
    next.cancelWait = after(delayMs, () => enqueue(key))
    changed()
  }

  function flush(key?: string) {
    for (const [each, { status, cancelWait }] of entries)
      if ((key === undefined || each === key) && status === 'unsaved' && cancelWait) enqueue(each)
  }

  return {
    put,
    /** It is no longer wanted, here or on the next visit. */
    forget(key: string) {
      const entry = entries.get(key)
      if (!entry) return
      entry.cancelWait?.()
      store.drop(key, entry.payload)
      entries.delete(key)
      changed()
    },
    flush,
    wake,
    /** Sends what an earlier visit left behind, and forgets what has no place any more. */
    resume(isKnown: (key: string) => boolean) {
      for (const [key, payload] of store.load()) {
        if (!isKnown(key)) store.drop(key, payload)
        else if (!entries.has(key)) put(key, payload, 0)
      }
    },
    /** Sends everything now, once more what was refused; says whether all of it was saved. */
    drain: () =>
      new Promise<boolean>((tell) => {
        waiting.add(tell)
        for (const entry of entries.values()) if (entry.status === 'error') Object.assign(entry, UNTOLD)
        wake()
        flush()
        changed()
      }),
    /** The person has another account now; what is unsent goes along. */
    moveTo(other: UnsentStore<P>) {
      for (const [key, payload] of store.load()) {
        other.put(key, payload)
        store.drop(key, payload)
      }
      store = other
    },
    statusOf: (key: string): SaveStatus | undefined => entries.get(key)?.status,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    version: () => version,
  }
}
export type SaveQueue<P> = ReturnType<typeof createSaveQueue<P>>
