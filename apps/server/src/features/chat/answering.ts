import { chatTexts, NUL } from '@youzine/contract'
import { type Clock, later } from '#platform/clock.ts'
import type { Database, Queryable } from '#platform/db/database.ts'
import type { Events } from '#platform/events.ts'
import { ModelFailed } from '#platform/llm/model.ts'
import type { Log } from '#platform/log.ts'
import { Problem } from '#platform/problem.ts'
import { type Pace, paced } from './pace.ts'
import {
  deleteChunks,
  deleteOldChunks,
  endMessage,
  holdMessages,
  insertChunks,
  listAbandoned,
  listChunks,
  type MessageRow,
} from './queries.ts'
import type { Respond, Response } from './respond.ts'

const FLUSH_EVERY_MS = 250
/** Other processes read what is stored, at once; where there are none it only has to outlast this one. */
const FLUSH_AFTER_MS = { postgres: 0, embedded: 10_000 }
const LINGER_MS = 30_000
const HOLD_SECONDS = 15
const HOLD_EVERY_MS = 5000

/** An answer that this process is writing: what there is of it so far, in pieces. */
export interface Run {
  message: MessageRow
  chunks: string[]
  pace: Pace
  /** How many of them are stored, and since when. */
  stored: number
  storedAt: number
  isEnding: boolean
  stop: AbortController
}

interface Options {
  db: Queryable
  database: Database
  clock: Clock
  events: Events
  log: Log
  respond: Respond
}

export type Answering = ReturnType<typeof createAnswering>

/**
 * The work belongs to the process, not to a socket. Sockets of this process read the pieces from memory, as they
 * come; the pieces are also stored, a row for each flush, for sockets of other processes and for the time after.
 */
