// Many chats streaming at once through the real program: every chunk once and in order, how late, and the memory.
//   node scripts/run.mjs bench/chat/run.ts [--sockets 500] [--seconds 60]
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { WebSocket } from 'ws'
import { freePort, killAll, launch, type Running, ready } from '../../apps/server/src/testing/program.ts'
import { figure } from '../figures.ts'
import { lateness } from './lateness.ts'
import { KINDS, type Memory, memoryBetween } from './memory.ts'
import { person, type Tally } from './person.ts'
import { type Asker, countRows, setStage } from './stage.ts'

const { values } = parseArgs({
  options: { sockets: { type: 'string', default: '500' }, seconds: { type: 'string', default: '60' } },
})
const SOCKETS = Number(values.sockets)
const SECONDS = Number(values.seconds)
/** Until all are streaming, what is late is the first questions' doing. */
const WARM_UP_MS = 30_000
const ROW_MS = Math.min(30_000, SECONDS * 500)
const MINUTE_MS = 60_000
const MOST_GROWTH_MB = 100

const dataDir = await mkdtemp(join(tmpdir(), 'youzine-bench-'))
const memoryFile = join(dataDir, 'memory.jsonl')
const pause = (ms: number) => new Promise((over) => setTimeout(over, ms))

async function diskMb() {
  const folder = join(dataDir, 'database')
  const names = await readdir(folder, { recursive: true })
  const sizes = await Promise.all(names.map((name) => stat(join(folder, name)).catch(() => null)))
  return Math.round(sizes.reduce((sum, found) => sum + (found?.size ?? 0), 0) / 1024 / 1024)
}

function printRow(name: string, cells: (string | number)[]) {
  console.log([name.padEnd(12), ...cells.map((cell) => String(cell).padStart(18))].join(''))
}
const memoryCells = (memory: Memory) => KINDS.map((kind) => memory[kind])

let window = lateness()
let whole = lateness()
const tally: Tally = {
  answers: 0,
  outOfOrder: 0,
  wrong: 0,
  errors: 0,
  onChunk(lateMs) {
    window.add(lateMs)
    whole.add(lateMs)
  },
}

async function watch(server: Running, askers: Asker[]) {
  await pause(3000)
  printRow('seconds', [...KINDS, 'database on disk', 'p50 ms', 'p99 ms', 'load'])
  printRow('idle', memoryCells(await memoryBetween(memoryFile, 0, Date.now())))
  const open: WebSocket[] = []
  for (const asker of askers) open.push(await person(server.url, asker, tally))
  await pause(WARM_UP_MS)

  whole = lateness()
  const from = Date.now()
  while (Date.now() - from < SECONDS * 1000) {
    window = lateness()
    const rowFrom = Date.now()
    await pause(ROW_MS)
    printRow(String(Math.round((Date.now() - from) / 1000)), [
      ...memoryCells(await memoryBetween(memoryFile, rowFrom, Date.now())),
      await diskMb(),
      window.at(0.5),
      window.at(0.99),
      loadavg()[0]?.toFixed(1) ?? '',
    ])
  }
  await report(from, Date.now())
  for (const socket of open) socket.terminate()
}

async function report(from: number, to: number) {
  const { total } = whole
  if (to - from >= 3 * MINUTE_MS) {
    const second = await memoryBetween(memoryFile, from + MINUTE_MS, from + 2 * MINUTE_MS)
    const last = await memoryBetween(memoryFile, to - MINUTE_MS, to)
    printRow('2nd minute', memoryCells(second))
    printRow('last minute', memoryCells(last))
    console.log(`grown by ${last.rss - second.rss} MB since the second minute (limit ${MOST_GROWTH_MB})`)
  }
  const { outOfOrder, wrong, answers, errors } = tally
  console.log(`${SOCKETS} sockets, ${SECONDS} s: ${total} chunks, ${Math.round(total / SECONDS)}/s`)
  figure(
    `${SOCKETS} chats streaming`,
    `${outOfOrder} pieces out of order, ${wrong} of ${answers} answers not as sent, ${errors} errors`,
    'all of them, in order',
    outOfOrder + wrong + errors === 0,
  )
  figure(
    'how late a piece is',
    `50th percentile ${whole.at(0.5)} ms, 99th ${whole.at(0.99)} ms, most ${whole.at(1)} ms`,
    '99th at most 150 ms',
    whole.at(0.99) <= 150,
  )
}

const askers = await setStage(dataDir, SOCKETS)
const provider = fork(join(import.meta.dirname, 'provider.ts'))
try {
  const [{ url }] = (await once(provider, 'message')) as [{ url: string }]
  const settings = {
    DATA_DIR: dataDir,
    OPENAI_BASE_URL: url,
    OPENAI_API_KEY: 'k',
    MODEL_CONCURRENCY: '1000',
    LOG_LEVEL: 'warn',
    BENCH_MEMORY_FILE: memoryFile,
    NODE_OPTIONS: `--import=${join(import.meta.dirname, 'probe.ts')}`,
  }
  const server = await ready(launch(settings, await freePort()))
  await watch(server, askers)
  const from = performance.now()
  server.process.kill('SIGTERM')
  const code = await server.ended
  console.log(`stopped with ${code} after ${Math.round((performance.now() - from) / 100) / 10} s (limit 30)`)
  console.log('rows at the end:', await countRows(dataDir))
} finally {
  await killAll()
  provider.kill()
  await rm(dataDir, { recursive: true, force: true })
}
process.exit(0)
