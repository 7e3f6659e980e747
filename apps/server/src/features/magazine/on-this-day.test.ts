import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { rowsOf } from '#platform/db/rows.ts'
import { importPosts } from '#testing/archives.ts'
import { readOutbox } from '#testing/outbox.ts'
import { aMember, type Person } from '#testing/people.ts'
import { useTestApp } from '#testing/test-app.ts'
import { until } from '#testing/until.ts'
import { beginWeek } from './weekly-letter.ts'

const app = useTestApp()

const now = new Date()
const sameDay = (yearsAgo: number) =>
  Math.floor(Date.UTC(now.getUTCFullYear() - yearsAgo, now.getUTCMonth(), now.getUTCDate(), 12) / 1000)
const post = (at: number, text: string) => ({ at, text })

const KETTLE = 'The kettle has learnt a second note.'
const LEMONS = 'Bought seven lemons. No plan.'
const filler = Array.from({ length: 12 }, (_, at) =>
  post(sameDay(3) - (at + 20) * 86_400, `Walked to the mill and counted ${at + 3} herons on the way back.`),
)
const remembered = async ({ browser }: Person) =>
  (await browser.get('/api/magazine/on_this_day')).json().map(({ text }: { text: string }) => text)

test('what was written on this day in other years, the newest first, and only one’s own', async () => {
  const [member, other] = [await aMember(app), await aMember(app)]
  await importPosts(member, [
    post(sameDay(5), LEMONS),
    post(sameDay(2), KETTLE),
    post(sameDay(0), 'Today’s own post.'),
    ...filler,
  ])
  expect(await remembered(member)).toEqual([KETTLE, LEMONS])
  expect(await remembered(other)).toEqual([])
})

test('a day on which somebody died is left in peace, every year', async () => {
  const member = await aMember(app)
  await importPosts(member, [
    post(sameDay(9), 'Mum died this morning. I do not know what to write.'),
    post(sameDay(5), LEMONS),
    ...filler,
  ])
  expect(await remembered(member)).toEqual([])
})

test('once a week by mail, for whoever wants it, and one press ends it', async () => {
  const [member, other] = [await aMember(app), await aMember(app)]
  await importPosts(member, [post(sameDay(5), LEMONS), post(sameDay(2), KETTLE), ...filler])
  const wants = ({ browser }: Person, wanted: boolean) =>
    browser.post('/api/magazine/weekly_letter', { json: { wanted } })
  expect((await member.browser.get('/api/magazine/weekly_letter')).json()).toEqual({ wanted: false })
  expect((await wants(member, true)).json()).toEqual({ wanted: true })
  await wants(other, true)
  const { jobs, db } = app.platform
  for (let n = 0; n < 2; n += 1) await jobs.enqueue(db, beginWeek, {})
  const letter = await app.mailTo(member.email, 2)
  expect(letter.subject).toBe('This week, in other years')
  expect(letter.raw).toContain('The kettle has learnt')
  const code = /letters\/end\/([\w-]+)/.exec(letter.raw.replace(/=\r?\n/g, ''))?.[1] ?? ''
  await jobs.enqueue(db, beginWeek, {})
  expect((await app.browser().post('/api/weekly_letter/end', { json: { code } })).statusCode).toBe(200)
  expect((await member.browser.get('/api/magazine/weekly_letter')).json()).toEqual({ wanted: false })
  expect((await other.browser.get('/api/magazine/weekly_letter')).json()).toEqual({ wanted: true })
  await jobs.enqueue(db, beginWeek, {})
  await until(async () => {
    const [waiting] = await rowsOf<{ n: number }>(
      db,
      sql`select count(*)::int as n from pgboss.job
          where name in ('magazine.begin-week', 'magazine.weekly-letter') and state in ('created', 'active', 'retry')`,
    )
    expect(waiting?.n).toBe(0)
  })
  const letters = readOutbox(app.dataDir).filter(({ subject }) => subject === 'This week, in other years')
  expect(letters.map(({ to }) => to)).toEqual([member.email])
})
