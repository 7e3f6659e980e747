import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aPostFile, somePosts, startImport, upload } from '#testing/archives.ts'
import { aGuest } from '#testing/people.ts'
import { useTestApp } from '#testing/test-app.ts'

const app = useTestApp({
  settings: {
    UPLOAD_MAX_FILES: '3',
    UPLOAD_MAX_FILE_MB: '1',
    UPLOAD_MAX_TOTAL_MB: '2',
    UPLOAD_MAX_POSTS: '50',
  },
  work: false,
})

const padded = (bytes: number) => aPostFile([{ text: 'x'.repeat(bytes) }])
const MB = 1024 * 1024

test('one over each limit is 413, and nothing is left behind', async () => {
  const guest = await aGuest(app)
  const over = [
    aPostFile(somePosts(51)),
    padded(MB + 10),
    [padded(0.9 * MB), padded(0.9 * MB), padded(0.9 * MB)],
    [1, 2, 3, 4].map(() => aPostFile(somePosts(1))),
  ]
  for (const files of over) expect((await upload(guest, files)).statusCode).toBe(413)
  const folder = join(app.dataDir, 'files', 'uploads')
  expect(readdirSync(folder)).toEqual([])
  expect((await upload(guest, aPostFile(somePosts(50)))).statusCode).toBe(200)
})

test('a job that was not started stays uploaded', async () => {
  const guest = await aGuest(app)
  await upload(guest, aPostFile(somePosts(2)))
  expect((await guest.browser.get('/api/get_fb_import_progress')).json()).toMatchObject({
    status: 'uploaded',
    total_count: 2,
  })
})

test('ids that can name nothing are 404 or 422, never 500', async () => {
  const guest = await aGuest(app)
  for (const id of [0, -1, 2 ** 31, 1.5]) expect((await startImport(guest, id)).statusCode).toBe(422)
  for (const id of ['0', 'x', '99999999999', '1e3'])
    expect((await guest.browser.post(`/api/import/${id}/restart`)).statusCode).toBe(404)
  expect((await startImport(guest, 2 ** 31 - 1)).statusCode).toBe(404)
})
