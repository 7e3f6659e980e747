import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Analysis, Article, Post, WriteRequest } from '@youzine/author'

export type AuthorRequest =
  | { kind: 'analyse'; posts: Post[]; today: string; vectors: Map<number, Int8Array> }
  | { kind: 'write'; request: WriteRequest }
export type AuthorReply =
  | { kind: 'analysis'; analysis: Analysis }
  | { kind: 'article'; article: Article }
  | { kind: 'failed'; message: string }

/** Whatever it is given, an article ends within the time that a page waits for it. */
const LIMIT_MS = 200_000

export interface BuiltInAuthor {
  analyse(posts: Post[], today: string, vectors: Map<number, Int8Array>): Promise<Analysis>
  write(request: WriteRequest): Promise<Article>
  close(): Promise<void>
}

/** One thread, started when first needed and kept: loading its language tools costs most of a short article. */
export function createBuiltInAuthor(): BuiltInAuthor {
  let worker: Worker | undefined
  let last: Promise<unknown> = Promise.resolve()

  async function askNow(request: AuthorRequest): Promise<AuthorReply> {
    worker ??= new Worker(new URL('./author-worker.ts', import.meta.url))
    worker.ref()
    const signal = AbortSignal.timeout(LIMIT_MS)
    try {
      const reply = once(worker, 'message', { signal }) as Promise<[AuthorReply]>
      worker.postMessage(request)
      const [answer] = await reply
      if (answer.kind === 'failed') throw new Error(answer.message)
      return answer
    } catch (error) {
      const broken = worker
      worker = undefined
      await broken?.terminate()
      throw error
    } finally {
      worker?.unref()
    }
  }

  /** One after the other: the thread answers in the order it is asked. */
  function ask(request: AuthorRequest): Promise<AuthorReply> {
    const next = last.then(() => askNow(request))
    last = next.catch(() => {})
    return next
  }

  return {
    async analyse(posts, today, vectors) {
      const answer = await ask({ kind: 'analyse', posts, today, vectors })
      if (answer.kind !== 'analysis') throw new Error('The author answered something else.')
      return answer.analysis
    },
    async write(request) {
      const answer = await ask({ kind: 'write', request })
      if (answer.kind !== 'article') throw new Error('The author answered something else.')
      return answer.article
    },
    close: async () => {
      await worker?.terminate()
    },
  }
}
