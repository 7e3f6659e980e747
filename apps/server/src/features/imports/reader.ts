import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { NotAnArchiveFile } from '@youzine/archive'
import type { NewPost } from '#features/posts/index.ts'
import { roomToCompute } from '#platform/threads.ts'

export type ReaderRequest =
  | { kind: 'open'; bytes: Uint8Array; now: number }
  | { kind: 'count'; bytes: Uint8Array; now: number }
  | { kind: 'next' }
export type ReaderReply =
  | { rows: NewPost[]; isEnd: boolean }
  | { records: number }
  | { error: string; isBroken: boolean }

/** Room for one file of the largest size as text, its records and no more. */
const MEMORY_MB = 768

async function withWorker<T>(
  work: (ask: (request: ReaderRequest) => Promise<ReaderReply>) => Promise<T>,
): Promise<T> {
  const worker = new Worker(new URL('./reader-worker.ts', import.meta.url), {
    resourceLimits: { ...roomToCompute, maxOldGenerationSizeMb: MEMORY_MB },
  })
  const broken = once(worker, 'error').then(([error]) => {
    throw error
  })
  broken.catch(() => {})
  try {
    return await work(async (request) => {
      const reply = once(worker, 'message') as Promise<[ReaderReply]>
      worker.postMessage(request)
      const [answer] = await Promise.race([reply, broken])
      if ('error' in answer)
        throw answer.isBroken ? new NotAnArchiveFile(answer.error) : new Error(answer.error)
      return answer
    })
  } finally {
    await worker.terminate()
  }
}

/** How many records a file holds; throws `NotAnArchiveFile` when it is broken or too deep. */
export const countRecords = (bytes: Uint8Array, now: number): Promise<number> =>
  withWorker(async (ask) => {
    const answer = await ask({ kind: 'count', bytes, now })
    return 'records' in answer ? answer.records : 0
  })

/** The posts of a file as rows, a batch at a time, each asked for when the last one is stored. */
export const readInBatches = (
  bytes: Uint8Array,
  now: number,
  store: (rows: NewPost[]) => Promise<void>,
): Promise<void> =>
  withWorker(async (ask) => {
    await ask({ kind: 'open', bytes, now })
    for (;;) {
      const answer = await ask({ kind: 'next' })
      if (!('rows' in answer)) return
      await store(answer.rows)
      if (answer.isEnd) return
    }
  })
