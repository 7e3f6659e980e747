// How long somebody waits for the first article once the writing has begun, and for all of them.
//   node scripts/run.mjs bench/magazine/first-article.ts [POSTS, or nothing for the sample]
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Outside } from '../../apps/server/src/testing/outside.ts'
import { freePort, killAll, launch, ready } from '../../apps/server/src/testing/program.ts'
import { sampleRecords } from '../../packages/sample/src/index.ts'
import { figure } from '../figures.ts'
import { madeUpFiles, seconds } from '../posts.ts'

const count = Number(process.argv[2] ?? 0)
const files = count > 0 ? madeUpFiles(count) : [JSON.stringify(sampleRecords())]
const dataDir = await mkdtemp(join(tmpdir(), 'youzine-bench-'))
const server = await ready(launch({ DATA_DIR: dataDir }, await freePort()))
const guest = new Outside(server.url)
const LOOKING_MS = 4000
const LIMIT = count > 10_000 ? 15 : 6
// As somebody does who opens the page and looks for the file.
await fetch(server.url)
await new Promise((over) => setTimeout(over, LOOKING_MS))
const dropped = performance.now()
await guest.post('/api/create_shadow_user')
const form = new FormData()
form.set('first_name', 'Robin')
for (const [at, file] of files.entries()) form.append('files', new Blob([file]), `your_posts_${at + 1}.json`)
const { job_id } = await guest.call<{ job_id: number }>('/api/upload', { method: 'POST', body: form })
await guest.post('/api/start_fb_import_via_archive', { job_id })

let writing = 0
let first = 0
for (;;) {
  const { status, articles_done, articles_expected } = await guest.call<{
    status: string
    articles_done: number
    articles_expected: number
  }>('/api/get_fb_import_progress')
  if (writing === 0 && status !== 'uploaded' && status !== 'embedding') writing = performance.now()
  if (writing > 0 && first === 0) {
    const { articles = [] } = await guest.call<{ articles?: { id: number }[] }>('/api/magazine/current')
    if (articles[0]) {
      await guest.call(`/api/article/${articles[0].id}`)
      first = seconds(writing)
      const whole = seconds(dropped)
      figure(
        `from the drop of ${count || 'the sample’s'} posts to the first article`,
        `${whole.toFixed(1)} s (${first.toFixed(1)} s of it writing)`,
        `at most ${LIMIT} s`,
        whole <= LIMIT,
      )
    }
  }
  if (status === 'finished' || status === 'failed') {
    figure(
      'all articles',
      `${articles_done} of ${articles_expected} after ${seconds(dropped).toFixed(1)} s, ${status}`,
    )
    break
  }
  await new Promise((over) => setTimeout(over, 50))
}
await killAll()
await rm(dataDir, { recursive: true, force: true })
process.exit(0)
