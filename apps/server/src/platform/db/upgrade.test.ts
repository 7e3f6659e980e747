import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readEnv } from '#platform/env.ts'
import { createLog } from '#platform/log.ts'
import { closePlatform, createPlatform } from '#platform/platform.ts'
import { TEST_CACHE } from '#testing/cache.ts'
import { createEmptyDatabase, type EmptyDatabase } from '#testing/database.ts'
import { fillEveryTable, leaveOldDatabase } from '#testing/old-database.ts'
import { buildApp } from '../../app.ts'
import { openEmbeddedDatabase } from './embedded/open.ts'
import { openPostgres } from './postgres.ts'
import { rowsOf } from './rows.ts'

/** Each version that somebody may come from. */
describe.each(['0006_requirements_instead_of_flags', '0013_wizards'])('from the schema of %s', (tag) => {
  let empty: EmptyDatabase
  let filled: string[] = []
  beforeAll(async () => {
    empty = await createEmptyDatabase()
    await leaveOldDatabase(empty.url ? { url: empty.url } : { dataDir: empty.dataDir }, tag, async (db) => {
      filled = await fillEveryTable(db)
    })
  })
  afterAll(() => empty.remove())

  test('everything that was there is there, and the product runs on it', async () => {
    const log = createLog('silent')
    const database = empty.url
      ? await openPostgres(empty.url, log)
      : await openEmbeddedDatabase({ dataDir: empty.dataDir, durable: false, fromTemplate: false })
    const tables = await rowsOf<{ table_name: string }>(
      database.orm,
      sql`select table_name from information_schema.tables where table_schema = 'public'`,
    )
    const left = tables.map(({ table_name }) => table_name)
    expect(filled.length).toBeGreaterThan(20)
    for (const table of filled.filter((name) => left.includes(name))) {
      const [row] = await rowsOf<{ count: number }>(
        database.orm,
        sql.raw(`select count(*)::int as count from "${table}"`),
      )
      expect([table, row?.count]).toEqual([table, 1])
    }
    const env = readEnv({ DATA_DIR: empty.dataDir, CACHE_DIR: TEST_CACHE, BOT_CHECK: 'off' })
    const platform = await createPlatform({ env, log, database })
    const app = await buildApp(platform)
    await platform.jobs.start(app.jobHandlers, { work: false })
    await app.http.ready()
    expect((await app.http.inject('/readyz')).statusCode).toBe(200)
    expect((await app.http.inject('/api/topics/by_genre')).statusCode).not.toBe(500)
    await app.http.close()
    await closePlatform(platform)
    await app.dispose()
  })
})
