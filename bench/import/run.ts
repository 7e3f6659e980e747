// Posts per second for reading, storing and embedding, each beside its limit measured in the same run.
//   node scripts/run.mjs bench/import/run.ts [POSTS]
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { buildApp } from '../../apps/server/src/app.ts'
import { readInBatches } from '../../apps/server/src/features/imports/reader.ts'
import { insertPosts } from '../../apps/server/src/features/posts/index.ts'
import { openEmbeddedDatabase } from '../../apps/server/src/platform/db/embedded/open.ts'
import { readEnv } from '../../apps/server/src/platform/env.ts'
import { createLog } from '../../apps/server/src/platform/log.ts'
import { closePlatform, createPlatform } from '../../apps/server/src/platform/platform.ts'
import { users } from '../../apps/server/src/schema/index.ts'
import { Browser } from '../../apps/server/src/testing/browser.ts'
import { readPosts } from '../../packages/archive/src/index.ts'
import { createEmbedder } from '../../packages/embedder/src/index.ts'
import { madeUpFiles, rate, seconds } from '../posts.ts'

const COUNT = Number(process.argv[2] ?? 5000)
const files = madeUpFiles(COUNT)
const folder = await mkdtemp(join(tmpdir(), 'youzine-bench-'))
const show = (name: string, took: number, limitName: string, limit: number) =>
  console.log(
    `${name.padEnd(10)} ${rate(COUNT, took).padStart(12)}   ${limitName.padEnd(24)} ${rate(COUNT, limit).padStart(12)}   ${(took / limit).toFixed(2)}×`,
  )

// Reading, beside parsing alone.
let from = performance.now()
for (const file of files) JSON.parse(file)
const parsing = seconds(from)
from = performance.now()
for (const file of files) for (const _ of readPosts(file, Date.now())) void _
show('reading', seconds(from), 'JSON.parse alone', parsing)

// Storing (read in a worker, language found, identity hashed), beside a bare batch insert of the same rows.
const database = await openEmbeddedDatabase({ dataDir: join(folder, 'store') })
const person = async () => {
  const [row] = await database.orm.insert(users).values({}).returning()
  return row?.id ?? 0
}
const rows: Parameters<typeof insertPosts>[2][] = []
const owner = await person()
from = performance.now()
for (const file of files)
  await readInBatches(Buffer.from(file), Date.now(), async (batch) => {
    rows.push(batch)
    await insertPosts(database.orm, owner, batch)
  })
const storing = seconds(from)
const other = await person()
from = performance.now()
for (const batch of rows) await insertPosts(database.orm, other, batch)
show('storing', storing, 'a bare batch insert', seconds(from))
await database.orm.execute(sql`select 1`)
await database.close()

// The whole import, beside the embedder alone.
const texts = rows.flat().map(({ text }) => text)
const alone = createEmbedder()
await alone.embed(['warm'])
from = performance.now()
for (let at = 0; at < texts.length; at += 64) await alone.embed(texts.slice(at, at + 64))
const embedding = seconds(from)
await alone.close()

const env = readEnv({ DATA_DIR: join(folder, 'whole'), RATE_LIMITS: 'off' })
const platform = await createPlatform({ env, log: createLog('error') })
const app = await buildApp(platform)
await platform.jobs.start(app.jobHandlers, { work: true })
const browser = new Browser(app.http, '127.0.0.1')
await browser.post('/api/create_shadow_user')
from = performance.now()
const parts = files.map((data, at) => ({
  filename: `your_posts_${at + 1}.json`,
  type: 'application/json',
  data,
}))
const uploaded = await browser.post('/api/upload', { multipart: { first_name: 'Robin', files: parts } })
await browser.post('/api/start_fb_import_via_archive', { json: uploaded.json() })
for (;;) {
  const { post_count, total_count, status } = (await browser.get('/api/get_fb_import_progress')).json()
  if (status !== 'uploaded' && post_count === total_count && total_count === COUNT) break
  await new Promise((tick) => setTimeout(tick, 50))
}
show('import', seconds(from), 'the embedder alone', embedding)
await app.http.close()
await closePlatform(platform)
await app.dispose()
await rm(folder, { recursive: true, force: true })
process.exit(0)
