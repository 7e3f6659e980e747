import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLog } from '#platform/log.ts'
import { createTestDatabase, databaseKind, type TestDatabase } from '#testing/database.ts'
import { aLine } from '#testing/line.ts'
import { until } from '#testing/until.ts'
import { isDatabaseGone } from './database.ts'
import { openEmbeddedDatabase } from './embedded/open.ts'
import { openPostgres } from './postgres.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.remove())

describe.runIf(databaseKind === 'postgres')('PostgreSQL', () => {
  test('that goes away in the middle of a transaction fails it and nothing else; it comes back by itself', async () => {
    const line = await aLine(new URL(database.settings.DATABASE_URL ?? ''))
    const opened = await openPostgres(line.url, createLog('silent'))
    const lost = opened.orm.transaction(async (tx) => {
      await tx.execute(sql`select 1`)
      line.goAway(true)
      await new Promise((over) => setTimeout(over, 100))
      await tx.execute(sql`select 1`)
    })
    expect(isDatabaseGone(await lost.catch((error: unknown) => error))).toBe(true)
    await until(() => expect(opened.isUp()).toBe(false))
    line.goAway(false)
    await until(() => expect(opened.isUp()).toBe(true))
    await until(async () => expect(await opened.orm.execute(sql`select 1`)).toBeDefined())
    await opened.close()
    line.close()
  })

  test('that freezes is noticed within moments, so that nobody waits for it', async () => {
    const line = await aLine(new URL(database.settings.DATABASE_URL ?? ''))
    const opened = await openPostgres(line.url, createLog('silent'))
    await until(() => expect(opened.isUp()).toBe(true))
    line.freeze(true)
    const began = performance.now()
    await until(() => expect(opened.isUp()).toBe(false))
    expect(performance.now() - began).toBeLessThan(20_000)
    line.freeze(false)
    await until(() => expect(opened.isUp()).toBe(true))
    await opened.close()
    line.close()
  })
})

test.runIf(databaseKind === 'embedded')(
  'a damaged folder says what happened and what to do, and stays as it is',
  async () => {
    const { dataDir } = database
    const opened = await database.open()
    await opened.close()
    const folder = join(dataDir, 'database')
    writeFileSync(join(folder, 'global', 'pg_control'), 'nonsense')
    const refused = await openEmbeddedDatabase({ dataDir }).catch((error: Error) => error.message)
    expect(refused).toContain('its files are damaged')
    expect(refused).toContain(folder)
    expect(refused).toContain('backup')
    expect(readdirSync(folder)).toContain('global')
  },
)
