import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { problems } from '@youzine/contract'
import { sampleRecords } from '@youzine/sample'
import { eq, sql } from 'drizzle-orm'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendConfirmation } from '#features/auth/jobs.ts'
import { runImport } from '#features/imports/jobs.ts'
import { sendDueReminders } from '#features/reminders/jobs.ts'
import { rowsOf } from '#platform/db/rows.ts'
import { posts, reminders } from '#schema'
import { startImport, untilOver, upload } from '#testing/archives.ts'
import { aMember, anEmail, signUpForm } from '#testing/people.ts'
import { freePort } from '#testing/program.ts'
import { aStore } from '#testing/store.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { until } from '#testing/until.ts'

const HOUR_MS = 3_600_000
const POSTS = JSON.stringify(sampleRecords().slice(0, 60))
const archive = { filename: 'your_posts_1.json', type: 'application/json', data: POSTS }

describe('the mail server is down', () => {
  test('people sign up all the same, and their mail goes out once it is back', async () => {
    const port = await freePort()
    const app = await startTestApp({
      settings: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'zine@example.org' },
    })
    const email = anEmail()
    const answer = await app.browser().post('/api/signup', { multipart: signUpForm(email) })
    expect(answer.statusCode, answer.body).toBe(200)
    const reminded = anEmail()
    await app.browser().post('/api/set_reminder', {
      form: { type: 'email', contact: reminded, first_name: 'Ada' },
    })
    app.passTime(25 * HOUR_MS)
    const { db, jobs } = app.platform
    await jobs.enqueue(db, sendDueReminders, {})
    const received: string[] = []
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, session, done) {
        stream.resume()
        stream.on('end', () => {
          received.push(...session.envelope.rcptTo.map(({ address }) => address))
          done()
        })
      },
    })
    // A first try of each has failed: the mail waits without an end, and what was to be reminded is as it was before.
    const waiting = () =>
      rowsOf<{ left: number }>(
        db,
        sql`select (retry_limit - retry_count)::int as left from pgboss.job
            where name = 'auth.send-confirmation' and state = 'retry'`,
      )
    await until(async () => {
      const [job] = await waiting()
      expect(job?.left).toBeGreaterThanOrEqual(sendConfirmation.retries)
    })
    await until(async () =>
      expect(await db.select().from(reminders).where(eq(reminders.email, reminded))).toMatchObject([
        { sent: 0 },
      ]),
    )
    await new Promise<void>((listening) => server.listen(port, '127.0.0.1', () => listening()))
    await until(
      async () => {
        if (!received.includes(reminded)) await jobs.enqueue(db, sendDueReminders, {})
        expect(received.toSorted()).toEqual([email, reminded].toSorted())
      },
      { timeout: 90_000 },
    )
    app.errors.length = 0
    await app.close()
    await new Promise<void>((closed) => server.close(() => closed()))
  }, 150_000)
})

