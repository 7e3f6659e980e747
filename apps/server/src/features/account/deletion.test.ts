import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#platform/db/database.ts'
import { rowsOf } from '#platform/db/rows.ts'
import { readEnv } from '#platform/env.ts'
import { createLog } from '#platform/log.ts'
import { closePlatform, createPlatform, type Platform } from '#platform/platform.ts'
import { uploadedFiles, users, videos } from '#schema'
import { aPostFile, importPosts, somePosts, upload } from '#testing/archives.ts'
import { TEST_CACHE } from '#testing/cache.ts'
import { createTestDatabase, type TestDatabase } from '#testing/database.ts'
import { fillEveryTable } from '#testing/old-database.ts'
import { OUTLIVES } from '#testing/outlives.ts'
import { aMember } from '#testing/people.ts'
import { aPostToShow, aWebp, sendPhoto } from '#testing/photos.ts'
import { useTestApp } from '#testing/test-app.ts'
import { until } from '#testing/until.ts'
import { type App, buildApp } from '../../app.ts'
import { forgetGuests } from './jobs.ts'

describe('of somebody with a row in every table', () => {
  let stored: TestDatabase
  let database: Database
  let platform: Platform
  let app: App
  let filled: string[] = []
  beforeAll(async () => {
    stored = await createTestDatabase()
    database = await stored.open()
    filled = await fillEveryTable(database.orm)
    const env = readEnv({ BOT_CHECK: 'off', CACHE_DIR: TEST_CACHE, ...stored.settings })
    platform = await createPlatform({ env, log: createLog('silent'), database })
    app = await buildApp(platform)
    await platform.jobs.start(app.jobHandlers, { work: true })
    await app.http.ready()
  })
  afterAll(async () => {
    await app.http.close()
    await closePlatform(platform)
    await app.dispose()
    await stored.remove()
  })

  test('nothing is left of them anywhere', async () => {
    const { db } = platform
    expect(filled.length).toBeGreaterThan(30)
    await db.update(users).set({ email: null, createdAt: new Date('2020-01-01') })
    await db.execute(sql`update sessions set used_at = '2020-01-01'`)
    await platform.jobs.enqueue(db, forgetGuests, {})
    await until(async () => expect(await db.select().from(users)).toEqual([]))
    for (const table of filled.filter((name) => !OUTLIVES.includes(name)))
      expect(await rowsOf(db, sql.raw(`select * from "${table}" limit 1`)), table).toEqual([])
    const refers = await rowsOf<{ name: string; column: string }>(
      db,
      sql`select table_name as name, column_name as "column" from information_schema.columns
          where table_schema = 'public' and column_name in ('user_id', 'creator_id', 'changed_by', 'owner_id')`,
    )
    for (const { name, column } of refers)
      expect(await rowsOf(db, sql.raw(`select 1 from "${name}" where "${column}" = 1`)), name).toEqual([])
  })
})

describe('of somebody with files of every kind', () => {
  const app = useTestApp()
  const filesIn = (folder: string) =>
    existsSync(join(app.dataDir, folder))
      ? readdirSync(join(app.dataDir, folder), { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map(({ parentPath, name }) => join(parentPath, name))
      : []

  test('the folder holds none of them', async () => {
    const before = filesIn('files')
    const member = await aMember(app)
    await importPosts(member, somePosts(12))
    expect((await upload(member, aPostFile(somePosts(3, 'ran')))).statusCode).toBe(200)
    const data = await sharp({ create: { width: 64, height: 64, channels: 3, background: 'teal' } })
      .png()
      .toBuffer()
    await member.browser.post('/api/update-profile-pic', {
      multipart: { profile_image: { filename: 'me.png', type: 'image/png', data } },
    })
    const { identity } = await aPostToShow(app, member)
    expect((await sendPhoto(member, identity, await aWebp())).json()).toEqual({ kept: true })
    const { articles } = (await member.browser.get('/api/magazine/current')).json()
    await member.browser.post(`/api/article/${articles[0].id}/share`, { json: { discoverable: true } })
    const { db, storage } = app.platform
    await storage.put('videos/of-somebody.mp4', Buffer.from('a film'), 'video/mp4')
    await db.insert(videos).values({
      userId: member.id,
      articleId: articles[0].id,
      status: 'finished',
      file: 'videos/of-somebody.mp4',
    })
    const kinds = new Set(
      filesIn('files').map((path) => path.slice(join(app.dataDir, 'files').length).split('/')[1]),
    )
    expect([...kinds].sort()).toEqual(expect.arrayContaining(['avatars', 'photos', 'uploads', 'videos']))
    expect((await db.select().from(uploadedFiles)).length).toBeGreaterThan(0)
    expect((await member.browser.delete('/api/account')).statusCode).toBe(200)
    await until(() => expect(filesIn('files').sort()).toEqual(before.sort()))
    expect(filesIn('incoming')).toEqual([])
  })
})
