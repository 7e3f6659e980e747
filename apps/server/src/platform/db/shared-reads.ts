import { ownCopy } from './own-copy.ts'

interface Result {
  rows: unknown[]
}

interface UnderWay {
  done: Promise<Result>
  next?: Promise<Result>
}

/**
 * The same read that many ask for at once goes to the database once for all of them. Whoever comes while it is under
 * way waits for the next one: theirs begins after they asked, so they see everything that was written before.
 */
export function sharedReads() {
  const underWay = new Map<string, UnderWay>()

  function begin(key: string, ask: () => Promise<Result>): Promise<Result> {
    const one: UnderWay = { done: ask() }
    underWay.set(key, one)
    const over = () => {
      if (!one.next) underWay.delete(key)
    }
    one.done.then(over, over)
    return one.done
  }

  return (key: string, ask: () => Promise<Result>): Promise<Result> => {
    const now = underWay.get(key)
    if (!now) return begin(key, ask)
    // What the first one cannot read, the next would only wait for once more.
    now.next ??= now.done.then(
      () => begin(key, ask),
      (error) => {
        underWay.delete(key)
        throw error
      },
    )
    return now.next.then(ownCopy)
  }
}

const READS = /^\s*select\s/i
const LOCKS = /\bfor\s+(?:no\s+key\s+|key\s+)?(?:update|share)\b/i

/** Prepared statements are few, and each is looked at once. */
const known = new Map<string, boolean>()
function isRead(name: string, text: string): boolean {
  const before = known.get(name)
  if (before !== undefined) return before
  const found = READS.test(text) && !LOCKS.test(text)
  known.set(name, found)
  return found
}

/** Null where it does something, or was not prepared. */
export function keyOfRead(config: unknown, values: unknown): string | null {
  const { name, text, rowMode } = (config ?? {}) as { name?: string; text?: string; rowMode?: string }
  return name && text && isRead(name, text) ? JSON.stringify([name, rowMode, values]) : null
}
