import { Worker } from 'node:worker_threads'
import type { TransactionGuard } from '../transaction-guard.ts'
import type { Call, HostOptions, Operations, QueryOptions, Reply } from './messages.ts'
import { unchangedReads } from './unchanged-reads.ts'

interface CallerOptions {
  rowMode?: 'array' | 'object'
  parsers?: Record<number, unknown>
}

interface Waiting {
  resolve: (result: never) => void
  reject: (error: Error) => void
}

// Deeply nested JSON overflows the default stack and takes the database down with it.
const STACK_MB = 64
// What passes through is short-lived: with more room it would only be kept for longer.
const YOUNG_MB = 24

/** The embedded database as drizzle and pg-boss know PGlite, with the work done in another thread. */
export async function openEmbedded(options: HostOptions, guard: TransactionGuard) {
  const worker = new Worker(new URL('./host.ts', import.meta.url), {
    workerData: options,
    resourceLimits: { stackSizeMb: STACK_MB, maxYoungGenerationSizeMb: YOUNG_MB },
    execArgv: process.execArgv.filter((arg) => arg.startsWith('--disable-warning')),
  })
  const waiting = new Map<number, Waiting>()
  const subscribers = new Map<number, (payload: string) => void>()
  let counter = 0
  let ended: Error | undefined
  let closing = false

  const ready = Promise.withResolvers<void>()
  const end = (error: Error) => {
    ended ??= error
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
    ready.reject(error)
  }
  worker.on('message', (message: Reply) => {
    if (message.kind === 'ready') return ready.resolve()
    if (message.kind === 'notification') return subscribers.get(message.subscription)?.(message.payload)
    const call = waiting.get(message.call)
    waiting.delete(message.call)
    if (message.kind === 'result') call?.resolve(message.result as never)
    else call?.reject(Object.assign(new Error(String(message.error.message)), message.error))
  })
  worker.on('error', end)
  const gone = new Promise<void>((resolve) => {
    worker.on('exit', () => {
      end(new Error('The embedded database has stopped.'))
      resolve()
    })
  })
  await ready.promise

  function ask<K extends keyof Operations>(operation: K, argument: Parameters<Operations[K]>[0]) {
    return new Promise<never>((resolve, reject) => {
      if (ended) return reject(ended)
      counter += 1
      waiting.set(counter, { resolve, reject })
      worker.postMessage({ call: counter, operation, argument } as Call)
    })
  }

  const portable = (given?: CallerOptions): QueryOptions | undefined =>
    given && {
      ...(given.rowMode ? { rowMode: given.rowMode } : {}),
      ...(given.parsers ? { raw: Object.keys(given.parsers).map(Number) } : {}),
    }

  const reads = unchangedReads()
  /** Whatever it writes has been counted when whoever asked is told. */
  async function counted<T>(work: Promise<T>): Promise<T> {
    try {
      const result = await work
      reads.changedBy(result)
      return result
    } catch (error) {
      reads.changed()
      throw error
    }
  }

  async function query(sql: string, params?: unknown[], given?: CallerOptions) {
    guard.refuseInside()
    const options = portable(given)
    const read = reads.readOf(sql, params, options)
    if (read === null) return counted(ask('query', { transaction: 0, sql, params, options }))
    const before = reads.find(read)
    if (before) return before as never
    const asked = reads.changes
    const result = await ask('query', { transaction: 0, sql, params, options })
    reads.keep(read, result, asked)
    return result
  }

  /** Inside a transaction everything is asked; what it wrote counts when it is committed. */
  const within = (transaction: number) => ({
    query: async (sql: string, params?: unknown[], given?: CallerOptions) =>
      ask('query', { transaction, sql, params, options: portable(given) }),
    exec: async (sql: string, given?: CallerOptions) =>
      ask('exec', { transaction, sql, options: portable(given) }),
  })

  return {
    query,
    async exec(sql: string, given?: CallerOptions) {
      guard.refuseInside()
      return counted(ask('exec', { transaction: 0, sql, options: portable(given) }))
    },
    async transaction<T>(work: (on: ReturnType<typeof within>) => Promise<T>): Promise<T> {
      guard.refuseInside()
      counter += 1
      const id = counter
      await ask('begin', id)
      let result: T
      try {
        result = await guard.inside(() => work(within(id)))
      } catch (error) {
        await ask('rollback', id)
        throw error
      }
      await counted(ask('commit', id))
      return result
    },
    async listen(channel: string, onPayload: (payload: string) => void) {
      counter += 1
      const id = counter
      subscribers.set(id, onPayload)
      await ask('listen', { id, channel })
      return async () => {
        subscribers.delete(id)
        await ask('unlisten', id)
      }
    },
    /** Resolves when the database's thread has ended, whoever ended it. */
    gone,
    get closing() {
      return closing
    },
    async close() {
      closing = true
      await ask('close', undefined)
      await worker.terminate()
    },
  }
}
export type EmbeddedClient = Awaited<ReturnType<typeof openEmbedded>>
