import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import { sampleRecords } from '@youzine/sample'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#platform/db/database.ts'
import { articles, users } from '#schema'
import { startImport, untilOver, upload } from '#testing/archives.ts'
import { Browser } from '#testing/browser.ts'
import { createTestDatabase, databaseKind, type TestDatabase } from '#testing/database.ts'
import { mailTo, tokenOf } from '#testing/outbox.ts'
import { anEmail, logIn, type Person, signUpForm } from '#testing/people.ts'
import { freePort, killAll, launch, overTheWire, type Running, ready } from '#testing/program.ts'
import { until } from '#testing/until.ts'

const BUCKET = 'zines'

/** Two that serve and two that work, on one PostgreSQL and one S3-compatible store; each with a folder of its own. */
describe.skipIf(databaseKind !== 'postgres')('several processes', () => {
  let store: S3rver
  let folder: string
  let database: TestDatabase
  let opened: Database
  let settings: Record<string, string>
  let webs: Running[] = []

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'youzine-several-'))
    store = new S3rver({
      port: await freePort(),
      address: '127.0.0.1',
      silent: true,
      directory: join(folder, 'store'),
      configureBuckets: [{ name: BUCKET, configs: [] }],
    })
    const { port } = await store.run()
    database = await createTestDatabase()
    opened = await database.open()
    settings = {
      ...database.settings,
      S3_BUCKET: BUCKET,
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
      RATE_LIMITS: 'on',
      TRUST_PROXY: '1',
    }
    webs = [await ready(await start('web')), await ready(await start('web'))]
    await Promise.all([start('worker').then(ready), start('worker').then(ready)])
  }, 180_000)
  afterAll(async () => {
    await killAll()
    await opened?.close()
    await store?.close()
    await database?.remove()
    await rm(folder, { recursive: true, force: true })
  })

  const start = async (role: string) => launch({ ...settings, ROLE: role }, await freePort())
  const at = (web: number) => new Browser(overTheWire(webs[web]?.url ?? ''), '')
  /** The same person at the other process. */
  const over = ({ browser, ...person }: Person, web: number): Person => {
    const other = at(web)
    for (const [name, value] of browser.cookies) other.cookies.set(name, value)
    return { ...person, browser: other }
  }

  async function aMember(): Promise<Person> {
    const browser = at(0)
    const email = anEmail()
    const answer = await browser.post('/api/signup', { multipart: signUpForm(email) })
    expect(answer.statusCode, answer.body).toBe(200)
    const token = tokenOf(await mailTo(database.dataDir, email))
    expect((await browser.post('/api/confirm_email', { json: { token } })).statusCode).toBe(200)
    return { browser, id: answer.json().user.id, email }
  }

  test('what is uploaded at one is read by a worker once, and seen at the other', async () => {
    const here = await aMember()
    const data = JSON.stringify(sampleRecords().slice(0, 400))
    const sent = await upload(here, { filename: 'your_posts_1.json', type: 'application/json', data })
    expect(sent.statusCode, sent.body).toBe(200)
    const there = over(here, 1)
    const started = await Promise.all([
      startImport(here, sent.json().job_id),
      startImport(there, sent.json().job_id),
    ])
    expect(started.map(({ statusCode }) => statusCode)).toContain(200)
    expect((await untilOver(there)).status).toBe('finished')
    const written = await opened.orm.select().from(articles).where(eq(articles.userId, here.id))
    expect(written.length).toBeGreaterThan(2)
    expect(new Set(written.map(({ topicId }) => topicId)).size).toBe(written.length)
    expect((await there.browser.get(`/api/article/${written[0]?.id}`)).json().title).toBe(written[0]?.title)
  }, 180_000)

  test('a change of the configuration reaches every process at once', async () => {
    const admin = await aMember()
    await opened.orm.update(users).set({ isAdmin: true }).where(eq(users.id, admin.id))
    const save = (config: object) =>
      admin.browser.post('/api/config', { json: { config_json: JSON.stringify(config) } })
    expect((await at(1).get('/api/site')).json().name).toBe('Youzine')
    expect((await save({ site: { name: 'The Two of Us' } })).statusCode).toBe(200)
    await until(async () => expect((await at(1).get('/api/site')).json().name).toBe('The Two of Us'), {
      timeout: 2000,
      interval: 20,
    })
    expect((await save({})).statusCode).toBe(200)
  }, 240_000)

  test('a limit holds across them', async () => {
    const email = anEmail()
    const answers: number[] = []
    for (let tries = 0; tries < 40 && !answers.includes(429); tries += 1)
      answers.push((await logIn(at(tries % 2), email, 'wrong password')).statusCode)
    const before = answers.indexOf(429)
    expect(before).toBeGreaterThan(2)
    expect((await logIn(at((before + 1) % 2), email, 'wrong password')).statusCode).toBe(429)
  }, 240_000)

  test('one after the other is restarted, and no request fails', async () => {
    const outcomes: string[] = []
    let isOver = false
    /** As a proxy does: what cannot be reached is asked elsewhere. */
    const ask = async (turn: number) => {
      for (const web of [turn % 2, (turn + 1) % 2]) {
        const answer = await fetch(`${webs[web]?.url}/api/site`, {
          headers: { 'x-forwarded-for': `10.1.${turn >> 8}.${turn & 255}` },
        }).catch((error: { cause?: { code?: string } }) => error.cause?.code ?? 'broken')
        if (answer === 'ECONNREFUSED') continue
        outcomes.push(typeof answer === 'string' ? answer : String(answer.status))
        return
      }
      outcomes.push('nobody')
    }
    const asking = (async () => {
      for (let turn = 0; !isOver; turn += 1) {
        await ask(turn)
        await new Promise((tick) => setTimeout(tick, 10))
      }
    })()
    for (const web of [0, 1]) {
      const old = webs[web] as Running
      old.process.kill('SIGTERM')
      await old.ended
      const port = Number(new URL(old.url).port)
      webs[web] = await ready(launch({ ...settings, ROLE: 'web' }, port))
    }
    isOver = true
    await asking
    expect(outcomes.length).toBeGreaterThan(50)
    expect([...new Set(outcomes)]).toEqual(['200'])
  }, 240_000)
})
