import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { Database } from '#platform/db/database.ts'
import { openEmbeddedDatabase } from '#platform/db/embedded/open.ts'
import { openPostgres } from '#platform/db/postgres.ts'
import { createLog } from '#platform/log.ts'

/** Which database the whole run of this file uses; every server test runs once on each. */
export const databaseKind = process.env.TEST_DATABASE === 'postgres' ? 'postgres' : 'embedded'

const POSTGRES_TEMPLATE = 'youzine_test_template'

export interface TestDatabase {
  open(): Promise<Database>
  /** For tests that start the real program. */
  settings: Record<string, string>
  dataDir: string
  remove(): Promise<void>
}

async function onServer<T>(work: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL })
  await admin.connect()
  try {
    return await work(admin)
  } finally {
    await admin.end()
  }
}

function urlOf(name: string): string {
  const url = new URL(process.env.TEST_DATABASE_URL ?? '')
  url.pathname = `/${name}`
  return url.href
}

/** One migrated database to copy; whoever comes first makes it, the others wait for the lock. */
async function ensurePostgresTemplate() {
  await onServer(async (admin) => {
    await admin.query('select pg_advisory_lock(1)')
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [
      POSTGRES_TEMPLATE,
    ])
    if (rowCount) return
    await admin.query(`create database ${POSTGRES_TEMPLATE}_draft`)
    const database = await openPostgres(urlOf(`${POSTGRES_TEMPLATE}_draft`), createLog('silent'))
    await database.close()
    await admin.query(`alter database ${POSTGRES_TEMPLATE}_draft rename to ${POSTGRES_TEMPLATE}`)
  })
}

export interface EmptyDatabase {
  /** Null where it is embedded. */
  url: string | null
  dataDir: string
  remove(): Promise<void>
}

/** Nothing in it, not even tables. */
export async function createEmptyDatabase(): Promise<EmptyDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'youzine-test-'))
  const removeFolder = () => rm(dataDir, { recursive: true, force: true })
  if (databaseKind === 'embedded') return { url: null, dataDir, remove: removeFolder }
  const name = `youzine_test_${randomUUID().replaceAll('-', '')}`
  await onServer((admin) => admin.query(`create database ${name}`))
  return {
    url: urlOf(name),
    dataDir,
    async remove() {
      await onServer((admin) => admin.query(`drop database ${name} with (force)`))
      await removeFolder()
    },
  }
}

export async function createTestDatabase(): Promise<TestDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'youzine-test-'))
  const removeFolder = () => rm(dataDir, { recursive: true, force: true })
  if (databaseKind === 'embedded')
    return {
      open: () => openEmbeddedDatabase({ dataDir, durable: false }),
      settings: { DATA_DIR: dataDir },
      dataDir,
      remove: removeFolder,
    }
  await ensurePostgresTemplate()
  const name = `youzine_test_${randomUUID().replaceAll('-', '')}`
  await onServer(async (admin) => {
    await admin.query('select pg_advisory_lock(1)')
    await admin.query(`create database ${name} template ${POSTGRES_TEMPLATE}`)
  })
  return {
    open: () => openPostgres(urlOf(name), createLog('silent')),
    settings: { DATA_DIR: dataDir, DATABASE_URL: urlOf(name) },
    dataDir,
    async remove() {
      await onServer(async (admin) => {
        // Connections that are just saying goodbye get a moment to do so: cut off, they would log an error.
        const others = () => admin.query('select 1 from pg_stat_activity where datname = $1', [name])
        for (let tries = 0; tries < 40 && (await others()).rowCount; tries += 1)
          await new Promise((tick) => setTimeout(tick, 50))
        await admin.query(`drop database ${name} with (force)`)
      })
      await removeFolder()
    },
  }
}
