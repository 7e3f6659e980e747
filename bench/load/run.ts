// The most used calls beside a bare server that answers the same bytes, then a mixed load at a steady pace.
//   npm run bench -- bench/load/run.ts [--database postgres] [--seconds 60]
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Outside } from '../../apps/server/src/testing/outside.ts'
import { freePort, killAll, launch, ready } from '../../apps/server/src/testing/program.ts'
import { sampleRecords } from '../../packages/sample/src/index.ts'
import { startPostgres } from '../../scripts/postgres.mjs'
import { ascending, busy, figure, percentile } from '../figures.ts'
import { type Asked, atPace, flatOut, get } from './client.ts'

const { values } = parseArgs({
  options: {
    database: { type: 'string', default: 'embedded' },
    seconds: { type: 'string', default: '60' },
  },
})
const ROUND_MS = 1500
const ROUNDS = 3
const WIDTH = 16
const METRICS = 'for-this-run-only'
const isEmbedded = values.database === 'embedded'
const TARGET = isEmbedded ? { perSecond: 100, p99: 250 } : { perSecond: 300, p99: 100 }
const MOST_LOOP_MS = 200

const dataDir = await mkdtemp(join(tmpdir(), 'youzine-bench-'))
const postgres = isEmbedded ? null : await startPostgres()
if (!isEmbedded && !postgres) {
  console.log('No PostgreSQL can be started here.')
  process.exit(0)
}
const settings = {
  DATA_DIR: dataDir,
  METRICS_TOKEN: METRICS,
  ...(postgres ? { DATABASE_URL: postgres.url } : {}),
}
const began = performance.now()
const server = await ready(launch(settings, await freePort()))
figure(`start-up, ${values.database} database`, `${((performance.now() - began) / 1000).toFixed(1)} s`)

/** Somebody with a magazine, an article that is shared, and a session. */
async function somebody() {
  const person = new Outside(server.url)
  await person.signUp(dataDir)
  const { job_id } = await person.form<{ job_id: number }>('/api/upload', {
    first_name: 'Robin',
    files: new Blob([JSON.stringify(sampleRecords())]),
  })
  await person.post('/api/start_fb_import_via_archive', { job_id })
  for (;;) {
    const { status } = await person.call<{ status: string }>('/api/get_fb_import_progress')
    if (status === 'finished') break
    if (status === 'failed') throw new Error('The import has failed.')
    await new Promise((over) => setTimeout(over, 500))
  }
  const { articles } = await person.call<{ articles: { id: number }[] }>('/api/magazine/current')
  const articleId = articles[0]?.id ?? 0
  const { share_hash } = await person.post<{ share_hash: string }>(`/api/article/${articleId}/share`, {
    discoverable: true,
  })
  return { cookie: person.headers.cookie ?? '', articleId, share: share_hash }
}

const { cookie, articleId, share } = await somebody()
const mine = { headers: { cookie } }
/** Somebody else's browser, which has looked once and keeps its cookie. */
const firstLook = await get(server.url, { path: `/api/share/a/${share}` })
const aReader = {
  headers: {
    cookie: [firstLook.headers['set-cookie'] ?? []]
      .flat()
      .map((one) => one.split(';')[0])
      .join('; '),
  },
}
const CALLS: (Asked & { name: string; share: number })[] = [
  { name: 'the home page', path: '/', share: 0.5 },
  { name: 'who am I', path: '/api/get_user', ...mine, share: 0.3 },
  { name: 'site settings', path: '/api/site', share: 0.5 },
  { name: 'progress of an import', path: '/api/get_fb_import_progress', ...mine, share: 0.3 },
  { name: 'the magazine', path: '/api/magazine/current', ...mine, share: 0.3 },
  { name: 'an article', path: `/api/article/${articleId}`, ...mine, share: 0.3 },
  { name: 'a shared article', path: `/api/share/a/${share}`, ...aReader, share: 0.3 },
  { name: 'a shared page', path: `/share/a/${share}`, ...aReader, share: 0.3 },
  { name: 'what is trending', path: '/api/templates/trending', share: 0.3 },
  { name: 'topics by genre', path: '/api/templates/by_genre', share: 0.3 },
]

const bare = fork(join(import.meta.dirname, 'bare.ts'))
const [port] = (await once(bare, 'message')) as [number]
const bareUrl = `http://127.0.0.1:${port}`

console.log(`\n${values.database} database, ${busy()}, ${WIDTH} at once, ${ROUNDS} rounds in turn`)
const usable: Asked[] = []
for (const { name, share: wanted, ...asked } of CALLS) {
  const answer = await get(server.url, asked)
  if (answer.status !== 200) {
    console.log(`${name}: answered ${answer.status}, left out`)
    continue
  }
  usable.push(asked)
  const headers = Object.fromEntries(
    Object.entries(answer.headers).flatMap(([key, value]) =>
      typeof value === 'string' && !/^(?:connection|keep-alive|date|transfer-encoding)$/.test(key)
        ? [[key, value]]
        : [],
    ),
  )
  bare.send({ path: asked.path, body: answer.body.toString('base64'), headers })
  await once(bare, 'message')
  const ours: number[] = []
  const theirs: number[] = []
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    theirs.push((await flatOut(bareUrl, asked, { ms: ROUND_MS, width: WIDTH })).perSecond)
    const run = await flatOut(server.url, asked, { ms: ROUND_MS, width: WIDTH })
    ours.push(run.perSecond)
    times.push(...run.times)
  }
  const middle = (list: number[]) => ascending(list)[Math.floor(list.length / 2)] ?? 0
  const ratio = middle(ours) / middle(theirs)
  figure(
    `${name} (${values.database})`,
    `${Math.round(middle(ours))}/s, 99th percentile ${percentile(ascending(times), 0.99).toFixed(0)} ms, ${(ratio * 100).toFixed(0)} % of a bare server`,
    `${wanted * 100} %`,
    ratio >= wanted,
  )
}
bare.kill()

const loopDelay = async () => {
  const { body } = await get(server.url, {
    path: '/metrics',
    headers: { authorization: `Bearer ${METRICS}` },
  })
  return Number(/event_loop_delay_seconds\{quantile="1"\} ([\d.e-]+)/.exec(body.toString())?.[1] ?? 0) * 1000
}
const ms = Number(values.seconds) * 1000
// Each look begins anew: what was before the load does not count.
await loopDelay()
const mixed = await atPace(server.url, usable, { ms, perSecond: TARGET.perSecond })
const p99 = percentile(ascending(mixed.times), 0.99)
figure(
  `mixed load of ${TARGET.perSecond}/s for ${values.seconds} s (${values.database}, ${busy()})`,
  `${mixed.perSecond.toFixed(0)}/s, ${mixed.errors} errors, 99th percentile ${p99.toFixed(0)} ms`,
  `no error, at most ${TARGET.p99} ms`,
  mixed.errors === 0 && p99 <= TARGET.p99,
)
const loop = await loopDelay()
figure(
  `event loop, at its longest (${values.database})`,
  `${loop.toFixed(0)} ms`,
  `at most ${MOST_LOOP_MS} ms`,
  loop <= MOST_LOOP_MS,
)

await killAll()
await postgres?.stop()
await rm(dataDir, { recursive: true, force: true })
process.exit(mixed.errors > 0 || p99 > TARGET.p99 || loop > MOST_LOOP_MS ? 1 : 0)
