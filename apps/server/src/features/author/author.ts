import type {
  Analysis,
  Article,
  Dress,
  DressRequest,
  Finding,
  FindingsRequest,
  Front,
  NotesRequest,
  Person,
  Post,
  SchemaRequest,
  SuggestRequest,
  TalkAnswer,
  TalkRequest,
  WriteRequest,
} from '@youzine/author'
import { importTexts } from '@youzine/contract'
import { MANY_POSTS } from '#features/posts/index.ts'
import { Problem } from '#platform/problem.ts'
import { openThread, type Thread, ThreadTooSlow } from '#platform/threads.ts'

/** What the thread knows by heart: one person's posts, until somebody else's turn comes. */
export type AuthorRequest =
  | { kind: 'learn'; reader: string; posts: Post[] }
  | { kind: 'analyse'; reader: string; today: string; firstName: string | null }
  | { kind: 'offer'; reader: string; analysis: Analysis; person: Person }
  | { kind: 'talk'; reader: string; request: Omit<TalkRequest, 'posts'> }
  | { kind: 'suggest'; reader: string; request: Omit<SuggestRequest, 'posts'> }
  | { kind: 'write'; reader: string; request: Omit<WriteRequest, 'posts'> }
  | { kind: 'dress'; reader: string; request: Omit<DressRequest, 'posts'> }
  | { kind: 'front'; reader: string; analysis: Analysis; person: Person }
  | { kind: 'find'; reader: string; request: Omit<FindingsRequest, 'posts'> }
  | { kind: 'note'; reader: string; request: Omit<NotesRequest, 'posts'> }
  | { kind: 'fill'; reader: string; request: Omit<SchemaRequest, 'posts'> }
export type AuthorReply =
  | { kind: 'learnt' }
  | { kind: 'unknown reader' }
  | { kind: 'analysis'; analysis: Analysis }
  | { kind: 'topics'; keys: string[] }
  | { kind: 'article'; article: Article }
  | { kind: 'talked'; answer: TalkAnswer }
  | { kind: 'suggested'; questions: string[] }
  | { kind: 'dress'; dress: Dress }
  | { kind: 'front'; front: Front }
  | { kind: 'findings'; findings: Finding[] }
  | { kind: 'notes'; text: string }
  | { kind: 'filled'; value: unknown }

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
  /** What the article and the posts say to a question. */
  talk(reader: Reader, request: Omit<TalkRequest, 'posts'>): Promise<TalkAnswer>
  /** Questions about an article that it can answer itself. */
  suggest(reader: Reader, request: Omit<SuggestRequest, 'posts'>): Promise<string[]>
  /** What a model's article can show of its own sources. */
  dress(reader: Reader, request: Omit<DressRequest, 'posts'>): Promise<Dress>
  /** What the cover is made of. */
  front(reader: Reader, analysis: Analysis, person: Person): Promise<Front>
  /** What can be counted over all posts. */
  find(reader: Reader, request: Omit<FindingsRequest, 'posts'>): Promise<Finding[]>
  /** What it has to say where a model would be asked for text, or for a function's arguments. */
  note(reader: Reader, request: Omit<NotesRequest, 'posts'>): Promise<string>
  fill(reader: Reader, request: Omit<SchemaRequest, 'posts'>): Promise<unknown>
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

  /** The one that knows these posts already, else the one with the shortest queue; the first is kept from long work. */
  function seatFor({ key, size }: Reader) {
    const free = size > MANY_POSTS ? seats.slice(1) : seats
    const byQueue = [...free].sort((a, b) => a.waiting - b.waiting)
    return free.find(({ knows }) => knows === key) ?? byQueue[0] ?? createSeat()
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
    talk: async (reader, request) =>
      (await ask(reader, { kind: 'talk', reader: reader.key, request }, 'talked')).answer,
    suggest: async (reader, request) =>
      (await ask(reader, { kind: 'suggest', reader: reader.key, request }, 'suggested')).questions,
    dress: async (reader, request) =>
      (await ask(reader, { kind: 'dress', reader: reader.key, request }, 'dress')).dress,
    front: async (reader, analysis, person) =>
      (await ask(reader, { kind: 'front', reader: reader.key, analysis, person }, 'front')).front,
    find: async (reader, request) =>
      (await ask(reader, { kind: 'find', reader: reader.key, request }, 'findings')).findings,
    note: async (reader, request) =>
      (await ask(reader, { kind: 'note', reader: reader.key, request }, 'notes')).text,
    fill: async (reader, request) =>
      (await ask(reader, { kind: 'fill', reader: reader.key, request }, 'filled')).value,
    async close() {
      for (const seat of seats) await seat.close()
    },
  }
}
