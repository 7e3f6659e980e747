import { SAMPLE_DAY } from '@youzine/contract'
import { sampleRecords } from '@youzine/sample'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { BUILT_IN_IDS } from '#features/topics/index.ts'
import { rowsOf } from '#platform/db/rows.ts'
import { analyses, imports, magazines, posts, sessions, uploadedFiles, users } from '#schema'
import {
  aPostFile,
  aSampleFile,
  importPosts,
  importRecords,
  importSample,
  type MadeUpPost,
  somePosts,
  startImport,
  untilOver,
  upload,
} from '#testing/archives.ts'
import { aGuest, aMember, logIn, type Person } from '#testing/people.ts'
import { useTestApp } from '#testing/test-app.ts'
import { until } from '#testing/until.ts'
import { forgetGuests } from '../account/jobs.ts'
import { sweepUploads } from './jobs.ts'

const app = useTestApp()

const HOUR = 3_600_000
const DAY = 24 * HOUR
const magazineOf = async ({ browser }: Person) => (await browser.get('/api/magazine/current')).json()
const idsOf = (magazine: { articles: { id: number }[] }) => magazine.articles.map(({ id }) => id)

const diary = (year: number): MadeUpPost[] =>
  Array.from({ length: 24 }, (_, n) => ({
    text: `The boiler broke again, number ${n + 1}. Jonas came with his ladder and said it was the valve.`,
    at: Date.UTC(year, n % 12, 3 + n, 9, 30) / 1000,
  }))

describe('a second archive', () => {
  test('adds to the magazine there is; the same one again changes nothing', async () => {
    const guest = await aGuest(app)
    await importPosts(guest, diary(2012))
    const first = await magazineOf(guest)
    expect(first.articles.length).toBeGreaterThan(0)
    await importPosts(guest, diary(2012))
    expect(await magazineOf(guest)).toMatchObject({ id: first.id, articles: first.articles })
  })

  test('that comes while the first is still read takes its magazine over, and leaves none of them waiting', async () => {
    const guest = await aGuest(app)
    const sent: number[] = []
    for (const year of [2012, 2013, 2014])
      sent.push((await upload(guest, aPostFile(diary(year)))).json().job_id)
    await Promise.all(sent.map((id) => startImport(guest, id)))
    await until(async () => {
      const all = await app.platform.db.select().from(imports).where(eq(imports.userId, guest.id))
      expect(all.map(({ status }) => status)).toEqual(['finished', 'finished', 'finished'])
    })
    const magazine = await magazineOf(guest)
    expect(magazine).toMatchObject({ post_count: 72, coming: [] })
    expect(magazine.articles.length).toBeGreaterThan(0)
  })

  test('leads to new editions of what it changes; the older ones can still be opened', async () => {
    const guest = await aGuest(app)
    const own = {
      timestamp: Date.UTC(2013, 4, 5) / 1000,
      data: [{ post: 'All of this is mine, and not hers.' }],
    }
    const records = [own, ...sampleRecords()]
    const half = records.filter(({ timestamp }) => timestamp < Date.UTC(2017, 0) / 1000)
    await importRecords(guest, half)
    const before = await magazineOf(guest)
    await importRecords(guest, records)
    const after = await magazineOf(guest)
    expect(after.id).toBe(before.id)
    expect(after.post_count).toBeGreaterThan(before.post_count)
    const replaced = idsOf(before).filter((id) => !idsOf(after).includes(id))
    expect(replaced.length).toBeGreaterThan(0)
    for (const id of replaced) {
      const old = (await guest.browser.get(`/api/article/${id}`)).json()
      expect(idsOf(after)).toContain(old.newer_id)
      const newer = (await guest.browser.get(`/api/article/${old.newer_id}`)).json()
      expect(newer.earlier).toMatchObject([{ id }])
      expect(newer.prev_id).not.toBe(id)
    }
    const topics = after.articles.map(({ template_name }: { template_name: string }) => template_name)
    expect(new Set(topics).size).toBe(topics.length)
  })

  test('leaves what the person has asked for in the magazine', async () => {
    const member = await aMember(app)
    await importPosts(member, diary(2012))
    const first = await magazineOf(member)
    const planned = new Set(first.articles.map(({ template_id }: { template_id: number }) => template_id))
    const asked = ['counted', 'dictionary', 'letter'].filter((key) => !planned.has(BUILT_IN_IDS[key]))
    expect(asked.length).toBeGreaterThan(0)
    for (const template_id of asked) {
      const answer = await member.browser.post('/api/generate_article', { form: { template_id } })
      expect(answer.statusCode, answer.body).toBe(200)
    }
    const before = await until(async () => {
      const magazine = await magazineOf(member)
      expect(magazine.articles.length).toBe(first.articles.length + asked.length)
      return magazine
    })
    const wanted = idsOf(before).filter((id) => !idsOf(first).includes(id))
    await importPosts(member, diary(2016))
    const after = await magazineOf(member)
    expect(after.id).toBe(first.id)
    for (const id of wanted) {
      const { newer_id } = (await member.browser.get(`/api/article/${id}`)).json()
      expect(idsOf(after)).toContain(newer_id ?? id)
    }
  })

  test('of a guest who logs in is one magazine with what the member has', async () => {
    const member = await aMember(app)
    await importPosts(member, diary(2012))
    const own = await magazineOf(member)
    const guest = await aGuest(app)
    await importPosts(guest, diary(2016))
    await logIn(guest.browser, member.email)
    const both = await magazineOf(guest)
    expect(both.id).toBe(own.id)
    expect(idsOf(both)).toEqual(expect.arrayContaining(idsOf(own)))
    expect(
      await app.platform.db.select().from(magazines).where(eq(magazines.userId, member.id)),
    ).toHaveLength(1)
  })

  test('a guest who logs in while it is being written ends with a magazine, not with a failed import', async () => {
    const member = await aMember(app)
    const guest = await aGuest(app)
    const { job_id } = (await upload(guest, aPostFile(diary(2013)))).json()
    await startImport(guest, job_id)
    await logIn(guest.browser, member.email)
    expect(await untilOver(guest)).toMatchObject({ id: job_id, status: 'finished', total_count: 24 })
    expect((await magazineOf(guest)).articles.length).toBeGreaterThan(0)
  })

  test('a guest who logs in at the very moment of planning, likewise', async () => {
    const member = await aMember(app)
    const guest = await aGuest(app)
    const { job_id } = (await upload(guest, aPostFile(diary(2014)))).json()
    await startImport(guest, job_id)
    const planning = () =>
      rowsOf(
        app.platform.db,
        sql`select id from pgboss.job where name = 'magazine.plan' and state = 'active'
            and data->>'userId' = ${String(guest.id)}`,
      )
    await until(async () => expect(await planning()).toHaveLength(1), { timeout: 90_000, interval: 5 })
    await logIn(guest.browser, member.email)
    expect(await untilOver(guest)).toMatchObject({ id: job_id, status: 'finished', total_count: 24 })
    expect((await magazineOf(member)).articles.length).toBeGreaterThan(0)
  })
})

