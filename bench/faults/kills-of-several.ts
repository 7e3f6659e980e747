// Kill -9 of any of two that serve and two that work, on one PostgreSQL and one S3-compatible store, while twelve kinds
// of work go on: what was acknowledged is there, nothing is there twice, and whoever asks is answered by the other.
//   npm run bench -- bench/faults/kills-of-several.ts [SEED] [KILLS]
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { openPostgres } from '../../apps/server/src/platform/db/postgres.ts'
import { rowsOf } from '../../apps/server/src/platform/db/rows.ts'
import { createLog } from '../../apps/server/src/platform/log.ts'
import { aBalancer } from '../../apps/server/src/testing/balancer.ts'
import { freePort, killAll, launch, type Running, ready } from '../../apps/server/src/testing/program.ts'
import { aStore } from '../../apps/server/src/testing/store.ts'
import { startPostgres } from '../../scripts/postgres.mjs'
import { ascending, figure } from '../figures.ts'
import { createWork, pause, randomFrom } from './work.ts'

const SEED = Number(process.argv[2] ?? Date.now() % 100_000)
const KILLS = Number(process.argv[3] ?? 40)
const LONGEST_LIFE_MS = 2500
/** After so many it is left alone until everything is healed. */
const BETWEEN_HEALINGS = 10
const HEALS_MS = 30_000
const ASK_EVERY_MS = 50

const inSeconds = (ms = 0) => `${(ms / 1000).toFixed(1)} s`
const random = randomFrom(SEED + 1)
const postgres = await startPostgres()
if (!postgres) {
  console.log('No PostgreSQL can be started here.')
  process.exit(0)
}
const dataDir = await mkdtemp(join(tmpdir(), 'youzine-faults-'))
const store = await aStore(dataDir)
const ports = [await freePort(), await freePort()]
const balancer = await aBalancer(ports)
const settings = {
  ...store.settings,
  DATA_DIR: dataDir,
  DATABASE_URL: postgres.url,
  PUBLIC_URL: balancer.url,
  ADMIN_EMAIL: 'robin@example.org',
}
const ROLES = ['web', 'web', 'worker', 'worker']
const start = async (at: number) =>
  launch({ ...settings, ROLE: ROLES[at] ?? 'web' }, ports[at] ?? (await freePort()))
const all: Running[] = []
for (let at = 0; at < ROLES.length; at += 1) all.push(await ready(await start(at)))
const work = await createWork(balancer.url, { dataDir, seed: SEED })

/** How long nobody at all was answered. */
let lastAnswer = performance.now()
let longestSilence = 0
let isOver = false
const asking = (async () => {
  while (!isOver) {
    const isAnswered = await fetch(`${balancer.url}/api/site`, { signal: AbortSignal.timeout(5000) }).then(
      async (answer) => {
        await answer.arrayBuffer()
        return answer.ok
      },
      () => false,
    )
    if (isAnswered) {
      longestSilence = Math.max(longestSilence, performance.now() - lastAnswer)
      lastAnswer = performance.now()
    }
    await pause(ASK_EVERY_MS)
  }
})()

/** What is still to be done, for whoever looks for the reason. */
async function tellWhatWaits() {
  const database = await openPostgres(postgres?.url ?? '', createLog('silent'))
  const rows = await rowsOf<{ line: string }>(
    database.orm,
    sql`select concat_ws(' ', name, state, 'tried', retry_count, 'of', retry_limit, 'from', start_after - now(), 'begun', now() - started_on, 'heard of', now() - heartbeat_on) as line
        from pgboss.job where state < 'completed' and data ? 'userId'`,
  )
  for (const { line } of rows) console.log(`   ${line}`)
  await database.close()
}

const comingBack: number[] = []
const healing: number[] = []
const killed = new Map<string, number>()
for (let kill = 1; kill <= KILLS; kill += 1) {
  work.begin()
  await pause(random() * LONGEST_LIFE_MS)
  const at = Math.floor(random() * all.length)
  const one = all[at] as Running
  killed.set(one.role, (killed.get(one.role) ?? 0) + 1)
  one.process.kill('SIGKILL')
  await one.ended
  const from = performance.now()
  all[at] = await ready(await start(at))
  comingBack.push(performance.now() - from)
  await work.end()
  if (kill % BETWEEN_HEALINGS === 0 || kill === KILLS) {
    healing.push(await work.untilHealed(HEALS_MS))
    console.log(`${kill} kills, healed in ${inSeconds(healing.at(-1))}`)
    if ((healing.at(-1) ?? 0) >= HEALS_MS) await tellWhatWaits()
  }
}
isOver = true
await asking

const database = await openPostgres(postgres.url, createLog('silent'))
const { lost, doubled, hanging, unasked, isLastAnswer } = await work.judge(database.orm)
const known = await rowsOf<{ key: string }>(database.orm, sql`select storage_key as key from uploaded_files`)
await database.close()
const names = new Set(known.map(({ key }) => key))
const stray = (await store.keys()).filter((key) => key.startsWith('uploads/') && !names.has(key))
const isWhole = lost.length + doubled.length + hanging.length + unasked === 0 && isLastAnswer
console.log(`seed ${SEED}: ${[...killed].map(([role, times]) => `${times} × ${role}`).join(', ')}`)
work.report()
figure(
  `${KILLS} kills of two web and two worker processes during ${work.kinds.length} kinds of work, PostgreSQL and S3 (seed ${SEED})`,
  `acknowledged and gone: ${lost.length}; there twice: ${doubled.length}; left hanging: ${hanging.length}; articles nobody asked for: ${unasked}; the newest answer is ${isLastAnswer ? 'there' : 'lost'}; files that no row knows: ${stray.length}`,
  'none',
  isWhole && stray.length === 0,
)
const back = ascending(comingBack)
figure(
  'one of four is killed',
  `nobody answered for ${inSeconds(longestSilence)} at the longest; it is back in ${inSeconds(back[Math.floor(KILLS / 2)])} in the middle, ${inSeconds(back.at(-1))} at the longest; work healed in ${inSeconds(Math.max(...healing))} at the longest`,
  'healed within 30 s',
  Math.max(...healing) < HEALS_MS && (back.at(-1) ?? 0) < HEALS_MS,
)
for (const one of [...lost, ...doubled, ...hanging].slice(0, 20)) console.log('  ', one)
await killAll()
balancer.close()
await store.close()
await postgres.stop()
await rm(dataDir, { recursive: true, force: true })
process.exit(isWhole ? 0 : 1)
