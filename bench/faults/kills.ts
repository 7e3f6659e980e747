// Kill -9 while twelve kinds of work are going on at once: what was acknowledged is there, nothing is there twice, and
// nothing is left hanging.
//   npm run bench -- bench/faults/kills.ts [SEED] [KILLS]
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openEmbeddedDatabase } from '../../apps/server/src/platform/db/embedded/open.ts'
import { freePort, killAll, launch, type Running, ready } from '../../apps/server/src/testing/program.ts'
import { ascending, figure } from '../figures.ts'
import { createWork, pause, randomFrom } from './work.ts'

const SEED = Number(process.argv[2] ?? Date.now() % 100_000)
const KILLS = Number(process.argv[3] ?? 100)
const LONGEST_LIFE_MS = 2500
const HEALS_MS = 30_000

const inSeconds = (ms = 0) => `${(ms / 1000).toFixed(1)} s`
const random = randomFrom(SEED + 1)
const dataDir = await mkdtemp(join(tmpdir(), 'youzine-faults-'))
const port = await freePort()
const settings = { DATA_DIR: dataDir, ADMIN_EMAIL: 'robin@example.org' }
let server: Running = await ready(launch(settings, port))
const work = await createWork(server.url, { dataDir, seed: SEED })

const comingBack: number[] = []
for (let kill = 0; kill < KILLS; kill += 1) {
  work.begin()
  await pause(random() * LONGEST_LIFE_MS)
  server.process.kill('SIGKILL')
  await server.ended
  await work.end()
  const from = performance.now()
  server = await ready(launch(settings, port))
  comingBack.push(performance.now() - from)
}
const healed = await work.untilHealed(HEALS_MS)
server.process.kill('SIGTERM')
await server.ended

const database = await openEmbeddedDatabase({ dataDir })
const { lost, doubled, hanging, unasked, isLastAnswer } = await work.judge(database.orm)
await database.close()
const isWhole = lost.length + doubled.length + hanging.length + unasked === 0 && isLastAnswer
console.log(`seed ${SEED}: ${KILLS} kills while ${work.kinds.join(', ')} went on`)
work.report()
figure(
  `${KILLS} kills during ${work.kinds.length} kinds of work (seed ${SEED})`,
  `acknowledged and gone: ${lost.length}; there twice: ${doubled.length}; left hanging: ${hanging.length}; articles nobody asked for: ${unasked}; the newest answer is ${isLastAnswer ? 'there' : 'lost'}`,
  'none',
  isWhole,
)
const sorted = ascending(comingBack)
figure(
  'back after a kill',
  `${inSeconds(sorted[Math.floor(KILLS / 2)])} in the middle, ${inSeconds(sorted.at(-1))} at the longest; healed in ${inSeconds(healed)}`,
  'within 30 s',
  (sorted.at(-1) ?? 0) <= HEALS_MS && healed < HEALS_MS,
)
for (const one of [...lost, ...doubled, ...hanging].slice(0, 20)) console.log('  ', one)
await killAll()
await rm(dataDir, { recursive: true, force: true })
process.exit(isWhole ? 0 : 1)
