// Kill -9 at twenty random moments of an import: after the restart it must end with the same posts, none doubled.
//   node scripts/run.mjs bench/import/kills.ts [SEED] [MOMENTS] [POSTS]
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { openEmbeddedDatabase } from '../../apps/server/src/platform/db/embedded/open.ts'
import { rowsOf } from '../../apps/server/src/platform/db/rows.ts'
import { freePort, killAll, launch, type Running, ready } from '../../apps/server/src/testing/program.ts'
import { madeUpFiles, seconds } from '../posts.ts'

const SEED = Number(process.argv[2] ?? Date.now() % 100_000)
const MOMENTS = Number(process.argv[3] ?? 20)
const COUNT = Number(process.argv[4] ?? 400)
const LONGEST_MS = 120_000
const OWN = { 'sec-fetch-site': 'same-origin' }

let state = SEED
const random = () => {
  state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
  return state / 2_147_483_648
}
const pause = (ms: number) => new Promise((tick) => setTimeout(tick, ms))

async function upload(url: string) {
  const guest = await fetch(`${url}/api/create_shadow_user`, { method: 'POST', headers: OWN })
  const cookie = guest.headers.get('set-cookie')?.split(';')[0] ?? ''
  const form = new FormData()
  form.set('first_name', 'Robin')
  // Each file twice: what is the same must be stored once, also across a kill.
  for (const [at, file] of madeUpFiles(COUNT).entries())
    for (const copy of ['', '_again'])
      form.append('files', new Blob([file]), `your_posts_${at + 1}${copy}.json`)
  const answer = await fetch(`${url}/api/upload`, { method: 'POST', body: form, headers: { ...OWN, cookie } })
  return { cookie, job: await answer.text() }
}

const start = (url: string, { cookie, job }: { cookie: string; job: string }) =>
  fetch(`${url}/api/start_fb_import_via_archive`, {
    method: 'POST',
    body: job,
    headers: { ...OWN, cookie, 'content-type': 'application/json' },
  })

const progressOf = async (url: string, cookie: string) =>
  (await (await fetch(`${url}/api/get_fb_import_progress`, { headers: { cookie } })).json()) as {
    status: string
    post_count: number
  }

async function untilFinished(url: string, cookie: string): Promise<string> {
  for (const from = performance.now(); performance.now() - from < LONGEST_MS; await pause(50)) {
    const { status } = await progressOf(url, cookie)
    if (status === 'finished' || status === 'failed') return status
  }
  return 'not finished in time'
}

/** What is left in the folder after the end, as one line to compare. */
async function contents(dataDir: string): Promise<string> {
  const database = await openEmbeddedDatabase({ dataDir })
  const [row] = await rowsOf(
    database.orm,
    sql`select (select count(*)::int from posts) as posts, (select count(distinct identity)::int from posts) as different,
          (select md5(string_agg(identity || text, ',' order by identity)) from posts) as content,
          (select count(*)::int from post_vectors) as vectors, (select count(*)::int from magazines) as magazines,
          (select count(*)::int from generations where status = 'finished') as written,
          (select count(*)::int from articles) as articles, (select count(distinct topic_id)::int from articles) as topics,
          (select count(*)::int from uploaded_files where stored_at is null) as unread`,
  )
  await database.close()
  return JSON.stringify(row)
}

async function end(server: Running) {
  server.process.kill('SIGTERM')
  await server.ended
}

async function oneImport(killAfterMs?: number) {
  const dataDir = await mkdtemp(join(tmpdir(), 'youzine-kills-'))
  const port = await freePort()
  let server = await ready(launch({ DATA_DIR: dataDir }, port))
  const sent = await upload(server.url)
  const { url } = server
  let from = performance.now()
  const starting = start(url, sent).catch(() => {})
  let at = ''
  if (killAfterMs !== undefined) {
    await pause(killAfterMs)
    const reached = await progressOf(url, sent.cookie)
    at = `${reached.status}, ${reached.post_count} posts done`
    server.process.kill('SIGKILL')
    await server.ended
    server = await ready(launch({ DATA_DIR: dataDir }, port))
    from = performance.now()
    // Only where the kill came before the start was stored: the page would ask again, too.
    if ((await progressOf(url, sent.cookie)).status === 'uploaded') await start(url, sent)
  }
  await starting
  const status = await untilFinished(url, sent.cookie)
  const took = seconds(from)
  await end(server)
  const left = await contents(dataDir)
  await rm(dataDir, { recursive: true, force: true })
  return { status, left, took, at }
}

console.log(`seed ${SEED}: ${MOMENTS} moments in an import of ${COUNT} posts, each sent twice`)
const undisturbed = await oneImport()
console.log(`undisturbed: ${undisturbed.status} in ${undisturbed.took.toFixed(1)} s, ${undisturbed.left}`)
let bad = undisturbed.status === 'finished' ? 0 : 1
for (let n = 1; n <= MOMENTS; n += 1) {
  const afterMs = Math.round(random() * undisturbed.took * 1000)
  const { status, left, took, at } = await oneImport(afterMs)
  const isGood = status === 'finished' && left === undisturbed.left
  if (!isGood) bad += 1
  const verdict = isGood ? 'the same' : `DIFFERENT: ${left}`
  console.log(`${n}. killed after ${afterMs} ms (${at}): ${status} ${took.toFixed(1)} s later, ${verdict}`)
}
console.log(bad === 0 ? 'every one ended the same' : `${bad} went wrong`)
await killAll()
process.exit(bad === 0 ? 0 : 1)
