import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync, gzipSync } from 'node:zlib'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { articles, posts, users } from '#schema'
import { createTestDatabase, databaseKind, type TestDatabase } from '#testing/database.ts'
import { Outside } from '#testing/outside.ts'
import { freePort, killAll, launch, ready } from '#testing/program.ts'
import { until } from '#testing/until.ts'

const command = (name: string) => fileURLToPath(new URL(`./${name}.ts`, import.meta.url))

/** One of the npm commands, as its own process. */
function run(name: string, settings: Record<string, string>, ...given: string[]) {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', command(name), ...given], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...settings },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString()
    })
  return new Promise<{ code: number | null; said: string }>((over) =>
    child.on('exit', (code) => over({ code, said })),
  )
}

const made: TestDatabase[] = []
let work: string
const aDatabase = async () => {
  const database = await createTestDatabase()
  made.push(database)
  return database
}
beforeAll(async () => {
  work = await mkdtemp(join(tmpdir(), 'youzine-backup-'))
})
afterAll(async () => {
  await killAll()
  for (const database of made) await database.remove()
  await rm(work, { recursive: true, force: true })
})

const TEXTS = [
  'Zoë says “no”.\nTwice. 🫖',
  ...Array.from(
    { length: 30 },
    (_, at) => `Day ${at}: walked along the river until it got dark, and met a dog.`,
  ),
]

test('everything that a running server holds is backed up, and is there again on an empty machine', async () => {
  const from = await aDatabase()
  const server = await ready(launch(from.settings, await freePort()))
  const member = new Outside(server.url)
  await member.signUp(from.dataDir)
  await member.importPosts(TEXTS)
  await until(
    async () => {
      const { status } = await member.call<{ status: string }>('/api/get_fb_import_progress')
      expect(status).toBe('finished')
    },
    { timeout: 90_000, interval: 200 },
  )
  const folder = join(await mkdtemp(join(work, 'first-')), 'backup')
  const backedUp = await run('backup', from.settings, folder)
  expect(backedUp, backedUp.said).toMatchObject({ code: 0 })
  expect((await member.call<{ user: object }>('/api/get_user')).user).not.toBeNull()
  server.process.kill('SIGTERM')
  await server.ended

  const to = await aDatabase()
  const restored = await run('restore', to.settings, folder)
  expect(restored, restored.said).toMatchObject({ code: 0 })
  const opened = await to.open()
  expect((await opened.orm.select().from(posts)).map(({ text }) => text).sort()).toEqual([...TEXTS].sort())
  expect((await opened.orm.select().from(articles)).length).toBeGreaterThan(0)
  const [next] = await opened.orm.insert(users).values({}).returning()
  const [old] = await opened.orm.select().from(users).where(eq(users.email, 'robin@example.org'))
  expect(next?.id).toBeGreaterThan(old?.id ?? 0)
  await opened.close()

  const again = await run('restore', to.settings, folder)
  expect([again.code, again.said]).toEqual([1, expect.stringContaining('There are people in this database')])
  const back = await ready(launch(to.settings, await freePort()))
  const returned = new Outside(back.url)
  await returned.call('/api/login', {
    method: 'POST',
    body: new URLSearchParams({ email: 'robin@example.org', password: 'correct horse battery' }),
  })
  expect(
    (await returned.call<{ articles: unknown[] }>('/api/magazine/current')).articles.length,
  ).toBeGreaterThan(0)
}, 240_000)

test('what is not there is not backed up, and what is there is not written over; both are said', async () => {
  const nowhere = join(work, 'nowhere')
  const missing = await run('backup', { DATA_DIR: nowhere }, join(work, 'of-nothing'))
  expect(missing.code).toBe(1)
  expect(missing.said).toContain(`There is no database in ${nowhere}.`)
  expect(existsSync(nowhere)).toBe(false)
  const taken = join(work, 'taken')
  await mkdir(taken)
  const again = await run('backup', { DATA_DIR: nowhere }, taken)
  expect(again.code).toBe(1)
  expect(again.said).toContain('is there already')
  expect(existsSync(`${taken}.part`)).toBe(false)
})

test('a damaged backup changes nothing, and says so', async () => {
  const from = await aDatabase()
  const folder = join(await mkdtemp(join(work, 'damaged-')), 'backup')
  await (await from.open()).close()
  expect((await run('backup', from.settings, folder)).code).toBe(0)
  const file = join(folder, 'tables', 'topics.ndjson.gz')
  const text = gunzipSync(await readFile(file)).toString()
  await writeFile(
    file,
    gzipSync(
      `${text}{"id": 5, "name": "x", "description": "y", "status": "draft", "created_at": "2026-01-01", "updated_at": "2026-01-01"}\n`,
    ),
  )
  const to = await aDatabase()
  const refused = await run('restore', to.settings, folder)
  expect([refused.code, refused.said]).toEqual([1, expect.stringContaining('The backup is damaged: topics')])
  const nothing = await run('restore', to.settings, join(work, 'nowhere'))
  expect(nothing.said).toContain('There is no backup in')
}, 240_000)

test.skipIf(databaseKind !== 'postgres')(
  'an embedded installation moves to PostgreSQL, each row compared',
  async () => {
    const to = await aDatabase()
    const dataDir = await mkdtemp(join(work, 'household-'))
    const server = await ready(launch({ DATA_DIR: dataDir }, await freePort()))
    const member = new Outside(server.url)
    await member.signUp(dataDir)
    await member.importPosts(TEXTS)
    server.process.kill('SIGTERM')
    await server.ended
    const moved = await run('move-to-postgres', {
      DATA_DIR: dataDir,
      DATABASE_URL: to.settings.DATABASE_URL ?? '',
    })
    expect(moved, moved.said).toMatchObject({ code: 0, said: expect.stringContaining('each compared') })
    const opened = await to.open()
    expect(await opened.orm.select().from(users).where(eq(users.email, 'robin@example.org'))).toHaveLength(1)
    await opened.close()
  },
  180_000,
)
