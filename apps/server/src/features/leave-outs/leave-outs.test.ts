import { sampleRecords } from '@youzine/sample'
import { and, eq } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { articles, corrections, leaveOuts, posts, videos } from '#schema'
import { importPosts, importRecords, type MadeUpPost } from '#testing/archives.ts'
import { aGuest, aMember, logIn, type Person } from '#testing/people.ts'
import { useTestApp } from '#testing/test-app.ts'
import { until } from '#testing/until.ts'

const app = useTestApp()

const at = (day: string) => Date.parse(day) / 1000
const LIFE: MadeUpPost[] = [
  { text: 'Day one of the accordion. The dog has moved out.', at: at('2012-06-10T19:00:00Z') },
  { text: 'Ömer says the accordion is a cry for help.', at: at('2013-01-20T19:00:00Z') },
  {
    text: 'Played the accordion at a wedding. Nobody was hurt.',
    at: at('2015-06-21T19:00:00Z'),
    people: ['Marta Vale'],
  },
  { text: 'The stapler at work has died. It was older than me.', at: at('2016-03-05T18:00:00Z') },
  { text: 'A new stapler has arrived. We stood around it like a birth.', at: at('2019-03-10T18:00:00Z') },
  { text: 'The omerta of the allotment holds.', at: at('2020-03-10T18:00:00Z') },
]

const leaveOut = ({ browser }: Person, json: object) => browser.post('/api/leave_outs', { json })
const listed = async ({ browser }: Person) => (await browser.get('/api/leave_outs')).json()
const textsLeftOut = async ({ id }: Person) =>
  (
    await app.platform.db
      .select()
      .from(posts)
      .where(and(eq(posts.userId, id), posts.leftOut))
  )
    .map(({ text }) => text.slice(0, 12))
    .sort()

/** Somebody with a whole magazine. */
async function aReader() {
  const member = await aMember(app)
  await importRecords(member, sampleRecords())
  return member
}

const articlesOf = ({ id }: Person) => app.platform.db.select().from(articles).where(eq(articles.userId, id))

const untilWritten = (person: Person) =>
  until(
    async () => {
      const rows = await articlesOf(person)
      expect(rows.filter(({ rewriteWantedAt }) => rewriteWantedAt !== null)).toEqual([])
      return rows
    },
    { timeout: 100_000, interval: 200 },
  )

