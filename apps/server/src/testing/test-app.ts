import { pino } from 'pino'
import { afterAll, beforeAll, expect } from 'vitest'
import type { Clock } from '#platform/clock.ts'
import { readEnv } from '#platform/env.ts'
import { tellError } from '#platform/log.ts'
import { closePlatform, createPlatform, type Platform } from '#platform/platform.ts'
import { type App, buildApp } from '../app.ts'
import { Browser } from './browser.ts'
import { TEST_CACHE } from './cache.ts'
import { createTestDatabase, type TestDatabase } from './database.ts'
import { mailTo } from './outbox.ts'

const ERROR_LEVEL = 50

export interface TestAppOptions {
  settings?: Record<string, string>
  /** Off where a test wants jobs to stay in the queue. */
  work?: boolean
}

export interface TestApp {
  app: App
  platform: Platform
  dataDir: string
  browser(ip?: string): Browser
  mailTo(address: string, count?: number): ReturnType<typeof mailTo>
  /** Moves the product's clock; the database's own stays. */
  passTime(ms: number): void
  /** Error lines of the log; any that a test does not take out fails its file. */
  errors: Record<string, unknown>[]
  /** Everything the product would have logged, as it stands in the log. */
  logged: string[]
  close(): Promise<void>
}

export async function startTestApp({ settings = {}, work = true }: TestAppOptions = {}): Promise<TestApp> {
  const testDatabase: TestDatabase = await createTestDatabase()
  const env = readEnv({
    BOT_CHECK: 'off',
    RATE_LIMITS: 'off',
    CACHE_DIR: TEST_CACHE,
    ...settings,
    ...testDatabase.settings,
  })
  const errors: Record<string, unknown>[] = []
  const logged: string[] = []
  const write = (line: string) => {
    logged.push(line)
    const entry = JSON.parse(line) as Record<string, unknown>
    if (Number(entry.level) >= ERROR_LEVEL) errors.push(entry)
  }
  const log = pino({ level: 'info', serializers: { err: tellError } }, { write })
  let passed = 0
  const clock: Clock = () => new Date(Date.now() + passed)
  const platform = await createPlatform({ env, log, clock, database: await testDatabase.open() })
  const app = await buildApp(platform)
  await platform.jobs.start(app.jobHandlers, { work })
  await app.http.ready()
  let addresses = 0
  return {
    app,
    platform,
    dataDir: testDatabase.dataDir,
    browser: (ip) => {
      addresses += 1
      return new Browser(app.http, ip ?? `10.0.${Math.floor(addresses / 250)}.${(addresses % 250) + 1}`)
    },
    mailTo: (address, count) => mailTo(testDatabase.dataDir, address, count),
    passTime: (ms) => {
      passed += ms
    },
    errors,
    logged,
    async close() {
      await app.http.close()
      await closePlatform(platform)
      await app.dispose()
      await testDatabase.remove()
    },
  }
}

/** One app for a test file. */
export function useTestApp(options?: TestAppOptions): TestApp {
  const box = {} as TestApp
  beforeAll(async () => {
    Object.assign(box, await startTestApp(options))
  })
  afterAll(async () => {
    await box.close?.()
    expect(box.errors, `unexpected error lines in the log: ${JSON.stringify(box.errors)}`).toEqual([])
  })
  return box
}
