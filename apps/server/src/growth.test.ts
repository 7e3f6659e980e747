import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { rowsOf } from '#platform/db/rows.ts'
import type { JobHandler } from '#platform/jobs/job.ts'
import { importPosts, somePosts } from '#testing/archives.ts'
import { addManyPeople } from '#testing/many-people.ts'
import { aMember, anEmail, logIn, PASSWORD, type Person } from '#testing/people.ts'
import { listenTo, plansOf } from '#testing/statements.ts'
import { aPublishedSurvey, save } from '#testing/surveys.ts'
import { useTestApp } from '#testing/test-app.ts'
import { until } from '#testing/until.ts'

const PEOPLE = 2000
const POSTS_EACH = 30
const LARGE_ROWS = 1500
const LARGE_PAGES = 100
const GROWN = [
  'posts',
  'post_vectors',
  'articles',
  'generations',
  'chat_messages',
  'checkins',
  'sessions',
  'model_calls',
  'users',
]
const TOKEN = 'for-this-test-only'
/** What everybody sees is put together from all topics and their uses: they grow with creators, not with people. */
const OF_CREATORS = ['topics', 'topic_uses']

const app = useTestApp({ settings: { METRICS_TOKEN: TOKEN, RATE_LIMITS: 'off' } })
const scheduledOf = (handlers: JobHandler[]) =>
  handlers.filter(({ type }) => type.schedule && type.name !== 'database.vacuum').map(({ type }) => type)

beforeAll(async () => {
  const { db } = app.platform
  await addManyPeople((statement) => db.execute(sql.raw(statement)), {
    people: PEOPLE,
    postsEach: POSTS_EACH,
    topics: 30,
  })
})

/** What people do in a day. */
async function aDay(person: Person) {
  const { browser } = person
  const magazine = (await browser.get('/api/magazine/current')).json()
  const articleId: number = magazine.articles[0].id
  const { share_hash } = (
    await browser.post(`/api/article/${articleId}/share`, { json: { discoverable: true } })
  ).json()
  const often = [
    '/api/get_user',
    '/api/get_fb_import_progress',
    '/api/magazine/current',
    `/api/article/${articleId}`,
    '/api/magazine/on_this_day',
    '/api/templates/by_genre',
    '/api/templates/trending',
    '/api/shares/trending',
    `/api/share/a/${share_hash}`,
    '/api/surveys',
    '/api/user/surveys',
    '/api/creator/surveys',
    '/api/creator/templates',
    '/api/features/list',
    '/api/features/recent',
    '/api/features/checkins',
    '/api/leave_outs',
    '/api/photos',
    '/api/magazine/weekly_letter',
    '/api/survey-wizard/sessions',
  ]
  for (let turn = 0; turn < 4; turn += 1) {
    for (const path of often) expect((await browser.get(path)).statusCode, path).toBe(200)
    await browser.post('/api/features/checkin', {
      json: { body: `Ran ${turn} km.`, applies_to: '2026-01-01', client_key: `k${turn}` },
    })
  }
  await browser.post('/api/features/create', { json: { title: 'Running' } })
  await browser.post('/api/generate_article', { json: { template_id: 'counted' } })
  await browser.post(`/api/article/${articleId}/conversation`)
  const survey = await aPublishedSurvey(person)
  await save(person, survey.id, survey.questions[0]?.id ?? 0, { text: 'Always.' })
  expect((await browser.get(`/api/creator/surveys/${survey.id}/results`)).statusCode).toBe(200)
  expect((await browser.get('/api/account/export')).statusCode).toBe(200)
  const metrics = await browser.get('/metrics', { headers: { authorization: `Bearer ${TOKEN}` } })
  expect(metrics.statusCode).toBe(200)
  await browser.post('/api/logout')
  expect((await logIn(browser, person.email)).statusCode).toBe(200)
}

test('nothing that people or the clock ask for reads a table that grows with people whole', async () => {
  const { db, database, jobs } = app.platform
  const before = await aMember(app)
  const heard = listenTo(database)
  const person = await aMember(app)
  await app
    .browser()
    .post('/api/set_reminder', { form: { type: 'email', contact: anEmail(), first_name: 'A' } })
  await importPosts(person, somePosts(60))
  await aDay(person)
  const scheduled = scheduledOf(app.app.jobHandlers)
  expect(scheduled.length).toBeGreaterThan(7)
  for (const type of scheduled) await jobs.enqueue(db, type, {})
  await until(async () =>
    expect(
      await rowsOf(
        db,
        sql`select name from pgboss.job where state in ('created', 'retry', 'active') and data::text = '{}' and start_after <= now()`,
      ),
    ).toEqual([]),
  )
  expect((await before.browser.delete('/api/account', { json: { password: PASSWORD } })).statusCode).toBe(200)
  const statements = heard.stop()
  expect(statements.length).toBeGreaterThan(100)

  const tables = await rowsOf<{ name: string; pages: number }>(
    db,
    sql`select relname as name, relpages as pages from pg_class
        where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples > ${LARGE_ROWS}`,
  )
  const grown = tables.filter(({ name }) => !OF_CREATORS.includes(name))
  const names = grown.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(GROWN))
  const partial = await rowsOf<{ name: string }>(
    db,
    sql`select indexrelid::regclass::text as name from pg_index where indpred is not null`,
  )
  const isOfFew = new Set(partial.map(({ name }) => name))
  const readWhole = (plans: Awaited<ReturnType<typeof plansOf>>, of: string[]) =>
    plans.flatMap(({ statement, nodes }) =>
      nodes
        .filter((node) => of.includes(node['Relation Name'] ?? ''))
        .filter(
          (node) =>
            node['Node Type'] === 'Seq Scan' ||
            (/^Index/.test(node['Node Type']) &&
              !node['Index Cond'] &&
              !isOfFew.has(node['Index Name'] ?? '')),
        )
        .map((node) => `${node['Node Type']} on ${node['Relation Name']}: ${statement.text}`),
    )
  const plans = await plansOf(database, statements)
  expect(
    readWhole(
      plans,
      grown.filter(({ pages }) => pages > LARGE_PAGES).map(({ name }) => name),
    ),
  ).toEqual([])
  // What is small enough here to be read whole anyway must have its index for when it is not.
  expect(readWhole(await plansOf(database, statements, { isLarge: true }), names)).toEqual([])
  const onGrown = plans.filter(({ nodes }) =>
    nodes.some((node) => names.includes(node['Relation Name'] ?? '')),
  )
  expect(onGrown.length).toBeGreaterThan(80)
}, 240_000)
