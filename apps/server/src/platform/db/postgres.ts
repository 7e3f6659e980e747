import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import * as schema from '#schema'
import type { Log } from '../log.ts'
import type { Database, Queryable } from './database.ts'
import { MIGRATION_LOCK, migrationsFolder } from './migrate.ts'
import { transactionGuard } from './transaction-guard.ts'

const POOL_SIZE = 10
const JOBS_POOL_SIZE = 4

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
  const pool = new pg.Pool({ connectionString: url, max: POOL_SIZE })
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', (error) => log.warn({ err: error }, 'a database connection broke'))
  await migrateOneAtATime(pool)

  const guard = transactionGuard()
  const query = pool.query.bind(pool) as (...args: unknown[]) => unknown
  pool.query = ((...args: unknown[]) => {
    guard.refuseInside()
    return query(...args)
  }) as typeof pool.query
  const orm = drizzle({ client: pool, schema, casing: 'snake_case' })
  const transaction = orm.transaction.bind(orm)
  orm.transaction = (work, config) => {
    guard.refuseInside()
    return transaction((tx) => guard.inside(() => work(tx)), config)
  }
  return {
    kind: 'postgres',
    orm: orm as unknown as Queryable,
    forJobs: { connectionString: url, max: JOBS_POOL_SIZE },
    onLost() {},
    close: () => pool.end(),
  }
}
