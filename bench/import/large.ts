// 200,000 posts through the real program: how long storing takes, how requests fare meanwhile, and the memory afterwards.
//   node scripts/run.mjs bench/import/large.ts [POSTS]
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, killAll, launch, ready } from '../../apps/server/src/testing/program.ts'
import { figure } from '../figures.ts'
import { madeUpFiles, rate, seconds } from '../posts.ts'

const COUNT = Number(process.argv[2] ?? 200_000)
const OWN = { 'sec-fetch-site': 'same-origin' }
const dataDir = await mkdtemp(join(tmpdir(), 'youzine-bench-'))
const server = await ready(launch({ DATA_DIR: dataDir }, await freePort()))

const memoryMb = async () => {
  const status = await readFile(`/proc/${server.process.pid}/status`, 'utf8').catch(() => '')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
}

const guest = await fetch(`${server.url}/api/create_shadow_user`, { method: 'POST', headers: OWN })
const cookie = guest.headers.get('set-cookie')?.split(';')[0] ?? ''
const form = new FormData()
form.set('first_name', 'Robin')
for (const [at, file] of madeUpFiles(COUNT).entries())
  form.append('files', new Blob([file]), `your_posts_${at + 1}.json`)

// At a steady pace, whether or not the last one was answered: a stall counts for everybody it would have met.
const EVERY_MS = 25
const latencies: number[] = []
const asking = setInterval(async () => {
  const from = performance.now()
  await (await fetch(`${server.url}/api/get_user`, { headers: { cookie } })).text()
  latencies.push(performance.now() - from)
}, EVERY_MS)

let from = performance.now()
const uploaded = await fetch(`${server.url}/api/upload`, {
  method: 'POST',
  body: form,
  headers: { ...OWN, cookie },
})
const job = await uploaded.text()
console.log(`uploaded and checked in ${seconds(from).toFixed(1)} s`)
from = performance.now()
const headers = { ...OWN, cookie, 'content-type': 'application/json' }
await fetch(`${server.url}/api/start_fb_import_via_archive`, { method: 'POST', body: job, headers })
let most = 0
let stored = 0
for (;;) {
  const answer = await fetch(`${server.url}/api/get_fb_import_progress`, { headers: { cookie } })
  const { status, posts_with_words } = (await answer.json()) as { status: string; posts_with_words: number }
  most = Math.max(most, await memoryMb())
  if (posts_with_words > 0 && stored === 0) {
    stored = seconds(from)
    figure(
      `${COUNT} posts read and stored`,
      `${stored.toFixed(1)} s (${rate(COUNT, stored)})`,
      'at most 300 s',
      stored <= 300,
    )
  }
  if (status === 'finished' || status === 'failed') break
  await new Promise((tick) => setTimeout(tick, 250))
}
console.log(`first 4,000 embedded and the magazine begun after ${seconds(from).toFixed(1)} s`)
clearInterval(asking)
latencies.sort((a, b) => a - b)
const at = (share: number) => Math.round(latencies[Math.floor(latencies.length * share)] ?? 0)
figure(
  'requests meanwhile',
  `50th percentile ${at(0.5)} ms, 99th ${at(0.99)} ms, longest ${Math.round(latencies.at(-1) ?? 0)} ms`,
  '99th at most 500 ms',
  at(0.99) <= 500,
)
await new Promise((tick) => setTimeout(tick, 60_000))
figure('memory', `${most} MB at most, ${await memoryMb()} MB a minute later (the rest still being embedded)`)
await killAll()
await rm(dataDir, { recursive: true, force: true })
process.exit(0)
