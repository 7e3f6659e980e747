import { MAX_NOTE } from '@youzine/contract'
import { expect, test } from 'vitest'
import { aPostFile, startImport, upload } from '#testing/archives.ts'
import { watchLoop } from '#testing/loop-watch.ts'
import { aGuest, aMember } from '#testing/people.ts'
import { useTestApp } from '#testing/test-app.ts'
import { until } from '#testing/until.ts'

const app = useTestApp()

/** What others may wait for one person's turn; garbage is collected in it as well. */
const MOST_MS = 250
const PATIENT = { timeout: 110_000, interval: 200 }

const WORDS =
  'the kettle sang again and Marta said her sister had lost the key to the shed, so we ate outside'.split(' ')

/** Quotable and each different: the longest texts that the waiting room considers. */
const manyPosts = (count: number) =>
  Array.from({ length: count }, (_, n) => ({
    at: 1_262_304_000 + n * 90_000,
    text: `${Array.from({ length: 34 }, (_, k) => WORDS[(n * 7 + k * (1 + (n % 5))) % WORDS.length]).join(' ')} ${n}.`,
  }))

test('nobody else waits while somebody’s archive is read and told of', async () => {
  const guest = await aGuest(app)
  const uploaded = await upload(guest, aPostFile(manyPosts(2500)))
  expect(uploaded.statusCode, uploaded.body).toBe(200)
  const longest = watchLoop()
  await startImport(guest, uploaded.json().job_id)
  const told = await until(async () => {
    const progress = (await guest.browser.get('/api/get_fb_import_progress')).json()
    expect(progress.facts).not.toBeNull()
    return progress
  }, PATIENT)
  expect(longest()).toBeLessThan(MOST_MS)
  expect(told.sample_posts.length).toBeGreaterThan(10)
})

test('nor while everything of a large archive is packed for whoever takes it along', async () => {
  const member = await aMember(app)
  const uploaded = await upload(member, aPostFile(manyPosts(6000)))
  expect(uploaded.statusCode, uploaded.body).toBe(200)
  await startImport(member, uploaded.json().job_id)
  await until(async () => {
    const progress = (await member.browser.get('/api/get_fb_import_progress')).json()
    expect(progress.facts).not.toBeNull()
  }, PATIENT)
  const longest = watchLoop()
  const packed = await member.browser.get('/api/account/export')
  expect(packed.statusCode).toBe(200)
  expect(packed.rawPayload.length).toBeGreaterThan(100_000)
  expect(longest()).toBeLessThan(MOST_MS)
})

test('nor while a note of the greatest length is read', async () => {
  const member = await aMember(app)
  const title = (n: number) => `Run ${String.fromCharCode(97 + (n % 26))}${n} with Marta`
  for (let n = 0; n < 40; n += 1)
    expect(
      (await member.browser.post('/api/features/create', { json: { title: title(n), unit: 'km' } }))
        .statusCode,
    ).toBeLessThan(300)
  const content = 'ran 5 km with Marta, no, 6, and slept an hour and a half. '.repeat(1000).slice(0, MAX_NOTE)
  const made = await member.browser.post('/api/features/checkin', {
    json: { body: content, applies_to: '2026-01-02' },
  })
  expect(made.statusCode, made.body).toBeLessThan(300)
  const longest = watchLoop()
  const read = await member.browser.post(`/api/features/checkin/${made.json().id}/parse`, {
    json: { content },
  })
  expect(read.statusCode, read.body).toBe(200)
  expect(longest()).toBeLessThan(MOST_MS)
})
