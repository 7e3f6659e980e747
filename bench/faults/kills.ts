// Kill -9 while nine kinds of work are going on at once: what was acknowledged is there, nothing is there twice, and
// nothing is left hanging.
//   node scripts/run.mjs bench/faults/kills.ts [SEED] [KILLS]
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { openEmbeddedDatabase } from '../../apps/server/src/platform/db/embedded/open.ts'
import { rowsOf } from '../../apps/server/src/platform/db/rows.ts'
import { Outside } from '../../apps/server/src/testing/outside.ts'
import { freePort, killAll, launch, type Running, ready } from '../../apps/server/src/testing/program.ts'
import { aPrompt, aTopicDraft } from '../../apps/server/src/testing/topics.ts'
import { figure } from '../figures.ts'

const SEED = Number(process.argv[2] ?? Date.now() % 100_000)
const KILLS = Number(process.argv[3] ?? 100)
const LONGEST_LIFE_MS = 2500
const HEALS_MS = 30_000

let state = SEED
const random = () => {
  state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
  return state / 2_147_483_648
}
const inSeconds = (ms = 0) => `${(ms / 1000).toFixed(1)} s`
const pause = (ms: number) => new Promise((tick) => setTimeout(tick, ms))

/** What was asked for, and whether the answer came. */
interface Told {
  kind: string
  key: string
  isAcknowledged: boolean
}
const told: Told[] = []

const dataDir = await mkdtemp(join(tmpdir(), 'youzine-faults-'))
const port = await freePort()
const settings = { DATA_DIR: dataDir, ADMIN_EMAIL: 'robin@example.org' }
const JSON_TYPE = { 'content-type': 'application/json' }
let server: Running = await ready(launch(settings, port))
const robin = new Outside(server.url)
await robin.signUp(dataDir)
await robin.importPosts(
  Array.from({ length: 40 }, (_, at) => `Day ${at}: walked to the harbour, and the ferry was late again.`),
)
const untilWritten = async () => {
  for (;;) {
    const { progress } = await robin.call<{ progress?: { status: string } }>('/api/magazine/current')
    if (progress?.status === 'finished') return
    await pause(100)
  }
}
await untilWritten()

async function send(
  method: string,
  path: string,
  body: object | FormData | URLSearchParams,
  headers: Record<string, string>,
) {
  const isForm = body instanceof FormData || body instanceof URLSearchParams
  const answer = await fetch(`${robin.url}${path}`, {
    method,
    body: isForm ? body : JSON.stringify(body),
    headers: { ...headers, ...(isForm ? {} : JSON_TYPE) },
  })
  await answer.text()
  return answer.ok
}

const { id: robinId } = (await robin.call<{ user: { id: number } }>('/api/get_user')).user
let made = 0
const KINDS: Record<string, (key: string) => Promise<boolean>> = {
  checkin: (key) =>
    send(
      'POST',
      '/api/features/checkin',
      { body: key, applies_to: '2026-01-01', client_key: key },
      robin.headers,
    ),
  feature: (key) => send('POST', '/api/features/create', { title: key }, robin.headers),
  survey: (key) =>
    send('POST', '/api/creator/surveys', { title: key, description: 'd', questions: [] }, robin.headers),
  topic: (key) =>
    send('POST', '/api/creator/templates', aTopicDraft({ name: key, prompts: [aPrompt()] }), robin.headers),
  wizard: (key) =>
    send(
      'POST',
      '/api/survey-wizard/sessions',
      { title: key, description: 'd', creator_id: robinId },
      robin.headers,
    ),
  article: () => send('POST', '/api/generate_article', { template_id: 'media_roast' }, robin.headers),
  'sign-up': (key) => {
    const form = new FormData()
    for (const [name, value] of Object.entries({
      email: `${key}@example.org`,
      first_name: 'A',
      last_name: 'B',
      password: 'correct horse battery',
      recaptcha_token: 'off',
    }))
      form.set(name, value)
    return send('POST', '/api/signup', form, { origin: robin.url, 'sec-fetch-site': 'same-origin' })
  },
  upload: (key) => {
    const form = new FormData()
    form.set('first_name', 'Robin')
    const post = [{ timestamp: 1_700_000_000 + made, data: [{ post: `${key}: a post of its own.` }] }]
    form.append('files', new Blob([JSON.stringify(post)]), 'your_posts__check_ins__photos_and_videos_1.json')
    return send('POST', '/api/upload', form, robin.headers)
  },
  config: (key) => {
    const form = new URLSearchParams({ config_json: JSON.stringify({ site: { name: key } }) })
    return send('POST', '/api/config', form, robin.headers)
  },
}

