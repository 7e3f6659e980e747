import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { importTexts } from '@youzine/contract'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { POSTS_KEPT } from '#platform/http/limits.ts'
import { aPostFile, importPosts, somePosts, upload } from '#testing/archives.ts'
import { aGuest, aMember } from '#testing/people.ts'
import { useTestApp } from '#testing/test-app.ts'

const app = useTestApp({ settings: { KEPT_GUEST_MB: '1', KEPT_MEMBER_MB: '2' } })

const filesIn = (...path: string[]) => {
  const folder = join(app.dataDir, ...path)
  return existsSync(folder) ? readdirSync(folder) : []
}

/** Half a megabyte each; never the same twice. */
const large = () =>
  Array.from({ length: 6 }, () => ({
    text: `${randomUUID()}. ${'We walked to the harbour and back again. '.repeat(2200)}`.slice(0, 88_000),
  }))

test('what is kept of a guest’s archives is bounded, said in a sentence, and more for a member', async () => {
  const guest = await aGuest(app)
  expect((await importPosts(guest, large())).status).toBe('finished')
  const refused = await upload(guest, aPostFile(large()))
  expect(refused.statusCode).toBe(413)
  expect(refused.json().detail).toBe(
    'This is more than we can keep for one person, which is 1 MB of posts. Please leave out some of the files.',
  )
  expect((await upload(guest, aPostFile(somePosts(2)))).statusCode).toBe(200)
  const member = await aMember(app)
  expect((await importPosts(member, large())).status).toBe('finished')
  expect((await upload(member, aPostFile(large()))).statusCode).toBe(200)
})

test('the same archive again is kept once, and so counted once', async () => {
  const guest = await aGuest(app)
  const posts = large()
  for (let n = 0; n < 4; n += 1) expect((await importPosts(guest, posts)).status).toBe('finished')
})

test('sent again, an archive is never too many posts; others that are new are', async () => {
  const guest = await aGuest(app)
  const sent = somePosts(20)
  await importPosts(guest, sent)
  await app.platform.db.execute(sql`insert into posts
    (user_id, identity, text, title, people, links, context, kind)
    select ${guest.id}::int, 'made up ' || n, '', '', '[]', '[]', '[]', 'status'
    from generate_series(1, ${POSTS_KEPT.guest - 30}) n`)
  expect((await upload(guest, aPostFile([...sent, ...somePosts(10, 'swam')]))).statusCode).toBe(200)
  const refused = await upload(guest, aPostFile([...sent, ...somePosts(11, 'swam')]))
  expect(refused.statusCode).toBe(413)
  expect(refused.json().detail).toBe(importTexts.tooManyPosts)
})

test('a full disk is 507 with a sentence, and leaves nothing behind', async () => {
  const guest = await aGuest(app)
  const { storage } = app.platform
  const { putFile } = storage
  storage.putFile = async () => {
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
  }
  const before = filesIn('files', 'uploads')
  const refused = await upload(guest, aPostFile(somePosts(3)))
  storage.putFile = putFile
  expect(refused.statusCode).toBe(507)
  expect(refused.json().detail).toMatch(/^[A-Z].*\.$/)
  expect(filesIn('incoming')).toEqual([])
  expect(filesIn('files', 'uploads')).toEqual(before)
  expect(app.errors.splice(0)).toMatchObject([{ msg: 'the disk is full' }])
  expect((await upload(guest, aPostFile(somePosts(3)))).statusCode).toBe(200)
})
