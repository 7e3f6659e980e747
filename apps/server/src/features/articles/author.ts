import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type {
  Analysis,
  Article,
  Person,
  Post,
  QuestionAnswer,
  QuestionRequest,
  WriteRequest,
} from '@youzine/author'
import { roomToCompute } from '#platform/threads.ts'

/** What the thread knows by heart: one person's posts, until somebody else's turn comes. */
export type AuthorRequest =
  | { kind: 'learn'; reader: string; posts: Post[] }
  | {
      kind: 'analyse'
      reader: string
      today: string
      firstName: string | null
      vectors: Map<number, Int8Array>
    }
  | { kind: 'offer'; reader: string; analysis: Analysis; person: Person }
  | { kind: 'answer'; reader: string; request: Omit<QuestionRequest, 'posts'> }
  | { kind: 'write'; reader: string; request: Omit<WriteRequest, 'posts'> }
export type AuthorReply =
  | { kind: 'learnt' }
  | { kind: 'unknown reader' }
  | { kind: 'analysis'; analysis: Analysis }
  | { kind: 'topics'; keys: string[] }
  | { kind: 'article'; article: Article }
  | { kind: 'answer'; answer: QuestionAnswer }
  | { kind: 'failed'; message: string }

/** Whatever it is given, an article ends within the time that a page waits for it. */
const LIMIT_MS = 200_000
/** A thread that nobody needs gives its memory back. */
const IDLE_MS = 30_000

/** Whose posts, and which: `load` is asked only when the thread does not know them by heart. */
export interface Reader {
  key: string
  load(): Promise<Post[]>
}

export interface BuiltInAuthor {
  analyse(
    reader: Reader,
    about: { today: string; firstName: string | null; vectors: Map<number, Int8Array> },
  ): Promise<Analysis>
  /** The topics that there is enough material for. */
  offer(reader: Reader, analysis: Analysis, person: Person): Promise<string[]>
  write(reader: Reader, request: Omit<WriteRequest, 'posts'>): Promise<Article>
  answer(reader: Reader, request: Omit<QuestionRequest, 'posts'>): Promise<QuestionAnswer>
  close(): Promise<void>
}

export function createBuiltInAuthor(): BuiltInAuthor {
  let worker: Worker | undefined
  let idle: NodeJS.Timeout | undefined
  let last: Promise<unknown> = Promise.resolve()

  async function stop() {
    clearTimeout(idle)
    const stopped = worker
    worker = undefined
    await stopped?.terminate()
  }

  async function ask(request: AuthorRequest): Promise<AuthorReply> {
    worker ??= new Worker(new URL('./author-worker.ts', import.meta.url), { resourceLimits: roomToCompute })
    const reply = once(worker, 'message', { signal: AbortSignal.timeout(LIMIT_MS) }) as Promise<[AuthorReply]>
    worker.postMessage(request)
    const [answer] = await reply
    if (answer.kind === 'failed') throw new Error(answer.message)
    return answer
  }

  async function askAbout(reader: Reader, request: AuthorRequest): Promise<AuthorReply> {
    clearTimeout(idle)
    try {
      const answer = await ask(request)
      if (answer.kind !== 'unknown reader') return answer
      await ask({ kind: 'learn', reader: reader.key, posts: await reader.load() })
      return await ask(request)
    } catch (error) {
      await stop()
      throw error
    } finally {
      idle = setTimeout(() => void stop(), IDLE_MS).unref()
    }
  }

  /** One after the other: the thread answers in the order it is asked. */
  function inTurn(reader: Reader, request: AuthorRequest): Promise<AuthorReply> {
    const next = last.then(() => askAbout(reader, request))
    last = next.catch(() => {})
    return next
  }

  return {
    async analyse(reader, about) {
      const answer = await inTurn(reader, { kind: 'analyse', reader: reader.key, ...about })
      if (answer.kind !== 'analysis') throw new Error('The author answered something else.')
      return answer.analysis
    },
    async offer(reader, analysis, person) {
      const answer = await inTurn(reader, { kind: 'offer', reader: reader.key, analysis, person })
      if (answer.kind !== 'topics') throw new Error('The author answered something else.')
      return answer.keys
    },
    async write(reader, request) {
      const answer = await inTurn(reader, { kind: 'write', reader: reader.key, request })
      if (answer.kind !== 'article') throw new Error('The author answered something else.')
      return answer.article
    },
    async answer(reader, request) {
      const answer = await inTurn(reader, { kind: 'answer', reader: reader.key, request })
      if (answer.kind !== 'answer') throw new Error('The author answered something else.')
      return answer.answer
    },
    close: stop,
  }
}
