import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { planMagazine } from '#features/magazine/jobs.ts'
import { rowsOf } from '#platform/db/rows.ts'
import { imports, posts, postVectors } from '#schema'
import { aPostFile, importPosts, somePosts, startImport, untilOver, upload } from '#testing/archives.ts'
import { aGuest, aMember, logIn, type Person } from '#testing/people.ts'
import { useTestApp } from '#testing/test-app.ts'
import { until } from '#testing/until.ts'
import { embedPosts } from './jobs.ts'

const app = useTestApp()

const postsOf = (userId: number) =>
  app.platform.db.select().from(posts).where(eq(posts.userId, userId)).orderBy(posts.postedAt)
const file = (data: string | Buffer, filename = 'your_posts_1.json') => ({
  filename,
  type: 'application/json',
  data,
})

const WAIT = { timeout: 100_000, interval: 50 }

/** Themes are told once enough is embedded, which the rest does not wait for. */
const themedFacts = ({ browser }: Person) =>
  until(async () => {
    const { facts } = (await browser.get('/api/get_fb_import_progress')).json()
    expect(facts.themes).toBeDefined()
    return facts
  }, WAIT)

describe('an import', () => {
  test('[IMP-01] [IMP-06] [IMP-07] [IMP-08] [IMP-09] [IMP-10] [IMP-18] a guest’s archive is read, embedded, and ends in a magazine', async () => {
    const guest = await aGuest(app)
    const uploaded = await upload(
      guest,
      aPostFile([...somePosts(30), { text: 'Ich trinke heute wieder Kaffee im Café Größenwahn.' }, {}]),
    )
    expect(uploaded.json()).toEqual({ job_id: expect.any(Number), skipped: [] })
    const started = await startImport(guest, uploaded.json().job_id)
    expect(started.json()).toMatchObject({ id: uploaded.json().job_id, status: 'embedding' })
    const progress = await untilOver(guest)
    expect(progress).toMatchObject({
      status: 'finished',
      post_count: 32,
      total_count: 32,
      posts_with_words: 31,
      error: null,
    })
    // What is told while one waits comes beside the writing.
    const { sample_posts, sample_dates } = await until(async () => {
      const told = (await guest.browser.get('/api/get_fb_import_progress')).json()
      expect(told.sample_posts.length).toBeGreaterThan(5)
      return told
    }, WAIT)
    expect(sample_posts.length).toBe(sample_dates.length)
    expect(await guest.browser.user()).toMatchObject({ firstName: 'Robin' })
    const stored = await postsOf(guest.id)
    expect(stored.find(({ text }) => text.startsWith('Ich'))).toMatchObject({
      text: 'Ich trinke heute wieder Kaffee im Café Größenwahn.',
      language: 'de',
    })
    // Vectors come beside the writing; nothing waits for them.
    const vectors = await until(async () => {
      const found = await app.platform.db.select().from(postVectors).where(eq(postVectors.userId, guest.id))
      expect(found).toHaveLength(31)
      return found
    }, WAIT)
    expect(vectors[0]?.vector.length).toBe(384)
    expect((await guest.browser.get('/api/magazine/current')).json()).toMatchObject({
      progress: { status: 'finished' },
    })
  })

  test('facts are counted, by the person’s own clock where it is known', async () => {
    const guest = await aGuest(app)
    const at = (day: string) => Date.parse(day) / 1000
    const evenings = Array.from({ length: 25 }, (_, n) => ({
      text: `Sourdough attempt ${n} failed again.`,
      at: at('2013-06-01T19:30:00Z') + n * 86_400,
    }))
    await importPosts(guest, [...evenings, { text: 'Sourdough at last.', at: at('2014-06-01T05:00:00Z') }], {
      time_zone: 'Europe/Berlin',
    })
    const facts = await themedFacts(guest)
    expect(facts).toMatchObject({
      first: '2013-06-01T19:30:00.000Z',
      last: '2014-06-01T05:00:00.000Z',
      per_year: [
        { year: 2013, count: 25 },
        { year: 2014, count: 1 },
      ],
      busiest_hour: { hour: 21, count: 25, time_zone: 'Europe/Berlin' },
      longest_silence: { days: 340 },
    })
    expect(facts.loved_words[0]).toEqual({ word: 'sourdough', count: 26 })
    expect(facts.themes).toEqual([])
  })

  test('a silence that may be a loss is not told; the next one is', async () => {
    const guest = await aGuest(app)
    const at = (day: string) => Date.parse(`${day}T12:00:00Z`) / 1000
    await importPosts(guest, [
      { text: 'The allotment has a shed now.', at: at('2014-01-01') },
      { text: 'The shed has a door now.', at: at('2014-04-01') },
      { text: 'My mum died on Tuesday. I do not know what to write here.', at: at('2015-03-01') },
      { text: 'The beans are up.', at: at('2017-03-01') },
    ])
    expect((await themedFacts(guest)).longest_silence).toMatchObject({
      days: 90,
      from: '2014-01-01T12:00:00.000Z',
    })
  })

  test('themes are told once enough is embedded, counted in every post', async () => {
    const guest = await aGuest(app)
    const about = (texts: string[]) =>
      Array.from({ length: 8 }, (_, n) => ({ text: `${texts[n % texts.length]} Number ${n}.` }))
    await importPosts(guest, [
      ...about(['Fed the sourdough and lit the oven.', 'The oven ruined another sourdough loaf.']),
      ...about(['The viaduct train was late.', 'My train stood on the viaduct for ages.']),
      ...about(['The choir sang Brahms.', 'Brahms again, and the choir went flat.']),
      ...about(['My knees hurt after running.', 'Running ten kilometres, ask my knees.']),
      ...about(['The council answered my letter.', 'Another letter for the council.']),
    ])
    const facts = await themedFacts(guest)
    const words = facts.themes.map((theme: { words: string[] }) => theme.words)
    expect(words.length).toBeGreaterThanOrEqual(3)
    expect(words.flat()).toEqual(expect.arrayContaining(['sourdough', 'viaduct', 'choir']))
    for (const { count } of facts.themes) expect(count).toBe(8)
  })

  test('vectors wait for the first article', async () => {
    const { db, jobs } = app.platform
    const guest = await aGuest(app)
    const { id } = await importPosts(guest, somePosts(5))
    const vectors = () => db.select().from(postVectors).where(eq(postVectors.userId, guest.id))
    await until(async () => expect(await vectors()).toHaveLength(5), WAIT)
    await db.delete(postVectors).where(eq(postVectors.userId, guest.id))
    await db.update(imports).set({ status: 'generating_magazine', articlesDone: 0 }).where(eq(imports.id, id))
    await jobs.enqueue(db, embedPosts, { userId: guest.id, importId: id })
    await until(async () => {
      const tries = await rowsOf<{ n: number }>(
        db,
        sql`select max(retry_count)::int as n from pgboss.job where name = 'imports.embed' and data->>'importId' = ${String(id)}`,
      )
      expect(tries[0]?.n).toBeGreaterThan(0)
    }, WAIT)
    expect(await vectors()).toEqual([])
    await db.update(imports).set({ articlesDone: 1 }).where(eq(imports.id, id))
    await until(async () => expect(await vectors()).toHaveLength(5), WAIT)
  })

  test('the same archive again adds nothing; another one adds to it', async () => {
    const guest = await aGuest(app)
    await importPosts(guest, somePosts(10))
    expect(await importPosts(guest, somePosts(10))).toMatchObject({ total_count: 10, post_count: 10 })
    expect(await importPosts(guest, somePosts(5, 'cycled'))).toMatchObject({
      total_count: 15,
      posts_with_words: 15,
    })
    expect(await postsOf(guest.id)).toHaveLength(15)
  })

  test('a second start changes nothing; a restart takes the work up again', async () => {
    const guest = await aGuest(app)
    const { job_id } = (await upload(guest, aPostFile(somePosts(5)))).json()
    await Promise.all([startImport(guest, job_id), startImport(guest, job_id)])
    await untilOver(guest)
    const again = await startImport(guest, job_id)
    expect(again.json().status).toBe('finished')
    const restarted = await guest.browser.post(`/api/import/${job_id}/restart`)
    expect(restarted.statusCode).toBe(200)
    expect(restarted.json()).toMatchObject({ id: job_id, status: 'embedding' })
    expect(await untilOver(guest)).toMatchObject({ status: 'finished', total_count: 5 })
    const jobs = await rowsOf<{ n: number }>(
      app.platform.db,
      sql`select count(*)::int as n from pgboss.job where name = 'imports.run' and data->>'importId' = ${String(job_id)}`,
    )
    expect(jobs).toEqual([{ n: 2 }])
  })

  test('[IMP-23] [IMP-24] a restart while it runs is refused', async () => {
    const guest = await aGuest(app)
    const [row] = await app.platform.db
      .insert(imports)
      .values({ userId: guest.id, status: 'embedding' })
      .returning()
    expect((await guest.browser.post(`/api/import/${row?.id}/restart`)).statusCode).toBe(409)
  })

  test('[IMP-25] records without a word of one’s own end honestly, and point to the surveys', async () => {
    const guest = await aGuest(app)
    const progress = await importPosts(guest, [{}, { place: 'Example Park' }, { text: '   ' }])
    expect(progress).toMatchObject({ status: 'failed', total_count: 3, post_count: 3, posts_with_words: 0 })
    expect(progress.error).toContain('surveys')
  })

  test('uploaded files are gone once their posts are stored', async () => {
    const guest = await aGuest(app)
    await importPosts(guest, somePosts(3))
    const folder = join(app.dataDir, 'files', 'uploads')
    expect(readdirSync(folder)).toEqual([])
  })

  test('progress is pushed until the end', async () => {
    const guest = await aGuest(app)
    const { job_id } = (await upload(guest, aPostFile(somePosts(40)))).json()
    await startImport(guest, job_id)
    const stream = await guest.browser.get(`/api/import/${job_id}/events`)
    expect(stream.headers['content-type']).toBe('text/event-stream')
    const messages = stream.body
      .split('\n\n')
      .filter((message) => message.startsWith('data: '))
      .map((message) => JSON.parse(message.slice(6)))
    expect(messages.at(-1)).toMatchObject({ id: job_id, status: 'finished', post_count: 40 })
    expect(messages.length).toBeGreaterThan(1)
  })
})

