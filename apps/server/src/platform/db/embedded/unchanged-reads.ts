import { ownCopy } from '../own-copy.ts'
import type { QueryOptions } from './messages.ts'

const MOST = 2000
const MOST_ROWS = 60
const MOST_CHARACTERS = 4000
const READS = /^\s*select\s/i
/** What gives another answer although no row has changed, does something, or locks. */
const VOLATILE =
  /\b(?:now|random|nextval|setval|gen_random_uuid|clock_timestamp|statement_timestamp|current_\w+|localtime\w*|age|pg_\w+|pgboss|for\s+(?:update|share|no\s+key|key))\b/i

/** A statement and what it was given. */
interface Read {
  sql: string
  given: string
}

interface Result {
  rows: unknown[]
  affectedRows?: number
}

/**
 * The embedded database belongs to one process, and everything that is written goes through one client. As long as
 * nothing was written, what was read is still so, and need not be asked of the other thread again. Short rows only, and
 * everybody is given their own copy.
 */
export function unchangedReads() {
  const kept = new Map<string, Map<string, Result>>()
  /** Statements are few and long: each is looked at once. */
  const known = new Map<string, boolean>()
  /** Counts whatever may have changed a row. */
  let changes = 0
  let size = 0

  function isRead(sql: string): boolean {
    const before = known.get(sql)
    if (before !== undefined) return before
    if (known.size >= MOST) known.clear()
    const found = READS.test(sql) && !VOLATILE.test(sql)
    known.set(sql, found)
    return found
  }

  function forgetAll() {
    kept.clear()
    size = 0
  }

  return {
    /** Null where it has to be asked every time. */
    readOf(sql: string, params: readonly unknown[] = [], options?: QueryOptions): Read | null {
      return isRead(sql) && params.every(isPlain) ? { sql, given: JSON.stringify([params, options]) } : null
    },
    find({ sql, given }: Read): Result | null {
      const result = kept.get(sql)?.get(given)
      return result ? ownCopy(result) : null
    },
    /** Where the count stood when it was asked for. */
    get changes() {
      return changes
    },
    keep({ sql, given }: Read, result: Result, asked: number) {
      if (asked !== changes || !isShort(result)) return
      if (size >= MOST) forgetAll()
      const own = kept.get(sql) ?? new Map<string, Result>()
      kept.set(sql, own.set(given, ownCopy(result)))
      size += 1
    },
    /** Before whoever wrote is told that it is done. */
    changed() {
      changes += 1
      forgetAll()
    },
    /** An update that found no row has changed none. */
    changedBy(result: unknown) {
      if ((result as Partial<Result> | undefined)?.affectedRows !== 0) this.changed()
    },
  }
}

const isShort = ({ rows }: Result) =>
  rows.length <= MOST_ROWS && rows.every((row) => Object.values(row as object).every(isShortValue))

const isPlain = (value: unknown) =>
  value === null ||
  typeof value === 'number' ||
  typeof value === 'boolean' ||
  (typeof value === 'string' && value.length <= MOST_CHARACTERS)

const isShortValue = (value: unknown) =>
  isPlain(value) ||
  value instanceof Date ||
  (typeof value === 'object' && !ArrayBuffer.isView(value) && JSON.stringify(value).length <= MOST_CHARACTERS)
