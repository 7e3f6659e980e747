import { readdirSync, writeFileSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLog } from '#platform/log.ts'
import { createTestDatabase, databaseKind, type TestDatabase } from '#testing/database.ts'
import { until } from '#testing/until.ts'
import { isDatabaseGone } from './database.ts'
import { openEmbeddedDatabase } from './embedded/open.ts'
import { openPostgres } from './postgres.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.remove())

/** Stands between us and the database, and can go silent, go away, and come back. */
async function aLine(target: URL) {
  const open = new Set<Socket>()
  let isFrozen = false
  let isGone = false
  const server = createServer((near) => {
    const far = connect(Number(target.port || 5432), target.hostname)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from)
      from.on('data', (data) => {
        if (!isFrozen) to.write(data)
      })
      from.on('close', () => {
        open.delete(from)
        to.destroy()
      })
      from.on('error', () => {})
    }
    if (isGone) near.destroy()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  const url = new URL(target)
  url.hostname = '127.0.0.1'
  url.port = String(typeof address === 'object' && address ? address.port : 0)
  const cut = () => {
    for (const socket of open) socket.destroy()
  }
  return {
    url: url.href,
    freeze: (frozen: boolean) => {
      isFrozen = frozen
      if (!frozen) cut()
    },
    goAway: (gone: boolean) => {
      isGone = gone
      if (gone) cut()
    },
    close: () => {
      cut()
      server.close()
    },
  }
}

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
