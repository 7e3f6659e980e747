import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { drizzle as onPostgres } from 'drizzle-orm/node-postgres'
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator'
import { drizzle as onEmbedded } from 'drizzle-orm/pglite'
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator'
import pg from 'pg'
import type { Queryable } from '#platform/db/database.ts'
import { openEmbedded } from '#platform/db/embedded/client.ts'
import { migrationsFolder } from '#platform/db/migrate.ts'
import { rowsOf } from '#platform/db/rows.ts'
import { transactionGuard } from '#platform/db/transaction-guard.ts'

interface Journal {
  entries: { tag: string }[]
}

/** The migrations as they were when this one was the last. */
async function migrationsUpTo(tag: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'youzine-migrations-'))
  await cp(migrationsFolder, folder, { recursive: true })
  const path = join(folder, 'meta/_journal.json')
  const journal = JSON.parse(await readFile(path, 'utf8')) as Journal
  const last = journal.entries.findIndex((entry) => entry.tag === tag)
  if (last < 0) throw new Error(`There is no migration ${tag}.`)
  await writeFile(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, last + 1) }))
  return folder
}

/** A database of an earlier version with something in it, closed again. */
export async function leaveOldDatabase(
  where: { dataDir: string } | { url: string },
  tag: string,
  fill: (db: Queryable) => Promise<void>,
) {
  const folder = await migrationsUpTo(tag)
  if ('url' in where) {
    const client = new pg.Client({ connectionString: where.url })
    await client.connect()
    const orm = onPostgres({ client })
    await migratePostgres(orm, { migrationsFolder: folder })
    await fill(orm as unknown as Queryable)
    await client.end()
  } else {
    const client = await openEmbedded(
      { folder: join(where.dataDir, 'database'), durable: false },
      transactionGuard(),
    )
    const orm = onEmbedded({ client: client as never })
    await migrateEmbedded(orm, { migrationsFolder: folder })
    await fill(orm as unknown as Queryable)
    await client.close()
  }
  await rm(folder, { recursive: true, force: true })
}

type Column = {
  table_name: string
  column_name: string
  data_type: string
  is_nullable: string
  column_default: string | null
  is_identity: string
}

const VALUES: Record<string, string> = {
  integer: '1',
  bigint: '1',
  smallint: '1',
  'double precision': '1',
  text: `'x'`,
  boolean: 'false',
  jsonb: `'[]'`,
  'timestamp with time zone': `'2024-05-01T10:00:00Z'`,
  date: `'2024-05-01'`,
  bytea: `'\\x00'`,
  uuid: `'00000000-0000-4000-8000-000000000001'`,
}

/** A row in every table, with whatever each of its columns can hold. */
export async function fillEveryTable(db: Queryable): Promise<string[]> {
  const columns = await rowsOf<Column>(
    db,
    sql`select table_name, column_name, data_type, is_nullable, column_default, is_identity
      from information_schema.columns where table_schema = 'public' order by ordinal_position`,
  )
  const waiting = new Map(Map.groupBy(columns, ({ table_name }) => table_name))
  const filled: string[] = []
  let why: unknown
  // Those that refer to others come after them, whatever their names are.
  for (let round = 0; waiting.size > 0 && round < columns.length; round += 1)
    for (const [table, own] of waiting) {
      const isNeeded = ({ is_nullable, column_default, column_name }: Column) =>
        column_name === 'id' ||
        (column_default === null && (is_nullable === 'NO' || column_name.endsWith('_id')))
      const needed = own.filter(isNeeded)
      const names = needed.map(({ column_name }) => `"${column_name}"`).join(', ')
      const values = needed.map(({ data_type }) => VALUES[data_type] ?? `'x'`).join(', ')
      try {
        await db.execute(
          sql.raw(`insert into "${table}" (${names}) overriding system value values (${values})`),
        )
        if (own.some(({ column_name, is_identity }) => column_name === 'id' && is_identity === 'YES'))
          await db.execute(sql.raw(`alter table "${table}" alter column id restart with 2`))
        waiting.delete(table)
        filled.push(table)
      } catch (error) {
        why = error
      }
    }
  if (waiting.size > 0) throw new Error(`No row fits into ${[...waiting.keys()].join(', ')}.`, { cause: why })
  return filled
}
