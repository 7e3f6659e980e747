import { parentPort, workerData } from 'node:worker_threads'
import { PGlite, type QueryOptions as PgliteOptions, type Transaction } from '@electric-sql/pglite'
import { DurableFiles, durableStart, fastStart } from './durable-files.ts'
import type { Call, HostOptions, Operations, QueryOptions, Reply, Statement } from './messages.ts'

// Runs in a worker: PGlite blocks its thread while it works, and requests must not wait for that.
if (!parentPort) throw new Error('This file runs as a worker.')
const port = parentPort
const { folder, durable } = workerData as HostOptions
const reply = (message: Reply) => port.postMessage(message)

const database = durable
  ? await PGlite.create({ fs: new DurableFiles(folder), startParams: durableStart })
  : await PGlite.create({ dataDir: folder, startParams: fastStart })

interface OpenTransaction {
  on: Transaction
  commit: () => void
  rollback: (reason: Error) => void
  ended: Promise<unknown>
}
const transactions = new Map<number, OpenTransaction>()
const subscriptions = new Map<number, () => Promise<void>>()

function target(transaction: number) {
  if (transaction === 0) return database
  const open = transactions.get(transaction)
  if (!open) throw new Error('This transaction has ended.')
  return open.on
}

/** It brings its own beginning and end. One that fails in between is rolled back before anybody else is served. */
const BEGINS = /^\s*begin\b/i

const asWritten = (value: string) => value
function pgliteOptions(options?: QueryOptions): PgliteOptions | undefined {
  if (!options) return undefined
  return {
    ...(options.rowMode ? { rowMode: options.rowMode } : {}),
    ...(options.raw ? { parsers: Object.fromEntries(options.raw.map((type) => [type, asWritten])) } : {}),
  }
}

const operations: Operations = {
  query: ({ transaction, sql, params, options }: Statement) =>
    target(transaction).query(sql, params, pgliteOptions(options)),
  exec: ({ transaction, sql, options }: Statement) =>
    transaction === 0 && BEGINS.test(sql)
      ? database.transaction((on) => on.exec(sql, pgliteOptions(options)))
      : target(transaction).exec(sql, pgliteOptions(options)),
  begin: (id) =>
    new Promise<void>((begun, failed) => {
      const entry = {} as OpenTransaction
      entry.ended = database.transaction((on) => {
        Object.assign(entry, { on })
        const settled = new Promise<void>((commit, rollback) => Object.assign(entry, { commit, rollback }))
        transactions.set(id, entry)
        begun()
        return settled
      })
      entry.ended.catch(failed)
    }),
  async commit(id) {
    const open = transactions.get(id)
    transactions.delete(id)
    open?.commit()
    await open?.ended
  },
  async rollback(id) {
    const open = transactions.get(id)
    transactions.delete(id)
    open?.rollback(new Error('rollback'))
    await open?.ended.catch(() => {})
  },
  async listen({ id, channel }) {
    subscriptions.set(
      id,
      await database.listen(channel, (payload) => reply({ kind: 'notification', subscription: id, payload })),
    )
  },
  async unlisten(id) {
    await subscriptions.get(id)?.()
    subscriptions.delete(id)
  },
  close: () => database.close(),
}

const errorFields = [
  'message',
  'code',
  'detail',
  'constraint',
  'column',
  'table',
  'schema',
  'severity',
  'hint',
  'position',
  'where',
] as const
function plainError(error: unknown) {
  const source = error as Record<string, unknown>
  return Object.fromEntries(
    errorFields.flatMap((field) => (source[field] === undefined ? [] : [[field, source[field]]])),
  )
}

port.on('message', async (message: Call) => {
  const { call, operation, argument } = message
  try {
    const run = operations[operation] as (argument: unknown) => Promise<unknown>
    reply({ kind: 'result', call, result: await run(argument) })
  } catch (error) {
    reply({ kind: 'failure', call, error: plainError(error) })
  }
})
reply({ kind: 'ready' })
