import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../db/database.ts'
import { rowsOf } from '../db/rows.ts'
import { atOneMoment, countMigrations, eachBatch, listTables } from './tables.ts'

export interface Manifest {
  format: 1
  madeAt: string
  migrations: number
  tables: Record<string, { rows: number; sha256: string }>
  /** Work that was waiting or under way. */
  jobs: { name: string; data: object }[]
  /** Whether the stored files are part of it; those of an S3 store are not. */
  hasFiles: boolean
}

export const MANIFEST = 'manifest.json'
export const fileOfTable = (table: string) => join('tables', `${table}.ndjson.gz`)
export const FILES = 'files'

interface Options {
  db: Queryable
  /** Where it will be; it must not be there yet. */
  folder: string
  /** The folder of stored files, where they are in one. */
  files: string | null
  now: Date
}

/** A folder that holds everything: tables as lines of JSON, stored files, and a list to check it by. */
export async function dump({ db, folder, files, now }: Options): Promise<Manifest> {
  const draft = `${folder}.part`
  await rm(draft, { recursive: true, force: true })
  await mkdir(join(draft, 'tables'), { recursive: true })
  const manifest = await atOneMoment(db, async (tx): Promise<Manifest> => {
    const tables: Manifest['tables'] = {}
    for (const table of await listTables(tx))
      tables[table] = await dumpTable(tx, table, join(draft, fileOfTable(table)))
    return {
      format: 1,
      madeAt: now.toISOString(),
      migrations: await countMigrations(tx),
      tables,
      jobs: await listPendingJobs(tx),
      hasFiles: files !== null,
    }
  })
  // After the tables: a file that a row names is there before the row is.
  if (files !== null) {
    await mkdir(files, { recursive: true })
    await cp(files, join(draft, FILES), { recursive: true, filter: (path) => !path.endsWith('.new') })
  }
  await writeFile(join(draft, MANIFEST), JSON.stringify(manifest, null, 1))
  await rename(draft, folder)
  return manifest
}

async function dumpTable(tx: Queryable, table: string, path: string) {
  const hash = createHash('sha256')
  let rows = 0
  async function* lines() {
    for await (const batch of eachBatch(tx, table)) {
      rows += batch.length
      const text = `${batch.join('\n')}\n`
      hash.update(text)
      yield text
    }
  }
  await pipeline(Readable.from(lines()), createGzip(), createWriteStream(path))
  return { rows, sha256: hash.digest('hex') }
}

async function listPendingJobs(tx: Queryable): Promise<Manifest['jobs']> {
  const [queue] = await rowsOf<{ there: boolean }>(
    tx,
    sql`select to_regclass('pgboss.job') is not null as there`,
  )
  if (!queue?.there) return []
  return rowsOf<{ name: string; data: object }>(
    tx,
    sql`select name, data from pgboss.job where state in ('created', 'retry', 'active') and name not like '\\_\\_%'`,
  )
}
