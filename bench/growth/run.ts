// A database as large as fits here, at several sizes: which statements are asked for most, what each costs and which
// indexes it uses, what the clock's jobs take, and whether anything reads a whole table. Writes docs/growth.md.
//   npm run bench -- bench/growth/run.ts [PEOPLE ...]
import { chmod, mkdtemp, rm, truncate } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { PgBoss } from 'pg-boss'
import { addManyPeople } from '../../apps/server/src/testing/many-people.ts'
import { freePort, killAll, launch, ready } from '../../apps/server/src/testing/program.ts'
import { startPostgres } from '../../scripts/postgres.mjs'
import { createWork, pause, type Work } from '../faults/work.ts'
import { figure } from '../figures.ts'
import { type Measured, writePage } from './page.ts'
import { comparePartitions } from './partitions.ts'
import { readPlans, shapeOf, writingPlans } from './plans.ts'

const given = process.argv.slice(2).map(Number)
const SIZES = given.length > 0 ? given : [2000, 10_000, 40_000]
const POSTS_EACH = 100
const WORK_MS = 20_000
const LARGE_ROWS = 5000
const STATEMENTS = 20
const METRICS = 'for-this-run-only'
/** What asks for work again and again whatever the number of people, and keeps its tables small. */
const NOT_OURS =
  /pgboss|pg_catalog|pg_stat|pg_class|pg_index|bt_metap|generate_series|^(?:begin|commit|rollback|set |listen|explain|analyze|vacuum|select (?:pg_|\$1$))/i

const folder = await mkdtemp(join(tmpdir(), 'youzine-growth-'))
await chmod(folder, 0o777)
const postgres = await startPostgres({
  ...writingPlans(folder),
  // As on any disk without a moving arm.
  random_page_cost: '1.1',
})
if (!postgres) {
  console.log('No PostgreSQL can be started here.')
  process.exit(0)
}
const plansFile = join(folder, 'plans.log')
const settings = {
  DATA_DIR: folder,
  DATABASE_URL: postgres.url,
  ADMIN_EMAIL: 'robin@example.org',
  METRICS_TOKEN: METRICS,
}
const server = await ready(launch(settings, await freePort()))
const client = new pg.Client({ connectionString: postgres.url })
await client.connect()
await client.query('set auto_explain.log_min_duration = -1')
await client.query('create extension if not exists pg_stat_statements')
await client.query('create extension if not exists pageinspect')
const boss = new PgBoss(postgres.url)
await boss.start()
const known = new Set((await boss.getQueues()).map(({ name }) => name))
const scheduled = (await boss.getSchedules()).map(({ name }) => name).filter((name) => known.has(name))

const OFTEN = [
  '/api/magazine/current',
  '/api/surveys',
  '/api/templates/by_genre',
  '/api/templates/trending',
  '/api/shares/trending',
  '/api/creator/templates',
  '/api/creator/surveys',
  '/api/features/list',
  '/api/get_user',
  '/api/get_fb_import_progress',
  '/api/features/checkins',
  '/api/user/surveys',
  '/api/magazine/on_this_day',
  '/api/leave_outs',
]

async function aWhile(work: Work) {
  work.begin()
  await pause(WORK_MS)
  await work.end()
  const { articles = [] } = await work.robin.call<{ articles?: { id: number }[] }>('/api/magazine/current')
  for (let turn = 0; turn < 20; turn += 1) {
    for (const path of [...OFTEN, `/api/article/${articles[turn % articles.length]?.id}`])
      await work.robin.call(path)
    await fetch(`${server.url}/metrics`, { headers: { authorization: `Bearer ${METRICS}` } })
  }
}

async function runJobs() {
  const sent = new Map<string, string>()
  for (const name of scheduled) sent.set(name, (await boss.send(name, {})) ?? '')
  const jobs: Measured['jobs'] = []
  for (const [name, id] of sent) {
    for (;;) {
      const [job] = await boss.findJobs(name, { id })
      if (job?.state === 'completed' && job.startedOn && job.completedOn) {
        jobs.push({ name, seconds: (job.completedOn.getTime() - job.startedOn.getTime()) / 1000 })
        break
      }
      await pause(100)
    }
  }
  return jobs
}

