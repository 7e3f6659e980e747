// A database as large as fits here: which statements are asked for most, what each costs, and whether anything, the
// nightly jobs too, reads a whole table.
//   npm run bench -- bench/growth/run.ts [PEOPLE]
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { PgBoss } from 'pg-boss'
import { freePort, killAll, launch, ready } from '../../apps/server/src/testing/program.ts'
import { startPostgres } from '../../scripts/postgres.mjs'
import { createWork, pause } from '../faults/work.ts'
import { figure } from '../figures.ts'
import { fill } from './fill.ts'

const PEOPLE = Number(process.argv[2] ?? 20_000)
const WORK_MS = 30_000
const LARGE_ROWS = 5000
const STATEMENTS = 20
/** What asks for work again and again whatever the number of people, and keeps its tables small. */
const NOT_OURS = /pgboss|pg_catalog|pg_stat|^(?:begin|commit|rollback|set |listen|select pg_)/i

const postgres = await startPostgres({
  shared_preload_libraries: 'pg_stat_statements',
  // As on any disk without a moving arm.
  random_page_cost: '1.1',
})
if (!postgres) {
  console.log('No PostgreSQL can be started here.')
  process.exit(0)
}
const dataDir = await mkdtemp(join(tmpdir(), 'youzine-growth-'))
const settings = { DATA_DIR: dataDir, DATABASE_URL: postgres.url, ADMIN_EMAIL: 'robin@example.org' }
const server = await ready(launch(settings, await freePort()))
const client = new pg.Client({ connectionString: postgres.url })
await client.connect()
const from = performance.now()
const rows = await fill(client, PEOPLE)
console.log(
  `${PEOPLE.toLocaleString('en')} people, ${rows.toLocaleString('en')} posts: filled in ${((performance.now() - from) / 1000).toFixed(0)} s`,
)
await client.query('create extension if not exists pg_stat_statements')
await client.query('select pg_stat_statements_reset()')
await client.query('select pg_stat_reset()')
// What filling it has left for the disk to do is not what people wait for.
await client.query('checkpoint')

const work = await createWork(server.url, { dataDir, seed: 1 })
work.begin()
await pause(WORK_MS)
await work.end()
const pages = ['/api/magazine/current', '/api/surveys', '/api/templates/by_genre', '/api/templates/trending']
const lists = ['/api/shares/trending', '/api/creator/templates', '/api/creator/surveys', '/api/features/list']
const mine = ['/api/get_user', '/api/get_fb_import_progress', '/api/features/checkins', '/api/user/surveys']
for (let turn = 0; turn < 20; turn += 1)
  for (const path of [...pages, ...lists, ...mine]) await work.robin.call(path)

const boss = new PgBoss(postgres.url)
await boss.start()
const known = new Set((await boss.getQueues()).map(({ name }) => name))
const scheduled = (await boss.getSchedules()).map(({ name }) => name)
for (const name of scheduled.filter((one) => known.has(one))) await boss.send(name, {})
await pause(8000)
await boss.stop()

const statements = await client.query<{ query: string; calls: number; mean: number; worst: number }>(
  `select query, calls::int, mean_exec_time as mean, max_exec_time as worst
   from pg_stat_statements order by calls desc`,
)
const ours = statements.rows.filter(({ query }) => !NOT_OURS.test(query))
console.log('\ncalls   mean ms   longest ms   statement')
for (const { query, calls, mean, worst } of ours.slice(0, STATEMENTS))
  console.log(
    `${String(calls).padStart(6)} ${mean.toFixed(2).padStart(8)} ${worst.toFixed(1).padStart(10)}   ${query.replace(/\s+/g, ' ').slice(0, 110)}`,
  )
const slowest = ours.toSorted((a, b) => b.mean - a.mean).slice(0, 10)
console.log('\nthe slowest')
for (const { query, calls, mean } of slowest)
  console.log(
    `${String(calls).padStart(6)} ${mean.toFixed(2).padStart(8)}   ${query.replace(/\s+/g, ' ').slice(0, 160)}`,
  )

const scans = await client.query<{ name: string; times: number; read: string; rows: string }>(
  `select s.relname as name, seq_scan::int as times, seq_tup_read as read, reltuples::bigint as rows
   from pg_stat_user_tables s join pg_class c on c.oid = s.relid
   where schemaname = 'public' and reltuples > $1 and seq_tup_read > reltuples / 2 order by seq_tup_read desc`,
  [LARGE_ROWS],
)
console.log('\nlarge tables that were read whole')
for (const { name, times, read, rows: all } of scans.rows)
  console.log(`  ${name}: ${times} times, ${read} of ${all} rows`)
const top = ours.slice(0, STATEMENTS)
figure(
  `the ${STATEMENTS} most frequent statements with ${PEOPLE.toLocaleString('en')} people and ${rows.toLocaleString('en')} posts`,
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
const sizes = await client.query<{ name: string; each: number; total: string }>(
  `select s.relname as name, (pg_total_relation_size(relid) / reltuples)::int as each,
     pg_size_pretty(pg_total_relation_size(relid)) as total
   from pg_stat_user_tables s join pg_class c on c.oid = s.relid
   where schemaname = 'public' and reltuples > $1
   order by pg_total_relation_size(relid) desc limit 6`,
  [LARGE_ROWS],
)
figure(
  'room on the disk, indexes included',
  sizes.rows.map(({ name, each, total }) => `${name} ${total} (${each} bytes a row)`).join(', '),
)
await client.end()
await killAll()
await postgres.stop()
await rm(dataDir, { recursive: true, force: true })
process.exit(scans.rows.length === 0 ? 0 : 1)
