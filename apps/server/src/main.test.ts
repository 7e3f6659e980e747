import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { users } from '#schema'
import { createTestDatabase, databaseKind, type TestDatabase } from '#testing/database.ts'
import { mailTo } from '#testing/outbox.ts'
import { anEmail, signUpForm } from '#testing/people.ts'
import { freePort, killAll, launch, ready } from '#testing/program.ts'

function signUp(url: string, email: string): Promise<Response> {
  const body = new FormData()
  for (const [name, value] of Object.entries(signUpForm(email))) body.set(name, value)
  return fetch(`${url}/api/signup`, { method: 'POST', body, headers: { 'sec-fetch-site': 'same-origin' } })
}

describe('the real program', () => {
  let database: TestDatabase
  beforeEach(async () => {
    database = await createTestDatabase()
  })
  afterEach(async () => {
    await killAll()
    await database.remove()
  })

  test('prints its address, and stops cleanly on SIGTERM with its requests answered', async () => {
    const server = await ready(launch(database.settings, await freePort()))
    expect(server.output()).toContain('Youzine is ready: http://localhost:')
    const inHand = Array.from({ length: 5 }, () => signUp(server.url, anEmail()))
    await new Promise((tick) => setTimeout(tick, 100))
    server.process.kill('SIGTERM')
    server.process.kill('SIGINT')
    const statuses = await Promise.all(inHand.map((answer) => answer.then(({ status }) => status)))
    expect(statuses).toEqual([200, 200, 200, 200, 200])
    expect(await server.ended).toBe(0)
    expect(server.output()).toContain('"msg":"stopped"')
  }, 180_000)

  test('killed in the middle of sign-ups, it has every account it acknowledged, and mails each of them', async () => {
    const port = await freePort()
    const server = await ready(launch(database.settings, port))
    const acknowledged: string[] = []
    const attempts = Array.from({ length: 12 }, async (_, n) => {
      await new Promise((tick) => setTimeout(tick, n * 25))
      const email = anEmail()
      const answer = await signUp(server.url, email).catch(() => null)
      if (answer?.status === 200) acknowledged.push(email)
      if (acknowledged.length === 5) server.process.kill('SIGKILL')
    })
    await Promise.all(attempts)
    await server.ended
    expect(acknowledged.length).toBeGreaterThanOrEqual(5)

    const again = await ready(launch(database.settings, port))
    for (const email of acknowledged) await mailTo(database.dataDir, email)
    again.process.kill('SIGTERM')
    await again.ended
    const opened = await database.open()
    for (const email of acknowledged)
      expect(await opened.orm.select().from(users).where(eq(users.email, email)), email).toHaveLength(1)
    await opened.close()
  }, 270_000)

  test.runIf(databaseKind === 'embedded')(
    'a second process on the same data folder is refused with one sentence',
    async () => {
      await ready(launch(database.settings, await freePort()))
      const second = launch(database.settings, await freePort())
      expect(await second.ended).toBe(78)
      expect(second.output().trim()).toBe(
        `Another Youzine is already using the data folder ${database.dataDir}. Stop it first, or start this one with another DATA_DIR.`,
      )
    },
    180_000,
  )

  test.runIf(databaseKind === 'postgres')(
    'a web and a worker process share one database: one serves, the other mails',
    async () => {
      const web = launch({ ...database.settings, ROLE: 'web' }, await freePort())
      launch({ ...database.settings, ROLE: 'worker' }, await freePort())
      await ready(web)
      const email = anEmail()
      expect((await signUp(web.url, email)).status).toBe(200)
      expect((await mailTo(database.dataDir, email)).link).toContain('/confirm-email/')
      expect(web.output()).not.toContain('mail written')
    },
    180_000,
  )

  test('a bad setting is named, and nothing starts', async () => {
    const server = launch({ ...database.settings, LOG_LEVEL: 'loud', SMTP_URL: 'x' }, await freePort())
    expect(await server.ended).toBe(78)
    expect(server.output()).toContain('LOG_LEVEL must be one of')
    expect(server.output()).toContain('SMTP_URL must be an address')
  }, 240_000)

  test('while PostgreSQL is away it ends so that whoever started it tries again', async () => {
    const away = `postgres://nobody@127.0.0.1:${await freePort()}/nothing`
    const server = launch({ ...database.settings, DATABASE_URL: away }, await freePort())
    expect(await server.ended).toBe(1)
    expect(server.output().trim()).toBe(
      'The database does not answer. Check DATABASE_URL, or wait until it is back.',
    )
  }, 240_000)
})
