// The disk is full: what cannot be kept is refused in a sentence, what is there can be read, and once there is room
// again everything goes on, with everything that was acknowledged. Needs the right to mount a small disk of its own.
//   npm run bench -- bench/faults/disk.ts
import { spawnSync } from 'node:child_process'
import { closeSync, openSync, writeSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Outside } from '../../apps/server/src/testing/outside.ts'
import { freePort, killAll, launch, type Running, ready } from '../../apps/server/src/testing/program.ts'
import { figure } from '../figures.ts'
import { pause } from './work.ts'

const DISK = '400m'
const ROUNDS = 40
const HEALS_MS = 30_000
const folder = await mkdtemp(join(tmpdir(), 'youzine-disk-'))
if (spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK}`, 'tmpfs', folder]).status !== 0) {
  console.log('No disk can be mounted here: left out.')
  process.exit(0)
}
const port = await freePort()
const settings = { DATA_DIR: join(folder, 'data') }
let server: Running = await ready(launch(settings, port))
let deaths = 0
/** As `npm start` does: a server that died is started again. */
const watch = async () => {
  for (;;) {
    const watched = server
    await watched.ended
    if (isOver) return
    deaths += 1
    await pause(1000)
    server = launch(settings, port)
  }
}
let isOver = false
void watch()

const robin = new Outside(server.url)
await robin.signUp(settings.DATA_DIR)
await robin.importPosts(Array.from({ length: 40 }, (_, at) => `Day ${at}: walked to the harbour.`))
const isWritten = async () =>
  (await robin.call<{ progress?: { status: string } }>('/api/magazine/current')).progress?.status ===
  'finished'
while (!(await isWritten())) await pause(200)

const filler = join(folder, 'filler')
function fill() {
  const file = openSync(filler, 'a')
  const piece = Buffer.alloc(1 << 20)
  for (const size of [1 << 20, 1 << 12])
    try {
      for (;;) writeSync(file, piece, 0, size)
    } catch {}
  closeSync(file)
}

const told: { key: string; isAcknowledged: boolean }[] = []
const said = new Map<string, number>()
async function keep(kind: 'checkin' | 'upload', key: string) {
  const form = new FormData()
  form.set('first_name', 'Robin')
  const posts = [{ timestamp: 1_700_000_000, data: [{ post: `${key} ${'x'.repeat(200_000)}` }] }]
  form.append('files', new Blob([JSON.stringify(posts)]), 'your_posts__check_ins__photos_and_videos_1.json')
  const checkin = { body: `${key} ${'walked '.repeat(900)}`, applies_to: '2026-01-01', client_key: key }
  const answer = await fetch(
    `${server.url}${kind === 'checkin' ? '/api/features/checkin' : '/api/upload'}`,
    kind === 'checkin'
      ? {
          method: 'POST',
          body: JSON.stringify(checkin),
          headers: { ...robin.headers, 'content-type': 'application/json' },
        }
      : { method: 'POST', body: form, headers: robin.headers },
  ).catch(() => null)
  const text = (await answer?.text()) ?? 'nobody answers'
  if (kind === 'checkin') told.push({ key, isAcknowledged: answer?.ok === true })
  const line = answer?.ok
    ? 'kept'
    : `${answer?.status ?? ''} ${/"detail":\s*"([^"]*)"/.exec(text)?.[1] ?? text.slice(0, 80)}`
  said.set(`${kind}: ${line}`, (said.get(`${kind}: ${line}`) ?? 0) + 1)
}

for (let before = 0; before < 10; before += 1) await keep('checkin', `before-${before}`)
fill()
let read = 0
for (let round = 0; round < ROUNDS; round += 1) {
  await keep('upload', `upload-${round}`)
  await keep('checkin', `checkin-${round}`)
  fill()
  const answer = await fetch(`${server.url}/api/magazine/current`, { headers: robin.headers }).catch(
    () => null,
  )
  if (answer?.ok) read += 1
}
await rm(filler)
const from = performance.now()
let isBack = false
while (!isBack && performance.now() - from < HEALS_MS) {
  await pause(200)
  await keep('checkin', `after-${told.length}`)
  isBack = told.at(-1)?.isAcknowledged === true
}
const healed = performance.now() - from
server.process.kill('SIGKILL')
await pause(1500)
server = await ready(server)
const stored = await robin.call<{ body: string }[]>('/api/features/checkins?limit=200')
const bodies = stored.map(({ body }) => body.split(' ')[0])
const lost = told.filter(({ key, isAcknowledged }) => isAcknowledged && !bodies.includes(key))
const twice = bodies.length - new Set(bodies).size
for (const [line, times] of said) console.log(`  ${times} × ${line}`)
figure(
  `disk full for ${ROUNDS} rounds of an upload and a check-in`,
  `${told.filter(({ isAcknowledged }) => isAcknowledged).length} check-ins acknowledged, ${lost.length} of them gone, ${twice} twice; read ${read} of ${ROUNDS} times; the server died ${deaths - 1} times; well again ${(healed / 1000).toFixed(1)} s after there was room`,
  'none gone, well within 30 s',
  lost.length === 0 && twice === 0 && isBack,
)
isOver = true
await killAll()
spawnSync('umount', ['-l', folder])
await rm(folder, { recursive: true, force: true })
process.exit(lost.length === 0 && isBack ? 0 : 1)
