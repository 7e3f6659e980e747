// PostgreSQL is restarted, freezes, and is gone for half a minute, while twelve kinds of work go on: nobody waits, what
// was acknowledged is there once, and it heals by itself.
//   npm run bench -- bench/faults/database.ts [SEED]
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPostgres } from '../../apps/server/src/platform/db/postgres.ts'
import { createLog } from '../../apps/server/src/platform/log.ts'
import { aLine } from '../../apps/server/src/testing/line.ts'
import { freePort, killAll, launch, ready } from '../../apps/server/src/testing/program.ts'
import { startPostgres } from '../../scripts/postgres.mjs'
import { ascending, figure, percentile } from '../figures.ts'
import { createWork, pause } from './work.ts'

const SEED = Number(process.argv[2] ?? Date.now() % 100_000)
const HEALS_MS = 30_000
/** A second to notice, and one for what was already under way. */
const PATIENCE_MS = 2500
const SETTLES_MS = 3000

const postgres = await startPostgres()
if (!postgres) {
  console.log('No PostgreSQL can be started here.')
  process.exit(0)
}
const { goDown, comeUp } = postgres
const line = await aLine(new URL(postgres.url))
const dataDir = await mkdtemp(join(tmpdir(), 'youzine-faults-'))
const settings = { DATA_DIR: dataDir, DATABASE_URL: line.url, ADMIN_EMAIL: 'robin@example.org' }
const server = await ready(launch(settings, await freePort()))
const work = await createWork(server.url, { dataDir, seed: SEED })

const FAULTS: { name: string; lastsMs: number; begin(): Promise<void>; end(): Promise<void> }[] = [
  {
    name: 'restarted',
    lastsMs: 0,
    begin: goDown,
    end: async () => {
      await comeUp()
    },
  },
  {
    name: 'frozen for 10 s',
    lastsMs: 10_000,
    begin: async () => line.freeze(true),
    end: async () => line.freeze(false),
  },
  {
    name: 'gone for 30 s',
    lastsMs: 30_000,
    begin: goDown,
    end: async () => {
      await comeUp()
    },
  },
]

let isWhole = true
for (const { name, lastsMs, begin, end } of FAULTS) {
  work.begin()
  await pause(SETTLES_MS)
  const before = work.outcomes.length
  await begin()
  await pause(lastsMs)
  const during = work.outcomes.slice(before)
  await end()
  const from = performance.now()
  for (;;) {
    const { status } = await fetch(`${server.url}/readyz`)
    if (status === 200 || performance.now() - from > HEALS_MS) break
    await pause(100)
  }
  const back = performance.now() - from
  await pause(SETTLES_MS)
  await work.end()
  const healed = await work.untilHealed(HEALS_MS)
  const failed = during.filter(({ status }) => status >= 500)
  const speechless = failed.filter(({ detail }) => !/^[A-Z].*[.!]$/.test(detail))
  const wait = percentile(ascending(failed.map(({ ms }) => ms)), 0.99)
  const isRight = back <= HEALS_MS && healed < HEALS_MS && speechless.length === 0 && wait <= PATIENCE_MS
  isWhole &&= isRight
  figure(
    `PostgreSQL ${name} (seed ${SEED})`,
    `${failed.length} calls refused, ${speechless.length} of them without a sentence, after ${wait.toFixed(0)} ms (99th percentile); back ${(back / 1000).toFixed(1)} s after it was, work healed in ${(healed / 1000).toFixed(1)} s`,
    `refused within ${PATIENCE_MS / 1000} s, healed within 30 s`,
    isRight,
  )
  for (const one of new Set(failed.map(({ status, detail }) => `${status} ${detail}`))) console.log('  ', one)
}
server.process.kill('SIGTERM')
await server.ended

const database = await openPostgres(postgres.url, createLog('silent'))
const { lost, doubled, hanging, unasked, isLastAnswer } = await work.judge(database.orm)
await database.close()
work.report()
const left = lost.length + doubled.length + hanging.length + unasked + (isLastAnswer ? 0 : 1)
figure(
  `all three, during ${work.kinds.length} kinds of work`,
  `acknowledged and gone: ${lost.length}; there twice: ${doubled.length}; left hanging: ${hanging.length}; articles nobody asked for: ${unasked}; the newest answer is ${isLastAnswer ? 'there' : 'lost'}`,
  'none',
  left === 0,
)
for (const one of [...lost, ...doubled, ...hanging].slice(0, 20)) console.log('  ', one)
await killAll()
line.close()
await postgres.stop()
await rm(dataDir, { recursive: true, force: true })
process.exit(isWhole && left === 0 ? 0 : 1)
