import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readEnv } from '#platform/env.ts'
import { createLog } from '#platform/log.ts'
import { closePlatform, createPlatform, type Platform } from '#platform/platform.ts'
import { Browser } from '#testing/browser.ts'
import { TEST_CACHE } from '#testing/cache.ts'
import { createTestDatabase, databaseKind, type TestDatabase } from '#testing/database.ts'
import { aLine } from '#testing/line.ts'
import { until } from '#testing/until.ts'
import { type App, buildApp } from '../../app.ts'
import { openPostgres } from './postgres.ts'

/** Two beats of the pulse, each waited for nearly a second; the rest is for a busy machine. */
const MOMENTS_MS = 8000

describe.runIf(databaseKind === 'postgres')('while PostgreSQL is frozen', () => {
  let stored: TestDatabase
  let line: Awaited<ReturnType<typeof aLine>>
  let platform: Platform
  let app: App
  beforeAll(async () => {
    stored = await createTestDatabase()
    line = await aLine(new URL(stored.settings.DATABASE_URL ?? ''))
    const log = createLog('silent')
    const env = readEnv({
      BOT_CHECK: 'off',
      CACHE_DIR: TEST_CACHE,
      ...stored.settings,
      DATABASE_URL: line.url,
    })
    platform = await createPlatform({ env, log, database: await openPostgres(line.url, log) })
    app = await buildApp(platform)
    await app.http.ready()
  })
  afterAll(async () => {
    line.freeze(false)
    await app.http.close()
    await closePlatform(platform)
    await app.dispose()
    line.close()
    await stored.remove()
  })

  test('whoever was waiting and whoever comes next is answered 503 within moments; then all is as before', async () => {
    const browser = new Browser(app.http, '10.4.0.1')
    const ask = () => browser.post('/api/create_shadow_user')
    expect((await ask()).statusCode).toBe(200)
    line.freeze(true)
    const began = performance.now()
    const waiting = ask()
    expect((await browser.get('/readyz')).statusCode).toBe(503)
    expect(performance.now() - began).toBeLessThan(MOMENTS_MS / 2)
    expect((await waiting).statusCode).toBe(503)
    expect(performance.now() - began).toBeLessThan(MOMENTS_MS)
    await until(() => expect(platform.database.isUp()).toBe(false))
    const next = performance.now()
    expect((await ask()).statusCode).toBe(503)
    expect(performance.now() - next).toBeLessThan(1000)
    const looked = performance.now()
    expect((await browser.get('/readyz')).statusCode).toBe(503)
    expect(performance.now() - looked).toBeLessThan(1000)
    line.freeze(false)
    await until(async () => expect((await ask()).statusCode).toBe(200))
    expect((await browser.get('/readyz')).statusCode).toBe(200)
  })
})
