import type {
  Analysis,
  Article,
  Person,
  Post,
  QuestionAnswer,
  QuestionRequest,
  WriteRequest,
} from '@youzine/author'
import { importTexts } from '@youzine/contract'
import { Problem } from '#platform/problem.ts'
import { openThread, type Thread, ThreadTooSlow } from '#platform/threads.ts'

/** What the thread knows by heart: one person's posts, until somebody else's turn comes. */
export type AuthorRequest =
  | { kind: 'learn'; reader: string; posts: Post[] }
  | { kind: 'analyse'; reader: string; today: string; firstName: string | null }
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

/** Whoever needs longer than this fails alone: the others wait no longer than that for their turn. */
const LIMIT_MS = 30_000
const LIMIT_MS_PER_POST = 3
/** One person's long reading does not keep another's short answer waiting. */
const THREADS = 2
/** A thread that nobody needs gives its memory back. */
const IDLE_MS = 30_000

/** Whose posts, and which: `load` is asked only when the thread does not know them by heart. */
export interface Reader {
  key: string
  /** How many posts there are, as a measure of patience. */
  size: number
  load(): Promise<Post[]>
}

export interface BuiltInAuthor {
  analyse(reader: Reader, about: { today: string; firstName: string | null }): Promise<Analysis>
  /** The topics that there is enough material for. */
  offer(reader: Reader, analysis: Analysis, person: Person): Promise<string[]>
  write(reader: Reader, request: Omit<WriteRequest, 'posts'>): Promise<Article>
  answer(reader: Reader, request: Omit<QuestionRequest, 'posts'>): Promise<QuestionAnswer>
  close(): Promise<void>
}

/** A thread with a queue: it answers in the order it is asked. */
function createSeat() {
  const thread: Thread<AuthorRequest, AuthorReply> = openThread(
    new URL('./author-worker.ts', import.meta.url),
  )
  let last: Promise<unknown> = Promise.resolve()
  let idle: NodeJS.Timeout | undefined
  const seat = { knows: '', waiting: 0, ask, close }

  async function askAbout(reader: Reader, request: AuthorRequest): Promise<AuthorReply> {
    clearTimeout(idle)
    const limit = { limitMs: LIMIT_MS + reader.size * LIMIT_MS_PER_POST }
    try {
      const answer = await thread.ask(request, limit)
      if (answer.kind !== 'unknown reader') return answer
      await thread.ask({ kind: 'learn', reader: reader.key, posts: await reader.load() }, limit)
      return await thread.ask(request, limit)
    } catch (error) {
      seat.knows = ''
      throw error instanceof ThreadTooSlow
        ? new Problem('invalid', { message: importTexts.tooSlow, cause: error })
        : error
    } finally {
      idle = setTimeout(() => void close(), IDLE_MS).unref()
    }
  }

  function ask(reader: Reader, request: AuthorRequest): Promise<AuthorReply> {
    seat.waiting += 1
    seat.knows = reader.key
    const next = last
      .then(() => askAbout(reader, request))
      .finally(() => {
        seat.waiting -= 1
      })
    last = next.catch(() => {})
    return next
  }

  async function close() {
    clearTimeout(idle)
    seat.knows = ''
    await thread.close()
  }

  return seat
}

export function createBuiltInAuthor(): BuiltInAuthor {
  const seats = Array.from({ length: THREADS }, createSeat)

  /** The one that knows these posts already, else the one with the shortest queue. */
  function seatFor({ key }: Reader) {
    const byQueue = [...seats].sort((a, b) => a.waiting - b.waiting)
    return seats.find(({ knows }) => knows === key) ?? byQueue[0] ?? createSeat()
  }

  async function ask<Kind extends AuthorReply['kind']>(
    reader: Reader,
    request: AuthorRequest,
    kind: Kind,
  ): Promise<Extract<AuthorReply, { kind: Kind }>> {
    const answer = await seatFor(reader).ask(reader, request)
    if (answer.kind !== kind) throw new Error('The author answered something else.')
    return answer as Extract<AuthorReply, { kind: Kind }>
  }

  return {
    analyse: async (reader, about) =>
      (await ask(reader, { kind: 'analyse', reader: reader.key, ...about }, 'analysis')).analysis,
    offer: async (reader, analysis, person) =>
      (await ask(reader, { kind: 'offer', reader: reader.key, analysis, person }, 'topics')).keys,
    write: async (reader, request) =>
      (await ask(reader, { kind: 'write', reader: reader.key, request }, 'article')).article,
    answer: async (reader, request) =>
      (await ask(reader, { kind: 'answer', reader: reader.key, request }, 'answer')).answer,
    async close() {
      for (const seat of seats) await seat.close()
    },
  }
}