let isAlive = true
/** One after the other, as fast as it answers. */
async function keepDoing(kind: string, work: (key: string) => Promise<boolean>) {
  while (isAlive) {
    made += 1
    const entry = { kind, key: `${kind}-${SEED}-${made}`, isAcknowledged: false }
    told.push(entry)
    entry.isAcknowledged = await work(entry.key).catch(() => false)
    await pause(5 + random() * 40)
  }
}

const comingBack: number[] = []
for (let kill = 0; kill < KILLS; kill += 1) {
  isAlive = true
  const doing = Object.entries(KINDS).map(([kind, work]) => keepDoing(kind, work))
  await pause(random() * LONGEST_LIFE_MS)
  server.process.kill('SIGKILL')
  isAlive = false
  await server.ended
  await Promise.all(doing)
  const from = performance.now()
  server = await ready(launch(settings, port))
  comingBack.push(performance.now() - from)
}

// Whatever was cut off is taken up, or says that it was.
const hanging = async () =>
  (await robin.call<{ progress?: { status: string } }>('/api/magazine/current')).progress?.status
const from = performance.now()
while ((await hanging()) !== 'finished' && performance.now() - from < HEALS_MS) await pause(200)
const healed = performance.now() - from
server.process.kill('SIGTERM')
await server.ended

const database = await openEmbeddedDatabase({ dataDir })
const counts = await rowsOf<{ kind: string; key: string; count: number }>(
  database.orm,
  sql`select 'checkin' as kind, body as key, count(*)::int from checkins group by body
      union all select 'feature', title, count(*)::int from features group by title
      union all select 'survey', title, count(*)::int from surveys group by title
      union all select 'topic', name, count(*)::int from topics group by name
      union all select 'wizard', title, count(*)::int from wizard_sessions group by title
      union all select 'sign-up', split_part(email, '@', 1), count(*)::int from users where email is not null group by 2
      union all select 'config', config->'site'->>'name', count(*)::int from config_changes group by 2`,
)
const [stuck] = await rowsOf<{ running: number; doubled: number }>(
  database.orm,
  sql`select (select count(*)::int from generations where status in ('queued', 'running')) as running,
        (select count(*)::int from articles a
           where not exists (select 1 from generations g where g.article_id = a.id)) as doubled`,
)
await database.close()
const stored = new Map(counts.map(({ kind, key, count }) => [`${kind} ${key}`, count]))
const counted = told.filter(({ kind }) => !['article', 'upload'].includes(kind))
const lost = counted.filter(
  ({ kind, key, isAcknowledged }) => isAcknowledged && !stored.has(`${kind} ${key}`),
)
const doubled = counted.filter(({ kind, key }) => (stored.get(`${kind} ${key}`) ?? 0) > 1)

console.log(`seed ${SEED}: ${KILLS} kills while ${Object.keys(KINDS).join(', ')} went on`)
for (const [kind, list] of Map.groupBy(told, (one) => one.kind))
  console.log(
    `  ${kind}: ${list.length} asked, ${list.filter(({ isAcknowledged }) => isAcknowledged).length} answered`,
  )
figure(
  `${KILLS} kills (seed ${SEED})`,
  `acknowledged and gone: ${lost.length}; there twice: ${doubled.length}; wishes still hanging: ${stuck?.running}`,
  'none',
  lost.length + doubled.length + (stuck?.running ?? 0) === 0,
)
console.log(`  articles that no wish led to: ${stuck?.doubled}; wishes still hanging: ${stuck?.running}`)
comingBack.sort((a, b) => a - b)
figure(
  'back after a kill',
  `${inSeconds(comingBack[Math.floor(KILLS / 2)])} in the middle, ${inSeconds(comingBack.at(-1))} at the longest; healed in ${inSeconds(healed)}`,
  'within 30 s',
  (comingBack.at(-1) ?? 0) <= 30_000,
)
for (const one of [...lost, ...doubled].slice(0, 20)) console.log('  ', one)
await killAll()
await rm(dataDir, { recursive: true, force: true })
if (lost.length + doubled.length + (stuck?.doubled ?? 0) + (stuck?.running ?? 0) > 0) process.exit(1)
