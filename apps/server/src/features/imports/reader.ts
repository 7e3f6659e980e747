import { NotAnArchiveFile } from '@youzine/archive'
import { importTexts } from '@youzine/contract'
import type { NewPost } from '#features/posts/index.ts'
import { type Allowance, allowance } from '#platform/allowance.ts'
import { Problem } from '#platform/problem.ts'
import { semaphore } from '#platform/semaphore.ts'
import { openThread, roomToCompute, type Thread, ThreadTooSlow } from '#platform/threads.ts'

export interface Counted {
  records: number
  /** Of as many posts as the sample may have; null where there are more. */
  identities: string[] | null
}

export type ReaderRequest =
  | { kind: 'open'; path: string; now: number }
  | { kind: 'count'; path: string; now: number }
  | { kind: 'next' }
  | { kind: 'sample' }
export type ReaderReply =
  | { kind: 'opened' }
  | { kind: 'rows'; rows: NewPost[]; isEnd: boolean }
  | ({ kind: 'counted' } & Counted)
  | { kind: 'broken'; reason: string }

/** Room for one file of the largest size as text, its records and no more. */
const MEMORY_MB = 768
/** A megabyte is read in a tenth of a second; whoever needs ten times that is not a list of posts. */
const LIMIT_MS = 10_000
const LIMIT_MS_PER_MB = 1000
const AT_ONCE = 2
const TOO_SLOW = 'It takes too long to read.'

const inTurn = semaphore(AT_ONCE, Number.POSITIVE_INFINITY, () => new Error('unreachable'))

interface File {
  path: string
  bytes: number
}

/** What all files of one upload may take together: nobody holds a reader for an hour with many that are slow. */
const UPLOAD_LIMIT_MS = 180_000
export const readingOfUpload = (): Allowance => allowance(UPLOAD_LIMIT_MS)

/** One thread for one file; it ends with the work, in its time, or when nobody waits for it any more. */
const withReader = <T>(
  { bytes }: File,
  signal: AbortSignal,
  reading: Allowance,
  work: (ask: (request: ReaderRequest) => Promise<ReaderReply>) => Promise<T>,
): Promise<T> =>
  inTurn(async () => {
    const thread: Thread<ReaderRequest, ReaderReply> = openThread(
      new URL('./reader-worker.ts', import.meta.url),
      { ...roomToCompute, maxOldGenerationSizeMb: MEMORY_MB },
    )
    const own = allowance(LIMIT_MS + (bytes / 1_000_000) * LIMIT_MS_PER_MB)
    try {
      return await work(async (request) => {
        const limitMs = Math.min(own.left(), reading.left())
        const asked = own.spend(() => reading.spend(() => thread.ask(request, { limitMs, signal })))
        const answer = await asked.catch((error: unknown) => {
          if (!(error instanceof ThreadTooSlow)) throw error
          if (reading.left() === 0)
            throw new Problem('invalid', { message: importTexts.tooSlow, cause: error })
          throw new NotAnArchiveFile(TOO_SLOW)
        })
        if (answer.kind === 'broken') throw new NotAnArchiveFile(answer.reason)
        return answer
      })
    } finally {
      await thread.close()
    }
  })

/** How many records a file holds; throws `NotAnArchiveFile` when it is broken, too deep or too slow to read. */
export const countRecords = (
  file: File,
  now: number,
  signal: AbortSignal,
  reading: Allowance,
): Promise<Counted> =>
  withReader(file, signal, reading, async (ask) => {
    const answer = await ask({ kind: 'count', path: file.path, now })
    return answer.kind === 'counted' ? answer : { records: 0, identities: null }
  })

/** The posts of a file as rows, a batch at a time: while one is stored, the next is read, and no more. */
export const readInBatches = (
  file: File,
  now: number,
  signal: AbortSignal,
  store: (rows: NewPost[]) => Promise<void>,
): Promise<void> =>
  withReader(file, signal, readingOfUpload(), async (ask) => {
    await ask({ kind: 'open', path: file.path, now })
    let reading = ask({ kind: 'next' })
    for (;;) {
      const answer = await reading
      if (answer.kind !== 'rows') return
      if (!answer.isEnd) {
        reading = ask({ kind: 'next' })
        // Heard when its turn comes, unless the storing fails first.
        reading.catch(() => {})
      }
      await store(answer.rows)
      if (answer.isEnd) return
    }
  })