export function createAnswering({ db, database, clock, events, log, respond }: Options) {
  const runs = new Map<number, Run>()
  /** The embedded database has one process, which knows everything already. */
  const isShared = database.kind !== 'embedded'
  const watchers = new Map<number, Set<() => void>>()
  let isClosing = false

  /** Something has changed in this conversation: whoever shows it looks for itself. */
  const wake = (conversationId: number) => {
    for (const look of watchers.get(conversationId) ?? []) look()
  }
  const tell = (on: Queryable, conversationId: number) =>
    events.publish(on, { topic: 'chat', id: conversationId })

  /** Each when it is due, not all together: they began at different moments. */
  async function flush() {
    const now = performance.now()
    const isDue = ({ chunks, stored, storedAt, isEnding }: Run) =>
      chunks.length > stored && now - storedAt >= FLUSH_AFTER_MS[database.kind] && !isEnding
    const news = [...runs.values()].filter(isDue)
    if (news.length === 0) return
    const rows = news.map(rowOf)
    await insertChunks(db, rows)
    for (const [at, run] of news.entries()) {
      run.stored += rows[at]?.texts.length ?? 0
      run.storedAt = now
    }
    if (isShared) for (const { message } of news) await tell(db, message.conversationId)
  }

  async function hold() {
    const ids = [...runs.keys()]
    if (ids.length > 0) await holdMessages(db, ids, later(clock(), { seconds: HOLD_SECONDS }))
    await bury()
  }

  /** One after the other, however slow the database is. */
  function every(ms: number, work: () => Promise<void>) {
    let isBusy = false
    return setInterval(() => {
      if (isBusy) return
      isBusy = true
      work()
        .catch((error: unknown) => log.warn({ err: error }, 'a chat could not be stored'))
        .finally(() => {
          isBusy = false
        })
    }, ms).unref()
  }
  let flushing = Promise.resolve()
  const timers = [
    every(FLUSH_EVERY_MS, () => {
      flushing = flush()
      return flushing
    }),
    every(HOLD_EVERY_MS, hold),
  ]

  async function end(message: MessageRow, { content = '', ...values }: Partial<MessageRow>) {
    const run = runs.get(message.id)
    if (run) run.isEnding = true
    run?.pace.end()
    // What is on its way to the database is there first.
    await flushing.catch(() => {})
    await db.transaction(async (tx) => {
      if (run && isShared && run.chunks.length > run.stored) await insertChunks(tx, [rowOf(run)])
      if (!isShared) await deleteChunks(tx, message.id)
      const isEnded = await endMessage(tx, message.id, { ...values, content: storable(content) })
      if (isEnded) await tell(tx, message.conversationId)
    })
    runs.delete(message.id)
    wake(message.conversationId)
    // Other processes read to the end first.
    if (isShared) setTimeout(() => void clean(message.id), LINGER_MS).unref()
  }

  const clean = (messageId: number) =>
    deleteChunks(db, messageId).catch((error: unknown) => log.warn({ err: error }, 'chunks were left behind'))

  const ended = (answer: Response): Partial<MessageRow> => ({
    status: 'complete',
    content: answer.text,
    sources: answer.sources,
    writtenBy: answer.writtenBy,
  })

  async function run(message: MessageRow) {
    const chunks: string[] = []
    const pace = paced((text) => {
      chunks.push(text)
      wake(message.conversationId)
    })
    const stop = new AbortController()
    // Its question was on its way when the server began to close.
    if (isClosing) stop.abort(CLOSING)
    const storedAt = performance.now()
    runs.set(message.id, { message, chunks, pace, stored: 0, storedAt, isEnding: false, stop })
    const listener = { signal: stop.signal, onChunk: (text: string) => pace.take(text.replaceAll(NUL, '')) }
    try {
      await end(message, ended(await respond(message, listener)))
    } catch (error) {
      pace.end()
      const content = chunks.join('')
      if (stop.signal.aborted) {
        await end(
          message,
          stop.signal.reason === CLOSING
            ? { status: 'failed', content, error: chatTexts.interrupted }
            : { status: 'stopped', content },
        )
      } else {
        log.warn({ err: error, messageId: message.id }, 'a question could not be answered')
        await end(message, { status: 'failed', content, error: sentenceOf(error) })
      }
    } finally {
      runs.delete(message.id)
    }
  }

  /** Those whose process is gone say so; they can be asked again. */
  async function bury({ anyway = false } = {}) {
    // Nobody reads them any more: where there are other processes, some time after the end.
    if (anyway) await deleteOldChunks(db, clock())
    else if (isShared) await deleteOldChunks(db, later(clock(), { hours: -1 }))
    for (const message of await listAbandoned(db, clock(), anyway))
      if (!runs.has(message.id))
        await end(message, {
          status: 'failed',
          content: (await listChunks(db, message.id)).join(''),
          error: chatTexts.interrupted,
        })
  }

  const unsubscribe = [
    events.subscribe(
      'chat',
      ({ id }) => wake(id),
      () => {
        for (const id of watchers.keys()) wake(id)
      },
    ),
    events.subscribe('chat.stop', ({ id }) => runs.get(id)?.stop.abort()),
  ]

  return {
    runOf: (messageId: number): Run | undefined => runs.get(messageId),
    tell,
    wake,
    bury,
    begin: (message: MessageRow) => {
      run(message).catch((error: unknown) => log.error({ err: error }, 'an answer could not be ended'))
    },
    /** Whichever process writes it hears. */
    stop: (messageId: number) => events.publish(db, { topic: 'chat.stop', id: messageId }),
    heldUntil: () => later(clock(), { seconds: HOLD_SECONDS }),

    watch(conversationId: number, look: () => void): () => void {
      const known = watchers.get(conversationId) ?? new Set()
      watchers.set(conversationId, known.add(look))
      return () => {
        known.delete(look)
        if (known.size === 0) watchers.delete(conversationId)
      }
    },

    async close() {
      isClosing = true
      for (const { stop } of runs.values()) stop.abort(CLOSING)
      while (runs.size > 0) await new Promise((over) => setTimeout(over, 10))
      for (const timer of timers) clearInterval(timer)
      for (const leave of unsubscribe) leave()
    },
  }
}

/** The pieces that are not stored yet. */
const rowOf = ({ message, stored, chunks }: Run) => ({
  userId: message.userId,
  messageId: message.id,
  firstIndex: stored,
  // A model may cut a character in two.
  texts: chunks.slice(stored).map((text) => text.toWellFormed()),
})

/** The database refuses half a character and NUL, whoever wrote them. */
const storable = (text: string) => text.replaceAll(NUL, '').toWellFormed()

const CLOSING = new Error('The server is closing.')

/** Only what was written for people; anything else may speak of our inside. */
export const sentenceOf = (error: unknown) =>
  error instanceof Problem || error instanceof ModelFailed
    ? error.message
    : 'Something went wrong on our side. Please ask again.'
