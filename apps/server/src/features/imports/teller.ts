import type { ToldPost } from '#features/posts/index.ts'
import { openThread, type Thread, ThreadTooSlow } from '#platform/threads.ts'

export interface WrittenText {
  text: string
  language: string | null
}
export interface SamplePost {
  text: string
  at: string | null
}

export type TellerRequest = { kind: 'samples'; posts: ToldPost[] } | { kind: 'clear'; texts: WrittenText[] }
export type TellerReply = { kind: 'samples'; samples: SamplePost[] } | { kind: 'clear'; areClear: boolean }

const LIMIT_MS = 15_000

export interface Teller {
  samples(posts: ToldPost[]): Promise<SamplePost[]>
  areClear(texts: WrittenText[]): Promise<boolean>
}

/**
 * Chooses what is told while somebody waits. What takes too long to judge is not told: nobody's magazine waits for a
 * quotation beside the bar.
 */
export async function withTeller<T>(signal: AbortSignal, work: (teller: Teller) => Promise<T>): Promise<T> {
  const thread: Thread<TellerRequest, TellerReply> = openThread(
    new URL('./teller-worker.ts', import.meta.url),
  )
  const ask = (request: TellerRequest) =>
    thread.ask(request, { limitMs: LIMIT_MS, signal }).catch((error: unknown) => {
      if (error instanceof ThreadTooSlow) return null
      throw error
    })
  try {
    return await work({
      async samples(posts) {
        const answer = await ask({ kind: 'samples', posts })
        return answer?.kind === 'samples' ? answer.samples : []
      },
      async areClear(texts) {
        const answer = await ask({ kind: 'clear', texts })
        return answer?.kind === 'clear' && answer.areClear
      },
    })
  } finally {
    await thread.close()
  }
}