describe('the store is gone', () => {
  let folder: string
  let store: Awaited<ReturnType<typeof aStore>>
  let app: TestApp
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'youzine-store-'))
    store = await aStore(folder)
    app = await startTestApp({ settings: store.settings })
  })
  afterAll(async () => {
    await app?.close()
    await store?.close()
    await rm(folder, { recursive: true, force: true })
  })

  test('an upload is refused in words and leaves nothing; what was there can be read; once it is back it is taken', async () => {
    const person = await aMember(app)
    await store.goAway()
    const refused = await upload(person, archive)
    expect(refused.statusCode).toBe(503)
    expect(refused.json().detail).toMatch(/^[A-Z].*\.$/)
    expect((await person.browser.get('/api/get_user')).statusCode).toBe(200)
    expect((await person.browser.get('/api/get_fb_import_progress')).statusCode).toBe(404)
    app.errors.length = 0
    await store.comeBack()
    const sent = await upload(person, archive)
    expect(sent.statusCode, sent.body).toBe(200)
    expect((await startImport(person, sent.json().job_id)).statusCode).toBe(200)
    expect((await untilOver(person)).status).toBe('finished')
  }, 150_000)

  test('an import that has begun waits for it as long as it takes, without spending its attempts, and each post is there once', async () => {
    const { db } = app.platform
    const person = await aMember(app)
    const records = sampleRecords().slice(0, 60)
    const halves = [records.slice(0, 30), records.slice(30)].map((some, at) => ({
      ...archive,
      filename: `your_posts_${at + 1}.json`,
      data: JSON.stringify(some),
    }))
    const sent = await upload(person, halves)
    expect(sent.statusCode, sent.body).toBe(200)
    await store.goAway()
    expect((await startImport(person, sent.json().job_id)).statusCode).toBe(200)
    const waiting = () =>
      rowsOf<{ tried: number; left: number }>(
        db,
        sql`select retry_count as tried, (retry_limit - retry_count)::int as left from pgboss.job
            where name = 'imports.run' and state = 'retry' and data->>'userId' = ${String(person.id)}`,
      )
    await until(async () => expect((await waiting())[0]?.tried).toBeGreaterThan(2))
    expect((await waiting())[0]?.left).toBeGreaterThanOrEqual(runImport.retries)
    expect((await person.browser.get('/api/get_fb_import_progress')).json().status).toBe('embedding')
    await store.comeBack()
    const from = performance.now()
    const stored = () => db.select().from(posts).where(eq(posts.userId, person.id))
    await until(async () => expect(await stored()).toHaveLength(60), { timeout: 30_000 })
    expect(performance.now() - from).toBeLessThan(30_000)
    expect((await untilOver(person)).status).toBe('finished')
    expect(await stored()).toHaveLength(60)
  }, 150_000)
})

describe('the disk of the database is full', () => {
  // The database's own answer, from a trigger: no small disk can be mounted everywhere (`bench/faults/disk.ts` does).
  const FULL = sql`create function no_room() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$`

  test('whoever writes is told so, whoever reads is not; an import waits and goes on once there is room', async () => {
    const app = await startTestApp()
    const { db } = app.platform
    const person = await aMember(app)
    const sent = await upload(person, archive)
    expect(sent.statusCode, sent.body).toBe(200)
    await db.execute(FULL)
    const tables = ['posts', 'checkins']
    for (const table of tables)
      await db.execute(sql.raw(`create trigger is_full before insert on ${table} execute function no_room()`))
    expect((await startImport(person, sent.json().job_id)).statusCode).toBe(200)
    const note = { body: 'Ran.', applies_to: '2026-01-01', client_key: 'a-key-of-mine' }
    const write = () => person.browser.post('/api/features/checkin', { json: note })
    const refused = await write()
    expect([refused.statusCode, refused.json().detail]).toEqual([507, problems.no_room.message])
    expect((await person.browser.get('/api/get_user')).statusCode).toBe(200)
    expect((await person.browser.get('/api/features/checkins')).json()).toEqual([])
    await until(async () =>
      expect(
        await rowsOf(db, sql`select 1 from pgboss.job where name = 'imports.run' and state = 'retry'`),
      ).toHaveLength(1),
    )
    await new Promise((over) => setTimeout(over, 12_000))
    expect((await person.browser.get('/api/get_fb_import_progress')).json().status).toBe('embedding')
    for (const table of tables) await db.execute(sql.raw(`drop trigger is_full on ${table}`))
    const from = performance.now()
    await until(
      async () => expect(await db.select().from(posts).where(eq(posts.userId, person.id))).toHaveLength(60),
      { timeout: 30_000 },
    )
    expect(performance.now() - from).toBeLessThan(30_000)
    expect((await untilOver(person)).status).toBe('finished')
    expect((await write()).statusCode).toBe(200)
    expect((await person.browser.get('/api/features/checkins')).json()).toHaveLength(1)
    app.errors.length = 0
    await app.close()
  }, 150_000)
})

describe('the clock is moved', () => {
  test('back or forth by hours: whoever is signed in stays so, and work goes on', async () => {
    const app = await startTestApp()
    const person = await aMember(app)
    for (const hours of [-3, 6]) {
      app.passTime(hours * HOUR_MS)
      expect((await person.browser.get('/api/get_user')).json().user?.email).toBe(person.email)
      const sent = await upload(person, archive)
      expect(sent.statusCode, sent.body).toBe(200)
      const started = await startImport(person, sent.json().job_id)
      expect(started.statusCode, started.body).toBe(200)
      expect((await untilOver(person)).status).toBe('finished')
    }
    await app.close()
  }, 150_000)
})
