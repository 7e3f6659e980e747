import type { Analysis, Post } from '@youzine/author'
import { importTexts } from '@youzine/contract'
import { createFairQueue } from '#platform/fair-queue.ts'
import { Problem, problem } from '#platform/problem.ts'
import { type Asking, openThread, type Thread, ThreadTooSlow } from '#platform/threads.ts'
import type { AuthorReply, AuthorRequest } from './author.ts'

/** A thread that nobody needs gives its memory back. */
const IDLE_MS = 30_000
const BATCH = 1000
/** Of one person's questions that wait at once. */
const MOST_WAITING = 20
const TOO_SLOW = 'Reading what you wrote took too long, so we stopped. Please say it in fewer words.'

/** Whose posts, and which: `load` is asked only when the thread does not know them by heart. */
export interface Reader {
  key: string
  /** Who asks: everybody gets their turn, however much others ask for. */
  who: string
  /** How many posts there are, as a measure of patience. */
  size: number
  load(): Promise<Post[]>
  /** What was found in these posts, if that is known: the same for the same key. */
  analysis?: Analysis
  /** Whoever asked waits no longer: the thread is ended in the middle of it. */
  signal?: AbortSignal
}

/** A thread with a queue in which everybody has their turn. */
export function createSeat(limitFor: (posts: number) => number) {
  const thread: Thread<AuthorRequest, AuthorReply> = openThread(
    new URL('./author-worker.ts', import.meta.url),
  )
  const inTurn = createFairQueue(MOST_WAITING, () => problem('unavailable'))
  let idle: NodeJS.Timeout | undefined
  const seat = { knows: '', waiting: 0, isAwake: false, ask, close }

  async function learn({ key, load }: Reader, asking: Asking) {
    const posts = await load()
    for (let from = 0; from === 0 || from < posts.length; from += BATCH)
      await thread.ask(
        {
          kind: 'learn',
          reader: key,
          posts: posts.slice(from, from + BATCH),
          isFirst: from === 0,
          isLast: from + BATCH >= posts.length,
        },
        asking,
      )
  }

  async function askAbout(reader: Reader, request: AuthorRequest): Promise<AuthorReply> {
    clearTimeout(idle)
    const { signal } = reader
    const asking = { limitMs: limitFor(reader.size), ...(signal ? { signal } : {}) }
    try {
      const answer = await thread.ask(request, asking)
      if (answer.kind === 'unknown reader') await learn(reader, asking)
      else if (answer.kind !== 'unknown analysis') return answer
      const { key, analysis } = reader
      if (analysis) await thread.ask({ kind: 'recall', reader: key, analysis }, asking)
      return await thread.ask(request, asking)
    } catch (error) {
      forget()
      throw error instanceof ThreadTooSlow
        ? new Problem('invalid', { message: reader.key ? importTexts.tooSlow : TOO_SLOW, cause: error })
        : error
    } finally {
      idle = setTimeout(() => void close(), IDLE_MS).unref()
    }
  }

  async function ask(reader: Reader, request: AuthorRequest): Promise<AuthorReply> {
    // Whoever is woken or rehearses is not busy: nobody need wake another for that.
    const work = request.kind === 'wake' || request.kind === 'rehearse' ? 0 : 1
    seat.waiting += work
    seat.isAwake = true
    if (reader.key) seat.knows = reader.key
    try {
      return await inTurn(reader.who, () => askAbout(reader, request))
    } finally {
      seat.waiting -= work
    }
  }

  function forget() {
    seat.knows = ''
    seat.isAwake = false
  }

  async function close() {
    clearTimeout(idle)
    forget()
    await thread.close()
  }

  return seat
}
