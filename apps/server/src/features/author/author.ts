import type {
  Analysis,
  Article,
  AssistantReply,
  AssistantRequest,
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
import type { NoteReading, TrackedFeature } from '@youzine/author/notes'
import { MANY_POSTS } from '#features/posts/index.ts'
import { rehearsals } from './rehearsal.ts'
import { createSeat, type Reader } from './seat.ts'

/** What the thread knows by heart: one person's posts, until somebody else's turn comes. */
export type AuthorRequest =
  /** A batch at a time: handing over a whole life at once would hold up everybody. */
  | { kind: 'learn'; reader: string; posts: Post[]; isFirst: boolean; isLast: boolean }
  /** What was found in them, where another thread or an earlier day has found it. */
  | { kind: 'recall'; reader: string; analysis: Analysis }
  | { kind: 'analyse'; reader: string; today: string; firstName: string | null }
  | { kind: 'offer'; reader: string; person: Person }
  | { kind: 'talk'; reader: string; request: Omit<TalkRequest, 'posts' | 'analysis'> }
  | { kind: 'suggest'; reader: string; request: Omit<SuggestRequest, 'posts' | 'analysis'> }
  | { kind: 'write'; reader: string; request: Omit<WriteRequest, 'posts' | 'analysis'> }
  | { kind: 'dress'; reader: string; request: Omit<DressRequest, 'posts' | 'analysis'> }
  | { kind: 'front'; reader: string; person: Person }
  | { kind: 'find'; reader: string; request: Omit<FindingsRequest, 'posts' | 'analysis'> }
  | { kind: 'note'; reader: string; request: Omit<NotesRequest, 'posts' | 'analysis'> }
  | { kind: 'fill'; reader: string; request: Omit<SchemaRequest, 'posts' | 'analysis'> }
  /** What needs nobody's posts. */
  | { kind: 'read note'; note: string; features: TrackedFeature[] }
  | { kind: 'assist'; request: AssistantRequest }
  | { kind: 'wake' }
  /** Posts of nobody's, read so that the next ones are read faster. */
  | { kind: 'rehearse'; posts: Post[] }
export type AuthorReply =
  | { kind: 'learnt' }
  | { kind: 'unknown reader' }
  | { kind: 'unknown analysis' }
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
  | { kind: 'read'; values: NoteReading[] }
  | { kind: 'assisted'; reply: AssistantReply }
  | { kind: 'awake' }
  | { kind: 'rehearsed' }

/** Whoever needs longer than this fails alone: the others wait no longer than that for their turn. */
const LIMIT_MS = 20_000
const LIMIT_MS_PER_POST = 1
const LONGEST_LIMIT_MS = 60_000
export const limitFor = (posts: number) => Math.min(LIMIT_MS + posts * LIMIT_MS_PER_POST, LONGEST_LIMIT_MS)
/** One person's long reading does not keep another's short answer waiting. */
const THREADS = 2

/** Visitors who only look cost no more than this allows. */
const REHEARSED_MS = 300_000

const withoutPosts = (who: number | 'nobody', size = 0): Reader => ({
  key: '',
  who: String(who),
  size,
  load: async () => [],
})

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
  /** Which of somebody's features a note speaks of. */
  readNote(userId: number, note: string, features: TrackedFeature[]): Promise<NoteReading[]>
  /** Its turn in a conversation about a survey or a topic. */
  assist(userId: number, request: AssistantRequest, signal: AbortSignal): Promise<AssistantReply>
  /** A thread takes seconds to begin and to get going: whoever will need one for so many posts soon says so. */
  wake(posts: number): void
  /** Whoever looks around will drop an archive soon: until then an invented life is read, which readies the thread. */
  rehearse(): Promise<void>
  close(): Promise<void>
}

export function createBuiltInAuthor(limitMs: (posts: number) => number = limitFor): BuiltInAuthor {
  const seats = Array.from({ length: THREADS }, () => createSeat(limitMs))
  let rehearsedAt = Number.NEGATIVE_INFINITY

  /** The one that knows these posts already, else the shortest queue, awake if possible; the first is kept from long work. */
  function seatFor({ key, size }: Reader) {
    const free = size > MANY_POSTS ? seats.slice(1) : seats
    const byQueue = [...free].sort((a, b) => a.waiting - b.waiting || Number(b.isAwake) - Number(a.isAwake))
    return (key && free.find(({ knows }) => knows === key)) || byQueue[0] || createSeat(limitMs)
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

  /** What was found is handed over only where the thread has not found it itself. */
  const askKnowing = <Kind extends AuthorReply['kind']>(
    reader: Reader,
    analysis: Analysis,
    request: AuthorRequest,
    kind: Kind,
  ) => ask({ ...reader, analysis }, request, kind)

  return {
    analyse: async (reader, about) =>
      (await ask(reader, { kind: 'analyse', reader: reader.key, ...about }, 'analysis')).analysis,
    offer: async (reader, analysis, person) =>
      (await askKnowing(reader, analysis, { kind: 'offer', reader: reader.key, person }, 'topics')).keys,
    write: async (reader, { analysis, ...request }) =>
      (await askKnowing(reader, analysis, { kind: 'write', reader: reader.key, request }, 'article')).article,
    talk: async (reader, { analysis, ...request }) =>
      (await askKnowing(reader, analysis, { kind: 'talk', reader: reader.key, request }, 'talked')).answer,
    suggest: async (reader, { analysis, ...request }) =>
      (await askKnowing(reader, analysis, { kind: 'suggest', reader: reader.key, request }, 'suggested'))
        .questions,
    dress: async (reader, { analysis, ...request }) =>
      (await askKnowing(reader, analysis, { kind: 'dress', reader: reader.key, request }, 'dress')).dress,
    front: async (reader, analysis, person) =>
      (await askKnowing(reader, analysis, { kind: 'front', reader: reader.key, person }, 'front')).front,
    find: async (reader, { analysis, ...request }) =>
      (await askKnowing(reader, analysis, { kind: 'find', reader: reader.key, request }, 'findings'))
        .findings,
    note: async (reader, { analysis, ...request }) =>
      (await askKnowing(reader, analysis, { kind: 'note', reader: reader.key, request }, 'notes')).text,
    fill: async (reader, { analysis, ...request }) =>
      (await askKnowing(reader, analysis, { kind: 'fill', reader: reader.key, request }, 'filled')).value,
    readNote: async (userId, note, features) =>
      (await ask(withoutPosts(userId), { kind: 'read note', note, features }, 'read')).values,
    assist: async (userId, request, signal) =>
      (await ask({ ...withoutPosts(userId), signal }, { kind: 'assist', request }, 'assisted')).reply,
    wake(posts) {
      ask(withoutPosts('nobody', posts), { kind: 'wake' }, 'awake').catch(() => {})
    },
    async rehearse() {
      if (Date.now() - rehearsedAt < REHEARSED_MS) return
      rehearsedAt = Date.now()
      for (const posts of await rehearsals()) {
        if (seats.some(({ waiting }) => waiting > 0)) return
        await ask(withoutPosts('nobody'), { kind: 'rehearse', posts }, 'rehearsed')
      }
    },
    async close() {
      for (const seat of seats) await seat.close()
    },
  }
}
