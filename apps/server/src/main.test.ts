import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { users } from '#schema'
import { createTestDatabase, databaseKind, type TestDatabase } from '#testing/database.ts'
import { mailTo } from '#testing/outbox.ts'
import { anEmail, signUpForm } from '#testing/people.ts'

const main = fileURLToPath(new URL('./main.ts', import.meta.url))

const freePort = () =>
  new Promise<number>((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => found(typeof address === 'object' && address ? address.port : 0))
    })
  })

interface Running {
  url: string
  output: () => string
  process: ChildProcess
  ended: Promise<number | null>
}

const started: ChildProcess[] = []

function launch(settings: Record<string, string>, port: number): Running {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main], {
    env: { PATH: process.env.PATH, PORT: String(port), BOT_CHECK: 'off', RATE_LIMITS: 'off', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  started.push(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  const ended = new Promise<number | null>((exit) => child.on('exit', exit))
  return { url: `http://127.0.0.1:${port}`, output: () => output, process: child, ended }
}

async function ready(running: Running): Promise<Running> {
  for (const began = Date.now(); Date.now() - began < 25_000; ) {
    if (running.process.exitCode !== null) break
    if (
      await fetch(`${running.url}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return running
    await new Promise((tick) => setTimeout(tick, 50))
  }
  throw new Error(`The server did not get ready:\n${running.output()}`)
}

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
    for (const child of started.splice(0)) child.kill('SIGKILL')
    await new Promise((tick) => setTimeout(tick, 200))
    await database.remove()
  })

  test('prints its address, and stops cleanly on SIGTERM with its requests answered', async () => {
    const server = await ready(launch(database.settings, await freePort()))
    expect(server.output()).toContain('Youzine is ready: http://localhost:')
    const inHand = Array.from({ length: 5 }, () => signUp(server.url, anEmail()))
    await new Promise((tick) => setTimeout(tick, 20))
    server.process.kill('SIGTERM')
    server.process.kill('SIGINT')
    const statuses = await Promise.all(inHand.map((answer) => answer.then(({ status }) => status)))
    expect(statuses).toEqual([200, 200, 200, 200, 200])
    expect(await server.ended).toBe(0)
    expect(server.output()).toContain('"msg":"stopped"')
  }, 60_000)

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
  }, 90_000)

  test.runIf(databaseKind === 'embedded')(
    'a second process on the same data folder is refused with one sentence',
    async () => {
      await ready(launch(database.settings, await freePort()))
      const second = launch(database.settings, await freePort())
      expect(await second.ended).toBe(1)
      expect(second.output().trim()).toBe(
        `Another Youzine is already using the data folder ${database.dataDir}. Stop it first, or start this one with another DATA_DIR.`,
      )
    },
    60_000,
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
    60_000,
  )

  test('a bad setting is named, and nothing starts', async () => {
    const server = launch({ ...database.settings, LOG_LEVEL: 'loud', SMTP_URL: 'x' }, await freePort())
    expect(await server.ended).toBe(1)
    expect(server.output()).toContain('LOG_LEVEL must be one of')
    expect(server.output()).toContain('SMTP_URL must be an address')
  }, 30_000)
})
