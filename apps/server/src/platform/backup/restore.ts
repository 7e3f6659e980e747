import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { cp, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../db/database.ts'
import { rowsOf } from '../db/rows.ts'
import { FILES, fileOfTable, MANIFEST, type Manifest } from './dump.ts'
import { countMigrations, listTables } from './tables.ts'

const ROWS_AT_ONCE = 200

export class CannotRestore extends Error {}

export async function readManifest(folder: string): Promise<Manifest> {
  const path = join(folder, MANIFEST)
  if (!existsSync(path)) throw new CannotRestore(`There is no backup in ${folder}: it has no ${MANIFEST}.`)
  const manifest = JSON.parse(await readFile(path, 'utf8')) as Manifest
  if (manifest.format !== 1)
    throw new CannotRestore('This backup was made by a newer version of Youzine. Update first.')
  return manifest
}

interface Options {
  db: Queryable
  folder: string
  files: string | null
}

/** Puts everything back into a database in which nobody is yet; all of it, or nothing. */
export async function restore({ db, folder, files }: Options): Promise<Manifest> {
  const manifest = await readManifest(folder)
  const here = await countMigrations(db)
  if (manifest.migrations !== here)
    throw new CannotRestore(
      `This backup was made with ${manifest.migrations} steps of the schema, and this version has ${here}. Restore it with the version that made it, then update.`,
    )
  const [people] = await rowsOf<{ n: number }>(db, sql`select count(*)::int as n from users`)
  if (people && people.n > 0)
    throw new CannotRestore('There are people in this database already. Restore into an empty one.')
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local timezone = 'UTC'`)
    await tx.execute(sql`set local statement_timeout = 0`)
    const tables = await listTables(tx)
    const missing = Object.keys(manifest.tables).filter((table) => !tables.includes(table))
    if (missing.length > 0) throw new CannotRestore(`This version has no place for ${missing.join(', ')}.`)
    await tx.execute(
      sql`truncate ${sql.join(
        tables.map((table) => sql.identifier(table)),
        sql`, `,
      )}`,
    )
    await setDeferrable(tx, true)
    for (const [table, expected] of Object.entries(manifest.tables))
      await restoreTable(tx, table, join(folder, fileOfTable(table)), expected)
    await tx.execute(sql`set constraints all immediate`)
    await setDeferrable(tx, false)
    for (const table of tables) await continueNumbers(tx, table)
  })
  if (files !== null && manifest.hasFiles && existsSync(join(folder, FILES)))
    await cp(join(folder, FILES), files, { recursive: true })
  return manifest
}

async function restoreTable(
  tx: Queryable,
  table: string,
  path: string,
  expected: { rows: number; sha256: string },
) {
  const hash = createHash('sha256')
  let rows = 0
  let batch: string[] = []
  const put = async () => {
    if (batch.length > 0)
      await tx.execute(
        sql`insert into ${sql.identifier(table)} select * from jsonb_populate_recordset(null::${sql.identifier(table)}, ${`[${batch.join(',')}]`}::jsonb)`,
      )
    batch = []
  }
  for await (const line of createInterface({ input: createReadStream(path).pipe(createGunzip()) })) {
    hash.update(`${line}\n`)
    rows += 1
    batch.push(line)
    if (batch.length >= ROWS_AT_ONCE) await put()
  }
  await put()
  if (rows !== expected.rows || hash.digest('hex') !== expected.sha256)
    throw new CannotRestore(`The backup is damaged: ${table} is not what it was when it was made.`)
}

/** Rows come in any order; what refers to what is checked at the end. */
async function setDeferrable(tx: Queryable, isDeferred: boolean) {
  const keys = await rowsOf<{ tab: string; name: string }>(
    tx,
    sql`select conrelid::regclass::text as tab, conname as name from pg_constraint
        where contype = 'f' and connamespace = 'public'::regnamespace`,
  )
  for (const { tab, name } of keys)
    await tx.execute(
      sql`alter table ${sql.raw(tab)} alter constraint ${sql.identifier(name)} ${sql.raw(isDeferred ? 'deferrable initially deferred' : 'not deferrable')}`,
    )
}

/** New rows get numbers that nobody had. */
async function continueNumbers(tx: Queryable, table: string) {
  const columns = await rowsOf<{ name: string }>(
    tx,
    sql`select column_name as name from information_schema.columns
        where table_schema = 'public' and table_name = ${table} and is_identity = 'YES'`,
  )
  for (const { name } of columns)
    await tx.execute(
      sql`select setval(pg_get_serial_sequence(${`public.${table}`}, ${name}),
            greatest((select coalesce(max(${sql.identifier(name)}), 0) from ${sql.identifier(table)}),
                     (select coalesce(last_value, start_value) from pg_sequences where schemaname = 'public'
                      and quote_ident(schemaname) || '.' || quote_ident(sequencename) = pg_get_serial_sequence(${`public.${table}`}, ${name}))))`,
    )
}