describe('the sample', () => {
  test('is Thea’s: whoever tries it keeps their own name, and is told', async () => {
    const guest = await aGuest(app)
    await importSample(guest)
    expect(await guest.browser.user()).toMatchObject({ firstName: '' })
    const magazine = await magazineOf(guest)
    expect(magazine.is_sample).toBe(true)
    const article = (await guest.browser.get(`/api/article/${idsOf(magazine)[0]}`)).json()
    expect(article.is_sample).toBe(true)
  })

  test('is written in her own time, whenever it is tried', async () => {
    app.passTime(900 * DAY)
    const guest = await aGuest(app)
    await importSample(guest)
    const [read] = await app.platform.db.select().from(analyses).where(eq(analyses.userId, guest.id))
    expect(read?.data).toMatchObject({ today: SAMPLE_DAY })
    app.passTime(-900 * DAY)
  })

  test('makes way for somebody’s own archive, and does not come on top of one', async () => {
    const guest = await aGuest(app)
    await importSample(guest)
    const [sampled] = idsOf(await magazineOf(guest))
    await importPosts(guest, somePosts(12))
    const texts = await app.platform.db.select().from(posts).where(eq(posts.userId, guest.id))
    expect(texts).toHaveLength(12)
    expect(await magazineOf(guest)).toMatchObject({ is_sample: false, post_count: 12 })
    expect((await guest.browser.get(`/api/article/${sampled}`)).statusCode).toBe(404)
    expect(await guest.browser.user()).toMatchObject({ firstName: 'Robin' })
    const again = await upload(guest, aSampleFile(20))
    expect(again.statusCode).toBe(409)
    expect(again.json().detail).toContain('a magazine of your own')
  })

  test('stays behind when its guest logs in to an account that has a magazine', async () => {
    const member = await aMember(app)
    await importPosts(member, somePosts(9))
    const guest = await aGuest(app)
    await importSample(guest)
    await logIn(guest.browser, member.email)
    const kept = await app.platform.db.select().from(posts).where(eq(posts.userId, member.id))
    expect(kept).toHaveLength(9)
    expect(await magazineOf(guest)).toMatchObject({ is_sample: false })
  })
})

test('an upload that nobody starts is gone after a day', async () => {
  const guest = await aGuest(app)
  const { job_id } = (await upload(guest, aPostFile(somePosts(2)))).json()
  const [file] = await app.platform.db.select().from(uploadedFiles).where(eq(uploadedFiles.importId, job_id))
  app.passTime(25 * HOUR)
  await app.platform.jobs.enqueue(app.platform.db, sweepUploads, {})
  await until(async () => {
    expect(await app.platform.db.select().from(imports).where(eq(imports.id, job_id))).toEqual([])
    expect(await app.platform.storage.get(file?.storageKey ?? '')).toBeNull()
  })
})

test('a guest who does not come back for a month is forgotten; one who does is not', async () => {
  const { db, jobs } = app.platform
  const [lost, faithful] = [await aGuest(app), await aGuest(app)]
  const long = new Date(Date.now() - 60 * DAY)
  for (const { id } of [lost, faithful])
    await db.update(users).set({ createdAt: long }).where(eq(users.id, id))
  await db.update(sessions).set({ usedAt: long }).where(eq(sessions.userId, lost.id))
  await jobs.enqueue(db, forgetGuests, {})
  await until(async () => expect(await db.select().from(users).where(eq(users.id, lost.id))).toEqual([]))
  expect(await db.select().from(users).where(eq(users.id, faithful.id))).toHaveLength(1)
})
