import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PreviewEvent, WizardEvent } from '@youzine/contract'
import { sampleRecords } from '@youzine/sample'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import type { Database } from '#platform/db/database.ts'
import { articles, checkins, features, posts, surveyAnswers, users } from '#schema'
import { aWizardSession } from '#testing/access-wizards.ts'
import { aPostFile, somePosts, startImport, untilOver, upload } from '#testing/archives.ts'
import { aBalancer } from '#testing/balancer.ts'
import { type Answer, Browser } from '#testing/browser.ts'
import { ChatPage } from '#testing/chat-page.ts'
import { createTestDatabase, databaseKind, type TestDatabase } from '#testing/database.ts'
import { mailTo, tokenOf } from '#testing/outbox.ts'
import { anEmail, logIn, type Person, signUpForm } from '#testing/people.ts'
import { freePort, killAll, launch, overTheWire, type Running, ready } from '#testing/program.ts'
import { aStore } from '#testing/store.ts'
import { aPublishedSurvey } from '#testing/surveys.ts'
import { aPrompt, aTopicDraft } from '#testing/topic-drafts.ts'
import { until } from '#testing/until.ts'

/** Two that serve and two that work, on one PostgreSQL and one S3-compatible store; each with a folder of its own. */
describe.skipIf(databaseKind !== 'postgres')('several processes', () => {
  let store: Awaited<ReturnType<typeof aStore>>
  let folder: string
  let database: TestDatabase
  let opened: Database
  let settings: Record<string, string>
  let webs: Running[] = []
  let workers: Running[] = []

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'youzine-several-'))
    store = await aStore(folder)
    database = await createTestDatabase()
    opened = await database.open()
    settings = {
      ...database.settings,
      ...store.settings,
      RATE_LIMITS: 'on',
      TRUST_PROXY: '1',
    }
    webs = [await ready(await start('web')), await ready(await start('web'))]
    workers = await Promise.all([start('worker').then(ready), start('worker').then(ready)])
  }, 180_000)
  afterAll(async () => {
    await killAll()
    await opened?.close()
    await store?.close()
    await database?.remove()
    await rm(folder, { recursive: true, force: true })
  })

  const start = async (role: string) => launch({ ...settings, ROLE: role }, await freePort())
  const at = (web: number, ip = '') => new Browser(overTheWire(webs[web]?.url ?? ''), ip)
  /** The same person at the other process. */
  const over = ({ browser, ...person }: Person, web: number, ip = ''): Person => {
    const other = at(web, ip)
    for (const [name, value] of browser.cookies) other.cookies.set(name, value)
    return { ...person, browser: other }
  }

  async function aMember(ip = ''): Promise<Person> {
    const browser = at(0, ip)
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

  test('a preview that is started at one is followed at the other, every event once', async () => {
    const creator = await aMember('10.2.0.1')
    const topic = (
      await creator.browser.post('/api/creator/templates', {
        json: aTopicDraft({
          prompts: [
            aPrompt({ output_key: 'notes' }),
            aPrompt({ system_prompt: 'Write it from {{ notes }}.', step_index: 1 }),
          ],
        }),
      })
    ).json()
    const heard: PreviewEvent[] = []
    const socket = new WebSocket(`${webs[1]?.url.replace('http', 'ws')}/ws/template-preview/${topic.id}`, {
      headers: { ...creator.browser.socketHeaders(webs[1]?.url ?? '') },
    })
    socket.on('message', (data) => heard.push(JSON.parse(String(data)) as PreviewEvent))
    await new Promise((isOpen, failed) => socket.on('open', isOpen).on('error', failed))
    const begun = await creator.browser.post(`/api/preview/template/${topic.id}`, {
      json: { person: 'ines' },
    })
    expect(begun.json(), begun.body).toMatchObject({ status: 'started' })
    await until(() => expect(heard.at(-1)?.status).toBe('completed'))
    expect(heard.map(({ status, step }) => [status, step])).toEqual([
      ['processing', undefined],
      ['step_started', 0],
      ['step_completed', 0],
      ['step_started', 1],
      ['step_completed', 1],
      ['completed', undefined],
    ])
    socket.terminate()
  }, 240_000)

  test('what a wizard answers at one is read at the other as it is written', async () => {
    const creator = await aMember('10.2.0.2')
    const session = await aWizardSession(creator)
    const there = over(creator, 1)
    const stop = new AbortController()
    const stream = await fetch(`${webs[1]?.url}/api/survey-wizard/sessions/${session.id}/events`, {
      headers: { ...there.browser.socketHeaders(null), 'sec-fetch-site': 'same-origin' },
      signal: stop.signal,
    })
    expect(stream.status).toBe(200)
    const frames: WizardEvent[] = []
    const reading = (async () => {
      let text = ''
      for await (const chunk of stream.body ?? []) {
        text += Buffer.from(chunk).toString()
        const parts = text.split('\n\n')
        text = parts.pop() ?? ''
        for (const part of parts) {
          const data = part.split('\n').find((line) => line.startsWith('data:'))
          if (data) frames.push(JSON.parse(data.slice(5)) as WizardEvent)
        }
      }
    })().catch(() => {})
    await until(() => expect(frames.length).toBeGreaterThan(0))
    const answer = await creator.browser.post(`/api/survey-wizard/sessions/${session.id}/messages`, {
      json: { content: 'Fewer questions' },
    })
    expect(answer.statusCode, answer.body).toBe(200)
    const lastOf = () => frames.at(-1)?.messages.at(-1)
    await until(() => expect(lastOf()).toMatchObject({ role: 'assistant', pending: false }))
    expect(frames.some(({ messages }) => messages.at(-1)?.pending)).toBe(true)
    const here = (await creator.browser.get(`/api/survey-wizard/sessions/${session.id}`)).json()
    expect(lastOf()).toEqual(here.messages.at(-1))
    expect(here.messages.at(-1).id).not.toBe(session.messages.at(-1)?.id)
    const [first, second] = await Promise.all(
      [creator, there].map(({ browser }) =>
        browser.post(`/api/survey-wizard/sessions/${session.id}/messages/${here.messages.at(-1).id}/approve`),
      ),
    )
    expect([first?.statusCode, second?.statusCode]).toContain(200)
    await until(async () => {
      const { messages } = (await there.browser.get(`/api/survey-wizard/sessions/${session.id}`)).json()
      expect(messages.at(-1)).toMatchObject({ message_type: 'prompt', pending: false })
      // Approved at both at once, it goes on once.
      expect(
        messages.filter(({ message_type }: { message_type: string }) => message_type === 'prompt'),
      ).toHaveLength(1)
    })
    stop.abort()
    await reading
  }, 240_000)

  test('what guests of one place may bring is counted over both', async () => {
    const ip = '10.2.0.3'
    const guests = await Promise.all(
      [0, 1, 0].map(async (web) => {
        const browser = at(web, ip)
        const answer = await browser.post('/api/create_shadow_user')
        expect(answer.statusCode, answer.body).toBe(200)
        return { browser, id: answer.json().user.id, email: '' }
      }),
    )
    const started: number[] = []
    for (let turn = 0; turn < 3; turn += 1)
      for (const [n, guest] of guests.entries()) {
        const sent = await upload(guest, aPostFile(somePosts(3, `walked ${turn} times`)))
        expect(sent.statusCode, sent.body).toBe(200)
        const other = over(guest, (n + turn) % 2, ip)
        started.push((await startImport(other, sent.json().job_id)).statusCode)
        if (started.at(-1) === 200) await untilOver(other)
      }
    expect(started).toEqual([...Array.from({ length: 8 }, () => 200), 429])
    const more = []
    for (let n = 0; n < 3; n += 1) more.push((await at(n % 2, ip).post('/api/create_shadow_user')).statusCode)
    expect(more).toEqual([200, 200, 429])
  }, 240_000)

  test('whoever logs out at one is out at the other', async () => {
    const here = await aMember('10.2.0.4')
    const there = over(here, 1)
    expect(await there.browser.user()).toMatchObject({ id: here.id })
    await here.browser.post('/api/logout')
    await until(async () => expect(await there.browser.user()).toBeNull(), { timeout: 5000 })
  }, 60_000)

  test('a question asked at one is answered at the other, every piece once', async () => {
    const here = await aMember('10.2.0.5')
    const sent = await upload(here, aPostFile(somePosts(30)))
    await startImport(here, sent.json().job_id)
    await untilOver(here)
    const { articles: written } = (await here.browser.get('/api/magazine/current')).json()
    const { conversation_id: conversation } = (
      await here.browser.post(`/api/article/${written[0].id}/conversation`)
    ).json()
    const [asking, watching] = await Promise.all(
      webs.map(async ({ url }) => {
        const socket = new WebSocket(`${url.replace('http', 'ws')}/ws/article-chat/${conversation}`, {
          headers: here.browser.socketHeaders(url),
        })
        await new Promise((isOpen, failed) => socket.on('open', isOpen).on('error', failed))
        const page = new ChatPage(socket)
        await page.history()
        return page
      }),
    )
    await asking?.ask('When did I meet the dog?')
    const [one, other] = await Promise.all([asking, watching].map((page) => page?.next('complete')))
    expect(other?.content).toBe(one?.content)
    expect(one?.content?.length).toBeGreaterThan(5)
  }, 240_000)

  test('one after the other is restarted, those that work too, while people write: nothing fails, is lost or doubled', async () => {
    const balancer = await aBalancer(webs.map(({ url }) => Number(new URL(url).port)))
    const person = await aMember('10.2.0.6')
    const browser = new Browser(overTheWire(balancer.url), '')
    for (const [name, value] of person.browser.cookies) browser.cookies.set(name, value)
    const survey = await aPublishedSurvey(person)
    const question = survey.questions[0]?.id ?? 0
    let isOver = false
    let sent = 0
    const failed: string[] = []
    const acknowledged = { checkin: [] as string[], feature: [] as string[], post: [] as string[] }
    let lastAnswer = ''
    /** One after the other, each from another address: limits are not what is tried here. */
    const keep = async (work: (key: string, headers: Record<string, string>) => Promise<Answer | null>) => {
      while (!isOver) {
        sent += 1
        const key = `written-${sent}`
        const headers = { 'x-forwarded-for': `10.3.${sent >> 8}.${sent & 255}` }
        const answer = await work(key, headers).catch((error: Error) => error)
        if (answer instanceof Error) failed.push(`${key}: ${String(answer.cause ?? answer)}`)
        else if (answer && answer.statusCode !== 200)
          failed.push(`${key}: ${answer.statusCode} ${answer.body}`)
        await new Promise((tick) => setTimeout(tick, 10))
      }
    }
    const whole = { browser, id: person.id, email: person.email }
    const working = [
      keep(async (key, headers) => {
        const answer = await browser.post('/api/features/checkin', {
          json: { body: key, applies_to: '2026-01-01', client_key: key },
          headers,
        })
        if (answer.statusCode === 200) acknowledged.checkin.push(key)
        return answer
      }),
      keep(async (key, headers) => {
        const answer = await browser.post('/api/features/create', { json: { title: key }, headers })
        if (answer.statusCode === 200) acknowledged.feature.push(key)
        return answer
      }),
      keep(async (key, headers) => {
        const path = `/api/user/surveys/${survey.id}/responses/${question}`
        const json = { question_id: question, response_json: { text: key } }
        const answer = await browser.post(path, { json, headers })
        if (answer.statusCode === 200) lastAnswer = key
        return answer
      }),
      keep(async (key) => {
        const answer = await upload(
          whole,
          aPostFile([{ text: `${key} is a post.`, at: 1_600_000_000 + sent }]),
        )
        // So many a minute: that is not what is tried here.
        if (answer.statusCode !== 200) return answer.statusCode === 429 ? null : answer
        const started = await startImport(whole, answer.json().job_id)
        if (started.statusCode !== 200) return started.statusCode === 429 ? null : started
        acknowledged.post.push(key)
        await untilOver(whole)
        return started
      }),
    ]
    for (const web of [0, 1]) {
      const old = webs[web] as Running
      old.process.kill('SIGTERM')
      await old.ended
      webs[web] = await ready(launch({ ...settings, ROLE: 'web' }, Number(new URL(old.url).port)))
      const worker = workers[web] as Running
      worker.process.kill('SIGTERM')
      await worker.ended
      workers[web] = await ready(await start('worker'))
    }
    isOver = true
    await Promise.all(working)
    balancer.close()
    expect(failed).toEqual([])
    for (const [kind, keys] of Object.entries(acknowledged)) expect(keys.length, kind).toBeGreaterThan(0)
    expect(acknowledged.checkin.length).toBeGreaterThan(50)
    const { orm } = opened
    const notes = await orm.select().from(checkins).where(eq(checkins.userId, person.id))
    expect(notes.map(({ body }) => body).sort()).toEqual(acknowledged.checkin.toSorted())
    const goals = await orm.select().from(features).where(eq(features.userId, person.id))
    expect(goals.map(({ title }) => title).sort()).toEqual(acknowledged.feature.toSorted())
    const stored = await orm.select().from(posts).where(eq(posts.userId, person.id))
    expect(stored.map(({ text }) => text.split(' ')[0]).sort()).toEqual(acknowledged.post.toSorted())
    const [answered] = await orm.select().from(surveyAnswers).where(eq(surveyAnswers.userId, person.id))
    expect(answered?.responseJson).toEqual({ text: lastAnswer })
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