describe('what is left out', () => {
  test('a name or a word, in any case and script, only as a whole; a time; and back again', async () => {
    const member = await aMember(app)
    await importPosts(member, LIFE)
    expect((await leaveOut(member, { kind: 'name', text: 'ömer' })).json()).toMatchObject({
      posts_left_out: 1,
      leave_out: { kind: 'name', text: 'ömer' },
    })
    expect(await textsLeftOut(member)).toEqual(['Ömer says the'.slice(0, 12)])
    await leaveOut(member, { kind: 'name', text: 'Marta Vale' })
    await leaveOut(member, { kind: 'word', text: 'STAPLER' })
    await leaveOut(member, { kind: 'time', from: '2012-06-10', to: '2012-06-10' })
    expect(await textsLeftOut(member)).toHaveLength(5)
    expect(await listed(member)).toMatchObject({ posts_left_out: 5, posts: 6 })
    const { leave_outs } = await listed(member)
    for (const { id } of leave_outs)
      expect((await member.browser.delete(`/api/leave_outs/${id}`)).statusCode).toBe(200)
    expect(await textsLeftOut(member)).toEqual([])
  })

  test('what is already left out holds for posts that come later, and for the member whom a guest becomes', async () => {
    const guest = await aGuest(app)
    await leaveOut(guest, { kind: 'word', text: 'accordion' })
    await importPosts(guest, LIFE)
    expect(await textsLeftOut(guest)).toHaveLength(3)
    const member = await aMember(app)
    expect((await logIn(guest.browser, member.email)).statusCode).toBe(200)
    expect(await textsLeftOut(member)).toHaveLength(3)
    expect((await listed({ ...member, browser: guest.browser })).leave_outs).toHaveLength(1)
  })

  test('from several windows at once every wish holds', async () => {
    const member = await aMember(app)
    await importPosts(member, LIFE)
    const { leave_out: dropped } = (await leaveOut(member, { kind: 'word', text: 'wedding' })).json()
    const answers = await Promise.all([
      leaveOut(member, { kind: 'word', text: 'stapler' }),
      leaveOut(member, { kind: 'word', text: 'allotment' }),
      member.browser.delete(`/api/leave_outs/${dropped.id}`),
      leaveOut(member, { kind: 'name', text: 'Ömer' }),
    ])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    expect(await textsLeftOut(member)).toEqual([
      'A new staple',
      'The omerta o',
      'The stapler ',
      'Ömer says th',
    ])
  })

  test('however long the judging takes, everybody else is answered meanwhile', async () => {
    const [member, other] = [await aMember(app), await aMember(app)]
    const now = new Date()
    const text = `${'Jo '.repeat(33_000)}Smith`
    const empty = { title: '', people: [], links: [], context: [], kind: 'status' as const }
    await app.platform.db.insert(posts).values(
      Array.from({ length: 20 }, (_, n) => ({
        ...empty,
        userId: member.id,
        identity: `p${n}`,
        text,
        postedAt: now,
      })),
    )
    await app.platform.db.insert(leaveOuts).values(
      Array.from({ length: 60 }, (_, n) => ({
        userId: member.id,
        kind: 'name' as const,
        text: `Jo Smith a${n}`,
        createdAt: now,
      })),
    )
    let isOver = false
    const judged = leaveOut(member, { kind: 'name', text: 'Jo Smith b' }).finally(() => {
      isOver = true
    })
    let stored = 0
    while (!isOver) {
      const answer = await other.browser.post('/api/features/create', { json: { title: `Walk ${stored}` } })
      expect(answer.statusCode, answer.body).toBe(200)
      if (!isOver) stored += 1
    }
    expect((await judged).statusCode).toBe(200)
    expect(stored).toBeGreaterThan(3)
  })

  test('asked twice it is there once; what makes no sense is said at its field', async () => {
    const member = await aMember(app)
    for (let n = 0; n < 2; n += 1) await leaveOut(member, { kind: 'word', text: 'Again' })
    expect((await listed(member)).leave_outs).toHaveLength(1)
    const short = await leaveOut(member, { kind: 'word', text: 'a' })
    expect([short.statusCode, short.json().detail[0].msg]).toEqual([422, 'Please use at least two letters.'])
    const order = await leaveOut(member, { kind: 'time', from: '2020-02-02', to: '2020-01-01' })
    expect(order.json().detail[0]).toMatchObject({
      loc: ['body', 'to'],
      msg: 'The end comes before the beginning.',
    })
    expect((await leaveOut(member, { kind: 'word', text: '((a+)+)+$' })).statusCode).toBe(422)
    expect((await leaveOut(member, { kind: 'word', text: '(((ab+)+)+$' })).statusCode).toBe(200)
  })
})

test('a post that must never be used is out of every article at once, and these are written again without it', async () => {
  const reader = await aReader()
  const before = await articlesOf(reader)
  const counts = new Map<number, number>()
  for (const { paragraphs } of before)
    for (const id of new Set(paragraphs.flatMap(({ postIds }) => postIds)))
      counts.set(id, (counts.get(id) ?? 0) + 1)
  const [postId = 0] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? []
  const using = before.filter(({ paragraphs }) => paragraphs.some(({ postIds }) => postIds.includes(postId)))
  const [filmed] = using
  const file = `videos/${reader.id}.mp4`
  await app.platform.storage.put(file, Buffer.from('film'), 'video/mp4')
  await app.platform.db
    .insert(videos)
    .values({ userId: reader.id, articleId: filmed?.id ?? 0, status: 'finished', file })
  const answer = (await leaveOut(reader, { kind: 'post', post_id: postId })).json()
  expect(answer.articles_rewritten).toBeGreaterThanOrEqual(using.length)
  expect(answer.leave_out.post.id).toBe(postId)
  for (const { id } of using) {
    const now = (await reader.browser.get(`/api/article/${id}`)).json()
    expect(now.sources.map((one: { id: number }) => one.id)).not.toContain(postId)
    expect(now.paragraphs.flatMap((one: { post_ids: number[] }) => one.post_ids)).not.toContain(postId)
  }
  expect(await app.platform.storage.get(file)).toBeNull()
  const after = await untilWritten(reader)
  for (const { id } of using) {
    const row = after.find((one) => one.id === id)
    expect(row?.rewrittenAt).not.toBeNull()
    expect(row?.paragraphs.length).toBeGreaterThan(0)
    expect(row?.paragraphs.flatMap(({ postIds }) => postIds)).not.toContain(postId)
  }
  const shown = (await reader.browser.get(`/api/article/${using[0]?.id}`)).json()
  expect(shown).toMatchObject({ is_being_rewritten: false, rewritten_at: expect.any(String) })
}, 240_000)

