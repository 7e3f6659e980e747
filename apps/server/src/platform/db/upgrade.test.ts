import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readEnv } from '#platform/env.ts'
import { createLog } from '#platform/log.ts'
import { closePlatform, createPlatform } from '#platform/platform.ts'
import { TEST_CACHE } from '#testing/cache.ts'
import { createEmptyDatabase, type EmptyDatabase } from '#testing/database.ts'
import { fillEveryTable, leaveOldDatabase } from '#testing/old-database.ts'
import { buildApp } from '../../app.ts'
import journal from '../../migrations/meta/_journal.json' with { type: 'json' }
import type { Queryable } from './database.ts'
import { openEmbeddedDatabase } from './embedded/open.ts'
import { openPostgres } from './postgres.ts'
import { rowsOf } from './rows.ts'

const TAGS = journal.entries.map(({ tag }) => tag)

type Rows = Record<string, unknown>[]
const rowsIn = (db: Queryable, table: string): Promise<Rows> =>
  rowsOf<{ row: Record<string, unknown> }>(db, sql.raw(`select to_jsonb(t) as row from "${table}" t`)).then(
    (all) => all.map(({ row }) => row),
  )

/** Each version that somebody may come from: the first, some between, and the last but one. */
describe.each([TAGS[0], TAGS[2], '0006_requirements_instead_of_flags', '0013_wizards', TAGS.at(-2)])(
  'from the schema of %s',
  (tag = '') => {
    let empty: EmptyDatabase
    const before = new Map<string, Rows>()
    beforeAll(async () => {
      empty = await createEmptyDatabase()
      await leaveOldDatabase(empty.url ? { url: empty.url } : { dataDir: empty.dataDir }, tag, async (db) => {
        for (const table of await fillEveryTable(db)) before.set(table, await rowsIn(db, table))
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
      expect(before.size).toBeGreaterThan(3)
      for (const [table, rows] of before) {
        if (!left.includes(table)) continue
        const now = await rowsIn(database.orm, table)
        expect([table, now.length]).toEqual([table, rows.length])
        // What a column held it holds, where it is still there.
        for (const [at, row] of rows.entries())
          for (const [column, value] of Object.entries(row))
            if (column in (now[at] ?? {}))
              expect([table, column, now[at]?.[column]]).toEqual([table, column, value])
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
  },
)