async function measure(people: number, before: number): Promise<Measured> {
  const from = performance.now()
  await addManyPeople((statement) => client.query(statement), {
    people: people - before,
    postsEach: POSTS_EACH,
    after: before,
  })
  console.log(
    `\n== ${people.toLocaleString('en')} people, ${(people * POSTS_EACH).toLocaleString('en')} posts: filled in ${((performance.now() - from) / 1000).toFixed(0)} s`,
  )
  await client.query('vacuum analyze')
  // What filling it has left for the disk to do is not what people wait for.
  await client.query('checkpoint')
  const work = await createWork(server.url, {
    dataDir: folder,
    seed: people,
    email: `robin${people}@example.org`,
  })
  await client.query("update users set is_admin = true where email like 'robin%'")
  await client.query('select pg_stat_statements_reset()')
  await client.query('select pg_stat_reset()')
  await truncate(plansFile)
  await aWhile(work)
  const jobs = await runJobs()

  const statements = await client.query<{ id: string; text: string; calls: number; mean: number }>(
    `select queryid::text as id, query as text, calls::int, mean_exec_time as mean
     from pg_stat_statements order by calls desc`,
  )
  const ways = await readPlans(plansFile)
  const ours = statements.rows
    .filter(({ text }) => !NOT_OURS.test(text))
    .map((one) => ({
      ...one,
      indexes: [...(ways.get(shapeOf(one.text))?.indexes ?? [])].sort(),
      whole: [...(ways.get(shapeOf(one.text))?.whole ?? [])].sort(),
    }))
  console.log('the slowest')
  for (const { text, calls, mean } of ours.toSorted((a, b) => b.mean - a.mean).slice(0, 8))
    console.log(
      `${String(calls).padStart(6)} ${mean.toFixed(2).padStart(8)}   ${text.replace(/\s+/g, ' ').slice(0, 160)}`,
    )
  const tables = await client.query<{ name: string; rows: number; bytes: string }>(
    `select s.relname as name, reltuples::float8 as rows, pg_total_relation_size(relid) as bytes
     from pg_stat_user_tables s join pg_class c on c.oid = s.relid
     where schemaname = 'public' and reltuples > 0`,
  )
  const indexes = await client.query<{ name: string; rows: number; pages: number; level: number }>(
    `select c.relname as name, c.reltuples::float8 as rows, c.relpages as pages, (bt_metap(quote_ident(c.relname))).level::int as level
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'public' and c.relkind = 'i' and c.relpages > 1`,
  )
  return {
    people,
    posts: people * POSTS_EACH,
    statements: ours,
    tables: tables.rows.map((one) => ({ ...one, bytes: Number(one.bytes) })),
    indexes: indexes.rows,
    jobs,
  }
}

const sizes: Measured[] = []
for (const people of SIZES) sizes.push(await measure(people, sizes.at(-1)?.people ?? 0))
const last = sizes.at(-1) as Measured

const scans = await client.query<{ name: string; times: number }>(
  `select s.relname as name, seq_scan::int as times
   from pg_stat_user_tables s join pg_class c on c.oid = s.relid
   where schemaname = 'public' and reltuples > $1 and seq_tup_read > reltuples / 2 order by seq_tup_read desc`,
  [LARGE_ROWS],
)
const top = last.statements.slice(0, STATEMENTS)
figure(
  `the ${STATEMENTS} most frequent statements with ${last.people.toLocaleString('en')} people and ${last.posts.toLocaleString('en')} posts`,
  `${Math.max(...top.map(({ mean }) => mean)).toFixed(1)} ms on average for the slowest of them`,
  'under 10 ms',
  top.every(({ mean }) => mean < 10),
)
figure(
  `large tables read whole, by ${scheduled.length} scheduled jobs and everything else`,
  scans.rows.length === 0 ? 'none' : scans.rows.map(({ name, times }) => `${name} (${times})`).join(', '),
  'none',
  scans.rows.length === 0,
)
figure(
  'the longest of the scheduled jobs',
  last.jobs
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, 1)
    .map(({ name, seconds }) => `${name}, ${seconds.toFixed(1)} s`)
    .join(),
)

const { rows: some } = await client.query<{ id: number }>(
  'select id from users where id >= 1000000 order by id limit 2000',
)
await killAll()
await boss.stop()
const compared = await comparePartitions(
  client,
  some.map(({ id }) => id),
)
figure(
  'posts in 32 parts',
  `a person's posts in ${compared.parted.read.toFixed(2)} ms instead of ${compared.whole.read.toFixed(2)}, a hundred new ones in ${compared.parted.write.toFixed(1)} ms instead of ${compared.whole.write.toFixed(1)}`,
)
const removed = (await client.query('delete from posts where user_id % 50 = 7')).rowCount ?? 0
const from = performance.now()
await client.query('vacuum posts')
const vacuumed = { rows: last.posts, removed, seconds: (performance.now() - from) / 1000 }
writePage(join(import.meta.dirname, '../..'), {
  sizes,
  compared: { ...compared, posts: last.posts },
  vacuumed,
})
await client.end()
await postgres.stop()
await rm(folder, { recursive: true, force: true })
process.exit(scans.rows.length === 0 ? 0 : 1)
