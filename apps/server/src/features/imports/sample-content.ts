import { type Asking, openThread, roomToCompute } from '#platform/threads.ts'
import type { ReaderReply, ReaderRequest } from './reader.ts'

const LIMITS: Asking = { limitMs: 30_000 }

async function readSample(): Promise<Set<string>> {
  const url = new URL('./reader-worker.ts', import.meta.url)
  const thread = openThread<ReaderRequest, ReaderReply>(url, roomToCompute)
  try {
    const answer = await thread.ask({ kind: 'sample' }, LIMITS)
    return new Set(answer.kind === 'counted' ? answer.identities : [])
  } finally {
    await thread.close()
  }
}

/** Whether everything in a file stands in the made-up person's archive: what it is, whatever it is said to be. */
export function sampleContent() {
  let known: Promise<Set<string>> | null = null
  return async (identities: readonly string[] | null): Promise<boolean> => {
    if (!identities?.length) return false
    known ??= readSample().catch((error: unknown) => {
      known = null
      throw error
    })
    const sample = await known
    return identities.every((one) => sample.has(one))
  }
}
