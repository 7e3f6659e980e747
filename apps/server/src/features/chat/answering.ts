import { chatTexts } from '@youzine/contract'
import { type Clock, later } from '#platform/clock.ts'
import type { Database, Queryable } from '#platform/db/database.ts'
import type { Events } from '#platform/events.ts'
import { ModelFailed } from '#platform/llm/model.ts'
import type { Log } from '#platform/log.ts'
import { Problem } from '#platform/problem.ts'
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

/** Other processes read what is stored; where there are none it only has to outlast this one. */
const FLUSH_MS = { postgres: 250, embedded: 10_000 }
/** Twenty chunks a second are as fluent as a hundred, and cost a fifth. */
const CHUNK_MS = 50
const LINGER_MS = 30_000
const HOLD_SECONDS = 15
const HOLD_EVERY_MS = 5000

/** An answer that this process is writing: what there is of it so far, in pieces. */
export interface Run {
  message: MessageRow
  chunks: string[]
  /** What has come since the last chunk. */
  coming: string
  stored: number
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

  /** Something has changed in this conversation: whoever shows it looks for itself. */
  const wake = (conversationId: number) => {
    for (const look of watchers.get(conversationId) ?? []) look()
  }
  const tell = (on: Queryable, conversationId: number) =>
    events.publish(on, { topic: 'chat', id: conversationId })

  function cut(run: Run | undefined) {
    if (!run?.coming) return
    run.chunks.push(run.coming)
    run.coming = ''
    wake(run.message.conversationId)
  }
  const cutting = setInterval(() => {
    for (const run of runs.values()) cut(run)
  }, CHUNK_MS).unref()

  async function flush() {
    const news = [...runs.values()].filter(({ chunks, stored }) => chunks.length > stored)
    if (news.length === 0) return
    const rows = news.map((run) => ({
      userId: run.message.userId,
      messageId: run.message.id,
      firstIndex: run.stored,
      // A model may cut a character in two; the database refuses halves.
      texts: run.chunks.slice(run.stored).map((text) => text.toWellFormed()),
    }))
    await insertChunks(db, rows)
    for (const [at, run] of news.entries()) run.stored += rows[at]?.texts.length ?? 0
    // The embedded database has one process, which knows already.
    if (database.kind !== 'embedded') for (const { message } of news) await tell(db, message.conversationId)
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
  const timers = [cutting, every(FLUSH_MS[database.kind], flush), every(HOLD_EVERY_MS, hold)]

  async function end(message: MessageRow, values: Partial<MessageRow>) {
    const run = runs.get(message.id)
    cut(run)
    await db.transaction(async (tx) => {
      if (run && isShared && run.chunks.length > run.stored) await insertChunks(tx, [rowOf(run)])
      if (await endMessage(tx, message.id, values)) await tell(tx, message.conversationId)
    })
    runs.delete(message.id)
    wake(message.conversationId)
    // Other processes read to the end first.
    if (isShared) setTimeout(() => void clean(message.id), LINGER_MS).unref()
    else await clean(message.id)
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
    const one: Run = { message, chunks: [], coming: '', stored: 0, stop: new AbortController() }
    runs.set(message.id, one)
    const onChunk = (text: string) => {
      one.coming += text
    }
    try {
      await end(message, ended(await respond(message, { signal: one.stop.signal, onChunk })))
    } catch (error) {
      const content = one.chunks.join('') + one.coming
      if (one.stop.signal.aborted) {
        const isClosing = one.stop.signal.reason === CLOSING
        await end(
          message,
          isClosing
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
    if (anyway || isShared) await deleteOldChunks(db, later(clock(), { hours: -1 }))
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
  texts: chunks.slice(stored),
})

const CLOSING = new Error('The server is closing.')

/** Only what was written for people; anything else may speak of our inside. */
export const sentenceOf = (error: unknown) =>
  error instanceof Problem || error instanceof ModelFailed
    ? error.message
    : 'Something went wrong on our side. Please ask again.'
