import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { loadArchive, loadPosts } from './load-posts.ts'

const today = '2026-03-01'
const fixtures = join(import.meta.dirname, '../../../archive/fixtures')
const own = mkdtempSync(join(tmpdir(), 'author-'))
afterAll(() => rmSync(own, { recursive: true }))

test('reads an archive as it was downloaded', async () => {
  const posts = await loadPosts(join(fixtures, '02_2020-2022__posts__your_posts_1.zip'), today)
  expect(posts.length).toBeGreaterThan(5)
  expect(posts[0]).toMatchObject({ id: 1, people: expect.any(Array) })
})

test('reads one of its files, and a folder of them', async () => {
  const name = '2020_en__posts__your_posts_1.json'
  const alone = await loadPosts(join(fixtures, name), today)
  writeFileSync(join(own, 'your_posts_1.json'), readFileSync(join(fixtures, name)))
  expect(alone.length).toBeGreaterThan(5)
  expect(await loadPosts(own, today)).toEqual(alone)
})

test('reads posts of ours as they are', async () => {
  const posts = [
    {
      id: 7,
      at: '2020-01-01T10:00:00.000Z',
      text: 'Snow.',
      place: null,
      people: [],
      links: [],
      kind: 'status',
    },
  ]
  writeFileSync(join(own, 'ours.json'), JSON.stringify(posts))
  expect(await loadPosts(join(own, 'ours.json'), today)).toEqual(posts)
})

test('knows whose archive it is, where the records say so', async () => {
  const record = (title: string, post: string) => ({ timestamp: 1577880000, title, data: [{ post }] })
  const file = [
    record('Ida Brandt updated her status.', 'Snow.'),
    record('Ida Brandt added a new photo.', 'More snow.'),
  ]
  const path = join(own, 'profile_posts_1.json')
  writeFileSync(path, JSON.stringify(file))
  expect((await loadArchive(path, today)).firstName).toBe('Ida')
})
