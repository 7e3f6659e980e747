import { NUL } from '@youzine/contract'
import { type Clock, later } from '../clock.ts'
import type { Database, Queryable, Transaction } from '../db/database.ts'
import type { Events } from '../events.ts'
import type { Log } from '../log.ts'
import { type Pace, paced } from './pace.ts'

const FLUSH_EVERY_MS = 250
/** Other processes read what is stored, at once; where there are none it only has to outlast this one. */
const FLUSH_AFTER_MS = { postgres: 0, embedded: 10_000 }
const LINGER_MS = 30_000
const HOLD_SECONDS = 15
const HOLD_EVERY_MS = 5000

/** What a run is stored as: its own row, and the room whose watchers want to hear of it. */
export interface RunRow {
  id: number
  userId: number
}

export interface StoredPieces {
  userId: number
  runId: number
  firstIndex: number
  texts: string[]
}

/** Where a kind of run keeps its rows and its pieces. */
export interface RunStore<Row extends RunRow, Ending> {
  roomOf(row: Row): number
  insertPieces(on: Queryable, rows: StoredPieces[]): Promise<unknown>
  /** From that index on, in their order. */
  listPieces(on: Queryable, runId: number, from?: number): Promise<string[]>
  deletePieces(on: Queryable, runId: number): Promise<unknown>
  /** What a process left behind that did not live to clean up. */
  deleteOldPieces(on: Queryable, before: Date): Promise<unknown>
  hold(on: Queryable, ids: number[], until: Date): Promise<unknown>
  /** Those that nobody holds any more; with `anyway` all of them. */
  listAbandoned(on: Queryable, now: Date, anyway: boolean): Promise<Row[]>
  /** True for the one who ends it. */
  end(tx: Transaction, id: number, ending: Ending): Promise<boolean>
  /**
   * Where the work can be begun anew after a restart: true for the one process that takes it up. Without it, or when
   * it says no, the run ends as interrupted.
   */
  takeUp?(on: Queryable, row: Row, until: Date): Promise<boolean>
}

export interface Listener {
  signal: AbortSignal
  /** Text as it comes; it is handed on at a pace that readers can follow. */
  onText(text: string): void
  /** A piece of its own, at once. */
  emit(piece: string): void
}

export interface RunWork<Row, Ending> {
  /** Does the work, and says how it ended. */
  work(row: Row, listener: Listener): Promise<Ending>
  /** How it ends when the work did not: somebody stopped it, the process closed or died, or it failed. */
  broken(why: 'stopped' | 'interrupted' | 'failed', pieces: string[], error: unknown): Ending
}

interface Run<Row> {
  row: Row
  pieces: string[]
  pace: Pace
  /** How many of them are stored, and since when. */
  stored: number
  storedAt: number
  isEnding: boolean
  stop: AbortController
}

interface Options<Row extends RunRow, Ending> extends RunWork<Row, Ending> {
  /** Names its events. */
  kind: 'chat' | 'preview' | 'wizard'
  store: RunStore<Row, Ending>
  db: Queryable
  database: Database
  clock: Clock
  events: Events
  log: Log
}

const CLOSING = new Error('The server is closing.')

export type Runs<Row extends RunRow, Ending> = ReturnType<typeof createRuns<Row, Ending>>

/**
 * Work that people watch. It belongs to the process, not to a socket: sockets of this process read the pieces from
 * memory, as they come; the pieces are also stored, a row for each flush, for sockets of other processes and for the
 * time after. A process says again and again that it holds a run; one that is no longer held is ended as interrupted.
 */
