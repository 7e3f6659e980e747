import { sql } from 'drizzle-orm'
import type { Queryable } from '../db/database.ts'
import { rowsOf } from '../db/rows.ts'

export const listTables = async (db: Queryable): Promise<string[]> =>
  (
    await rowsOf<{ name: string }>(
      db,
      sql`select table_name as name from information_schema.tables
          where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`,
    )
  ).map(({ name }) => name)

/** How far its schema has come: as many migrations as have been applied. */
export async function countMigrations(db: Queryable): Promise<number> {
  const [row] = await rowsOf<{ n: number }>(
    db,
    sql`select count(*)::int as n from drizzle.__drizzle_migrations`,
  )
  return row?.n ?? 0
}

const ROWS_AT_ONCE = 500

/** Every row of a table as JSON, a batch at a time; inside a transaction, so that all tables are of one moment. */
export async function* eachBatch(tx: Queryable, table: string): AsyncGenerator<string[]> {
  await tx.execute(
    sql`declare rows_of_table no scroll cursor for select to_jsonb(t)::text as row from ${sql.identifier(table)} t order by to_jsonb(t)::text`,
  )
  try {
    for (;;) {
      const rows = await rowsOf<{ row: string }>(tx, sql.raw(`fetch ${ROWS_AT_ONCE} from rows_of_table`))
      if (rows.length === 0) return
      yield rows.map(({ row }) => row)
    }
  } finally {
    await tx.execute(sql`close rows_of_table`)
  }
}

/** All tables as they are at one moment, while everybody goes on. */
export const atOneMoment = <T>(db: Queryable, work: (tx: Queryable) => Promise<T>): Promise<T> =>
  db.transaction(
    async (tx) => {
      await tx.execute(sql`set local timezone = 'UTC'`)
      await tx.execute(sql`set local statement_timeout = 0`)
      await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`)
      return work(tx as unknown as Queryable)
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