test('a magazine that cannot even be planned is announced as failed to whoever waits for it', async () => {
  const guest = await aGuest(app)
  const { db, jobs } = app.platform
  const [row] = await db
    .insert(imports)
    .values({ userId: guest.id, status: 'generating_magazine', totalCount: 1 })
    .returning()
  const importId = row?.id ?? 0
  const waiting = guest.browser.get(`/api/import/${importId}/events`)
  await jobs.enqueue(db, planMagazine, { userId: 999_999_999, importId })
  const last = (await waiting).body.trim().split('\n\n').at(-1) ?? ''
  expect(JSON.parse(last.slice('data: '.length))).toMatchObject({
    status: 'failed',
    error: 'Your posts are read and kept, but writing from them failed. Please try again.',
  })
  expect(app.errors.splice(0)).toMatchObject([{ msg: 'job gave up after its last attempt' }])
})

describe('an upload', () => {
  test('of one broken file among good ones imports the good ones and names the broken one', async () => {
    const guest = await aGuest(app)
    const answer = await upload(guest, [
      aPostFile(somePosts(4)),
      file('[{"timestamp": 1, "data": [', 'your_posts_2.json'),
    ])
    expect(answer.json().skipped).toMatchObject([{ file: 'your_posts_2.json' }])
    await startImport(guest, answer.json().job_id)
    expect(await untilOver(guest)).toMatchObject({ status: 'finished', total_count: 4 })
  })

  test.each([
    ['not JSON', file('hello')],
    ['an object without posts', file('{"a": 1}')],
    ['an empty list', file('[]')],
    ['UTF-16', file(Buffer.from('\ufeff[{"timestamp":1}]', 'utf16le'))],
    ['a bomb of brackets', file('['.repeat(1_000_000))],
    ['JSON nested a hundred deep', file(`[${'{"a":'.repeat(100)}1${'}'.repeat(100)}]`)],
    ['no file at all', []],
  ])('[IMP-04] [IMP-05] of %s is 422, says what to do, and leaves nothing behind', async (_, files) => {
    const guest = await aGuest(app)
    const answer = await upload(guest, files)
    expect(answer.statusCode).toBe(422)
    expect(answer.json().detail).toContain('No valid posts found in archive')
    expect(await app.platform.db.select().from(imports).where(eq(imports.userId, guest.id))).toEqual([])
    expect((await guest.browser.get('/api/get_fb_import_progress')).statusCode).toBe(404)
  })

  test('with a byte order mark, NULs, halves of characters and paths for names is read like any other', async () => {
    const guest = await aGuest(app)
    const records = [
      { timestamp: 1_400_000_000, data: [{ post: 'nul \u0000 inside' }] },
      { timestamp: 1_400_000_001, data: [{ post: 'half \ud83d of one' }] },
      { timestamp: 1_400_000_002, data: [{ post: '<script>alert(1)</script> {{ 7 | times: 7 }}' }] },
    ]
    const answer = await upload(guest, file(`\ufeff${JSON.stringify(records)}`, '../../your_posts_1.json'))
    await startImport(guest, answer.json().job_id)
    await untilOver(guest)
    const texts = (await postsOf(guest.id)).map(({ text }) => text)
    expect(texts).toEqual([
      'nul  inside',
      'half \ufffd of one',
      '<script>alert(1)</script> {{ 7 | times: 7 }}',
    ])
  })

  test('without a first name, or as JSON, is refused', async () => {
    const guest = await aGuest(app)
    expect((await guest.browser.post('/api/upload', { json: {} })).statusCode).toBe(415)
    expect(
      (await guest.browser.post('/api/upload', { multipart: { files: aPostFile(somePosts(1)) } })).statusCode,
    ).toBe(422)
  })
})

test('somebody else’s upload cannot be started, watched or restarted', async () => {
  const owner = await aGuest(app)
  const { job_id } = (await upload(owner, aPostFile(somePosts(2)))).json()
  const stranger = await aGuest(app)
  expect((await startImport(stranger, job_id)).statusCode).toBe(404)
  expect((await stranger.browser.post(`/api/import/${job_id}/restart`)).statusCode).toBe(404)
  expect((await stranger.browser.get(`/api/import/${job_id}/events`)).statusCode).toBe(404)
})

test('a guest who logs in brings the posts along; posts both had stay single', async () => {
  const member = await aMember(app)
  await importPosts(member, somePosts(6))
  const guest = await aGuest(app)
  await importPosts(guest, [
    ...somePosts(3),
    ...somePosts(4, 'sang').map((post, n) => ({ ...post, at: 1_500_000_000 + n })),
  ])
  await logIn(guest.browser, member.email)
  expect(await postsOf(member.id)).toHaveLength(10)
  expect(await postsOf(guest.id)).toEqual([])
  const zip = unzipSync((await guest.browser.get('/api/account/export')).rawPayload)
  expect(JSON.parse(strFromU8(zip['posts.json'] ?? new Uint8Array()))).toHaveLength(10)
})