export function createRuns<Row extends RunRow, Ending>(options: Options<Row, Ending>) {
  const { kind, store, work, broken, db, database, clock, events, log } = options
  const runs = new Map<number, Run<Row>>()
  /** The embedded database has one process, which knows everything already. */
  const isShared = database.kind !== 'embedded'
  const watchers = new Map<number, Set<() => void>>()
  let isClosing = false

  /** Something has changed in this room: whoever shows it looks for itself. */
  const wake = (room: number) => {
    for (const look of watchers.get(room) ?? []) look()
  }
  const tell = (on: Queryable, room: number) => events.publish(on, { topic: `${kind}.news`, id: room })

  /** The pieces that are not stored yet; a model may cut a character in two. */
  const rowOf = ({ row, stored, pieces }: Run<Row>): StoredPieces => ({
    userId: row.userId,
    runId: row.id,
    firstIndex: stored,
    texts: pieces.slice(stored).map((text) => text.toWellFormed()),
  })

  /** Each when it is due, not all together: they began at different moments. */
  async function flush() {
    const now = performance.now()
    const isDue = ({ pieces, stored, storedAt, isEnding }: Run<Row>) =>
      pieces.length > stored && now - storedAt >= FLUSH_AFTER_MS[database.kind] && !isEnding
    const news = [...runs.values()].filter(isDue)
    if (news.length === 0) return
    const rows = news.map(rowOf)
    await store.insertPieces(db, rows)
    for (const [at, run] of news.entries()) {
      run.stored += rows[at]?.texts.length ?? 0
      run.storedAt = now
    }
    if (isShared) for (const { row } of news) await tell(db, store.roomOf(row))
  }

  async function hold() {
    const ids = [...runs.keys()]
    if (ids.length > 0) await store.hold(db, ids, later(clock(), { seconds: HOLD_SECONDS }))
    await endAbandoned()
  }

  /** One after the other, however slow the database is. */
  function every(ms: number, task: () => Promise<void>) {
    let isBusy = false
    return setInterval(() => {
      if (isBusy) return
      isBusy = true
      task()
        .catch((error: unknown) => log.warn({ err: error, kind }, 'a run could not be stored'))
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

  async function end(row: Row, ending: Ending) {
    const run = runs.get(row.id)
    if (run) run.isEnding = true
    run?.pace.end()
    // What is on its way to the database is there first.
    await flushing.catch(() => {})
    await db.transaction(async (tx) => {
      if (run && isShared && run.pieces.length > run.stored) await store.insertPieces(tx, [rowOf(run)])
      if (!isShared) await store.deletePieces(tx, row.id)
      if (await store.end(tx, row.id, ending)) await tell(tx, store.roomOf(row))
    })
    runs.delete(row.id)
    wake(store.roomOf(row))
    // Other processes read to the end first.
    if (isShared) setTimeout(() => void clean(row.id), LINGER_MS).unref()
  }

  const clean = (runId: number) =>
    store
      .deletePieces(db, runId)
      .catch((error: unknown) => log.warn({ err: error, kind }, 'pieces were left behind'))

  async function run(row: Row) {
    const pieces: string[] = []
    const emit = (piece: string) => {
      pieces.push(piece)
      wake(store.roomOf(row))
    }
    const pace = paced(emit)
    const stop = new AbortController()
    // It was on its way when the server began to close.
    if (isClosing) stop.abort(CLOSING)
    runs.set(row.id, {
      row,
      pieces,
      pace,
      stored: 0,
      storedAt: performance.now(),
      isEnding: false,
      stop,
    })
    const listener = {
      signal: stop.signal,
      emit,
      onText: (text: string) => pace.take(text.replaceAll(NUL, '')),
    }
    try {
      await end(row, await work(row, listener))
    } catch (error) {
      pace.end()
      const isClosed = stop.signal.aborted && stop.signal.reason === CLOSING
      // Whoever comes next goes on with it.
      if (isClosed && store.takeUp) return await store.hold(db, [row.id], clock())
      const why = isClosed ? 'interrupted' : stop.signal.aborted ? 'stopped' : 'failed'
      if (why === 'failed') log.warn({ err: error, kind, runId: row.id }, 'a run failed')
      await end(row, broken(why, pieces, error))
    } finally {
      runs.delete(row.id)
    }
  }

  /** Those whose process is gone are taken up, or say so and can be asked for again. */
  async function endAbandoned({ anyway = false } = {}) {
    // Nobody reads them any more: where there are other processes, some time after the end.
    if (anyway) await store.deleteOldPieces(db, clock())
    else if (isShared) await store.deleteOldPieces(db, later(clock(), { hours: -1 }))
    for (const row of await store.listAbandoned(db, clock(), anyway)) {
      if (runs.has(row.id)) continue
      if (await store.takeUp?.(db, row, heldUntil())) {
        await store.deletePieces(db, row.id)
        begin(row)
      } else await end(row, broken('interrupted', await store.listPieces(db, row.id), new Error('abandoned')))
    }
  }

  const heldUntil = () => later(clock(), { seconds: HOLD_SECONDS })
  const begin = (row: Row) => {
    run(row).catch((error: unknown) => log.error({ err: error, kind }, 'a run could not be ended'))
  }

  const unsubscribe = [
    events.subscribe(
      `${kind}.news`,
      ({ id }) => wake(id),
      () => {
        for (const room of watchers.keys()) wake(room)
      },
    ),
    events.subscribe(`${kind}.stop`, ({ id }) => runs.get(id)?.stop.abort()),
  ]

  return {
    /** The pieces of a run that this process holds, as they come. */
    piecesOf: (runId: number): readonly string[] | undefined => runs.get(runId)?.pieces,
    /** From wherever they are. */
    readPieces: async (runId: number, from = 0): Promise<string[]> =>
      runs.get(runId)?.pieces.slice(from) ?? (await store.listPieces(db, runId, from)),
    tell,
    wake,
    /** At the start: the embedded database has no other process that could still be writing. */
    endLeftBehind: () => endAbandoned({ anyway: !isShared }),
    begin,
    /** Whichever process holds it hears. */
    stop: (runId: number) => events.publish(db, { topic: `${kind}.stop`, id: runId }),
    heldUntil,

    watch(room: number, look: () => void): () => void {
      const known = watchers.get(room) ?? new Set()
      watchers.set(room, known.add(look))
      return () => {
        known.delete(look)
        if (known.size === 0) watchers.delete(room)
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