test('a sentence that is not right goes at once, and does not come back', async () => {
  const reader = await aReader()
  const rows = await articlesOf(reader)
  const found = rows.find(({ standfirst }) => standfirst.length > 30)
  const sentence = found?.standfirst ?? ''
  const correct = (json: object) => reader.browser.post(`/api/article/${found?.id}/corrections`, { json })
  const unknown = await correct({ sentence: 'Nobody ever wrote this.' })
  expect([unknown.statusCode, unknown.json().detail[0].loc]).toEqual([422, ['body', 'sentence']])
  const made = await correct({ sentence, note: 'It was my brother.' })
  expect(made.statusCode, made.body).toBe(200)
  const read = async () => JSON.stringify((await reader.browser.get(`/api/article/${found?.id}`)).json())
  expect(await read()).not.toContain(sentence)
  await untilWritten(reader)
  expect(await read()).not.toContain(sentence)
  expect((await listed(reader)).corrections).toMatchObject([{ sentence, note: 'It was my brother.' }])
  const zip = unzipSync((await reader.browser.get('/api/account/export')).rawPayload)
  expect(strFromU8(zip['corrections.json'] ?? new Uint8Array())).toContain('It was my brother.')
  const [{ id } = { id: 0 }] = (await listed(reader)).corrections
  expect((await reader.browser.delete(`/api/corrections/${id}`)).statusCode).toBe(200)
  expect(await app.platform.db.select().from(corrections).where(eq(corrections.userId, reader.id))).toEqual(
    [],
  )
  expect(await app.platform.db.select().from(leaveOuts).where(eq(leaveOuts.userId, reader.id))).toEqual([])
}, 240_000)

test('a drawing that shows a post which must never be used goes with it', async () => {
  const member = await aMember(app)
  await importPosts(member, LIFE)
  const [post] = await app.platform.db
    .select()
    .from(posts)
    .where(and(eq(posts.userId, member.id), eq(posts.text, LIFE[4]?.text ?? '')))
  const { id: magazineId } = (await member.browser.get('/api/magazine/current')).json()
  const entry = { post: post?.id ?? 0, text: post?.text ?? '', whole: true, date: '2019-03-10' }
  const [drawn] = await app.platform.db
    .insert(articles)
    .values({
      userId: member.id,
      magazineId,
      title: 'The heron, as charged',
      body: '<p>A heron.</p>',
      paragraphs: [{ kind: 'p', html: '<p>A heron.</p>', postIds: [] }],
      figures: [
        {
          kind: 'animal',
          animal: 'heron',
          title: '',
          labels: [{ place: 'eye', title: 'The eye counts', entry }],
          textAlternative: `A heron. ${entry.text}`,
          after: -1,
          postIds: [entry.post],
        },
      ],
    })
    .returning()
  const read = async () => (await member.browser.get(`/api/article/${drawn?.id}`)).json()
  expect(JSON.stringify(await read())).toContain('like a birth')
  await leaveOut(member, { kind: 'post', post_id: entry.post })
  expect((await read()).figures).toEqual([])
  expect(JSON.stringify(await read())).not.toContain('like a birth')
})
