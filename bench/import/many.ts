// Fifty people import at once: how long until each has a first article and all of them everything, and what others feel.
//   npm run bench -- bench/import/many.ts [PEOPLE] [POSTS]
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Outside } from '../../apps/server/src/testing/outside.ts'
import { freePort, killAll, launch, ready } from '../../apps/server/src/testing/program.ts'
import { ascending, busy, figure, percentile } from '../figures.ts'
import { madeUpFiles, seconds } from '../posts.ts'

const PEOPLE = Number(process.argv[2] ?? 50)
const POSTS = Number(process.argv[3] ?? 1000)
const EVERY_MS = 50
const MOST_P99_MS = 500

const dataDir = await mkdtemp(join(tmpdir(), 'youzine-bench-'))
const server = await ready(launch({ DATA_DIR: dataDir }, await freePort()))
const [file = ''] = madeUpFiles(POSTS)

async function one() {
  const guest = new Outside(server.url)
  await guest.post('/api/create_shadow_user')
  const { job_id } = await guest.form<{ job_id: number }>('/api/upload', {
    first_name: 'Robin',
    files: new Blob([file]),
  })
  // Whoever is refused would wait for ever below.
  if (job_id === undefined) throw new Error('An upload was refused.')
  await guest.post('/api/start_fb_import_via_archive', { job_id })
  let first = 0
  for (;;) {
    const { status, articles_done } = await guest.call<{ status: string; articles_done: number }>(
      '/api/get_fb_import_progress',
    )
    if (articles_done > 0 && first === 0) first = seconds(began)
    if (status === 'finished' || status === 'failed') return { first, over: seconds(began), status }
    await new Promise((tick) => setTimeout(tick, 1000))
  }
}

const began = performance.now()
const times: number[] = []
const asking = setInterval(async () => {
  const from = performance.now()
  await fetch(`${server.url}/api/site`).then((answer) => answer.text())
  times.push(performance.now() - from)
}, EVERY_MS)
const people = await Promise.all(Array.from({ length: PEOPLE }, one))
clearInterval(asking)

const failed = people.filter(({ status }) => status !== 'finished').length
const firsts = ascending(people.map(({ first }) => first).filter((first) => first > 0))
figure(
  `${PEOPLE} imports of ${POSTS} posts at once (${busy()})`,
  `all over after ${Math.max(...people.map(({ over }) => over)).toFixed(0)} s, ${failed} failed; first article after ${percentile(firsts, 0.5).toFixed(0)} s in the middle, ${(firsts.at(-1) ?? 0).toFixed(0)} s at the latest`,
  'none failed',
  failed === 0,
)
const p99 = percentile(ascending(times), 0.99)
figure(
  'other calls meanwhile, 99th percentile',
  `${p99.toFixed(0)} ms`,
  `at most ${MOST_P99_MS} ms`,
  p99 <= MOST_P99_MS,
)
await killAll()
await rm(dataDir, { recursive: true, force: true })
process.exit(failed > 0 ? 1 : 0)
