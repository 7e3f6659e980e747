// Posts per second for reading and storing, each beside its limit measured in the same run.
//   node scripts/run.mjs bench/import/run.ts [POSTS]
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { readInBatches } from '../../apps/server/src/features/imports/reader.ts'
import { insertPosts } from '../../apps/server/src/features/posts/index.ts'
import { openEmbeddedDatabase } from '../../apps/server/src/platform/db/embedded/open.ts'
import { users } from '../../apps/server/src/schema/index.ts'
import { readPosts } from '../../packages/archive/src/index.ts'
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
const onDisk = await Promise.all(
  files.map(async (text, at) => {
    const path = join(folder, `posts_${at}.json`)
    await writeFile(path, text)
    return { path, bytes: Buffer.byteLength(text) }
  }),
)
from = performance.now()
for (const { path, bytes } of onDisk)
  await readInBatches({ path, bytes }, Date.now(), new AbortController().signal, async (batch) => {
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

await rm(folder, { recursive: true, force: true })
process.exit(0)
