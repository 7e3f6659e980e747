import type { Duplex } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import * as schema from '#schema'
import type { Log } from '../log.ts'
import { type Database, type Queryable, sqlState } from './database.ts'
import { MIGRATION_LOCK, migrationsFolder } from './migrate.ts'
import { keyOfRead, sharedReads } from './shared-reads.ts'
import { transactionGuard } from './transaction-guard.ts'

const POOL_SIZE = 10
const JOBS_POOL_SIZE = 4
/** A database that is frozen is as good as gone: nobody waits for it for minutes. */
const PATIENCE = {
  connectionTimeoutMillis: 5000,
  query_timeout: 60_000,
  statement_timeout: 60_000,
  idle_in_transaction_session_timeout: 120_000,
  keepAlive: true,
}
const PULSE_MS = 500
const PULSE_LIMIT_MS = 900
const HELD_UP = 1.2
/** Two who waited for each other: PostgreSQL undoes one of them, who has only to begin anew. */
const UNDONE = new Set(['40P01', '40001'])
const TRIES = 4
/** Beats without an answer after which nobody is left waiting: one alone may be a busy moment. */
const SURELY_LOST = 3

/** Feels the pulse on a line of its own: while there is none, requests are refused at once instead of waiting. */
function watchPulse(url: string, log: Log, onLost: () => void) {
  let isUp = true
  let missed = 0
  let client: pg.Client | undefined
  let isStopped = false

  async function beat() {
    if (!client) {
      client = new pg.Client({
        connectionString: url,
        connectionTimeoutMillis: PULSE_LIMIT_MS,
        keepAlive: true,
      })
      client.on('error', () => {})
      await client.connect()
    }
    const began = performance.now()
    const late = new Promise<never>((_, reject) => {
      const isLate = () => {
        // Where this process itself was held up, the answer may be lying there unread.
        if (performance.now() - began > PULSE_LIMIT_MS * HELD_UP) setTimeout(noPulse, PULSE_MS).unref()
        else noPulse()
      }
      const noPulse = () => reject(new Error('no pulse'))
      setTimeout(isLate, PULSE_LIMIT_MS).unref()
    })
    await Promise.race([client.query('select 1'), late])
  }

  async function watch() {
    while (!isStopped) {
      const before = isUp
      isUp = await beat().then(
        () => true,
        () => false,
      )
      if (!isUp) {
        // Not awaited: a frozen one does not even say goodbye.
        void client?.end().catch(() => {})
        client = undefined
        missed += 1
        if (missed === SURELY_LOST) onLost()
      } else {
        missed = 0
      }
      if (before !== isUp) log.warn({ isUp }, isUp ? 'the database is back' : 'the database does not answer')
      await setTimeoutUnref(PULSE_MS)
    }
    await client?.end().catch(() => {})
  }
  const watching = watch()
  return {
    isUp: () => isUp,
    stop: () => {
      isStopped = true
      return watching
    },
  }
}

/** Not in pg's types: its socket, which can be ended without a word to the other side. */
const streamOf = (client: pg.PoolClient) =>
  (client as unknown as { connection: { stream: Duplex } }).connection.stream

const setTimeoutUnref = (ms: number) => new Promise<void>((over) => setTimeout(over, ms).unref())

async function migrateOneAtATime(pool: pg.Pool) {
  const connection = await pool.connect()
  try {
    await connection.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrate(drizzle({ client: connection }), { migrationsFolder })
  } finally {
    // Closing the connection frees the lock even when the migration broke its transaction.
    connection.release(true)
  }
}

export async function openPostgres(url: string, log: Log): Promise<Database> {
  const pool = new pg.Pool({ connectionString: url, max: POOL_SIZE, ...PATIENCE })
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', (error) => log.warn({ err: error }, 'a database connection broke'))
  const lines = new Set<pg.PoolClient>()
  pool.on('connect', (client) => {
    lines.add(client)
    // One that is in somebody's hands has no other listener: its query fails, and that is enough.
    client.on('error', () => {})
  })
  pool.on('remove', (client) => lines.delete(client))
  await migrateOneAtATime(pool)

  const pulse = watchPulse(url, log, () => {
    // Whoever waits for an answer hears at once that there will be none.
    for (const line of lines) streamOf(line).destroy()
  })
  const guard = transactionGuard()
  const query = pool.query.bind(pool) as (...args: unknown[]) => Promise<pg.QueryResult>
  const shared = sharedReads()
  pool.query = ((config: unknown, values: unknown, ...more: unknown[]) => {
    guard.refuseInside()
    const key = keyOfRead(config, values)
    return key ? shared(key, () => query(config, values)) : query(config, values, ...more)
  }) as typeof pool.query
  const orm = drizzle({ client: pool, schema, casing: 'snake_case' })
  const transaction = orm.transaction.bind(orm)
  orm.transaction = (work, config) => {
    guard.refuseInside()
    const attempt = (left: number): ReturnType<typeof work> =>
      transaction((tx) => guard.inside(() => work(tx)), config).catch(async (error: unknown) => {
        if (left <= 1 || !UNDONE.has(sqlState(error) ?? '')) throw error
        log.info({ err: error }, 'a transaction is begun anew')
        await wait(20 + Math.random() * 80)
        return attempt(left - 1)
      })
    return attempt(TRIES)
  }
  return {
    kind: 'postgres',
    orm: orm as unknown as Queryable,
    forJobs: { connectionString: url, max: JOBS_POOL_SIZE },
    onLost() {},
    isUp: pulse.isUp,
    async close() {
      await pulse.stop()
      await pool.end()
    },
  }
}
