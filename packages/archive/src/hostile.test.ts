import JSZip from 'jszip'
import { describe, expect, test } from 'vitest'
import { readPosts } from './index.ts'
import { openArchive } from './zip/index.ts'

const NOW = Date.UTC(2026, 10, 15)
/** On a busy machine, too; what it guards against takes minutes. */
const BUDGET_MS = 15_000
const read = (records: unknown) => [...readPosts(JSON.stringify(records), NOW)]
const long = (piece: string, characters = 3_000_000) => piece.repeat(Math.ceil(characters / piece.length))

describe('a file that was made to hold a core', () => {
  test.each([
    ['mentions that never end', '@[1:1:'],
    ['mentions without a name', '@[1:1:]'],
    ['brackets', '@[['],
    ['bytes that are cut off', '\u00f0\u009f'],
    ['spaces', ' '],
  ])('%s are read in no time, wherever they stand', (_, piece) => {
    const text = long(piece)
    const record = {
      timestamp: 1_400_000_000,
      title: text,
      data: [{ post: text }],
      label_values: [{ ent_field_name: 'Message', value: text }],
      tags: [{ name: text }],
      attachments: [{ data: [{ place: { name: text } }, { media: { uri: text, description: text } }] }],
    }
    const began = performance.now()
    const [post] = read([record])
    expect(performance.now() - began).toBeLessThan(BUDGET_MS)
    expect(post?.text.length).toBeLessThanOrEqual(100_000)
    for (const label of [post?.title, post?.place ?? '', ...(post?.people ?? []), ...(post?.media ?? [])])
      expect(label?.length).toBeLessThanOrEqual(500)
  })

  test('lists without end are cut', () => {
    const many = Array.from({ length: 20_000 }, (_, n) => ({
      ent_field_name: `x${n}`,
      value: 'y'.repeat(99),
    }))
    const [post] = read([
      { timestamp: 1, label_values: many, tags: many.map((_, n) => ({ name: `N${n}` })), data: many },
    ])
    expect(post?.people.length).toBeLessThanOrEqual(100)
  })
})

test('another list of the archive is no list of posts', () => {
  const list = [{ name: 'Ada', timestamp: 1_400_000_000 }]
  const others = [
    list,
    { friends_v2: list },
    { your_post_likes: list },
    { status_updates: list },
    ['Ada'],
    [7],
  ]
  for (const other of others) expect(() => read(other)).toThrow('It holds no posts.')
  for (const empty of [[], { status_updates: [] }, { your_post_likes: [] }]) expect(read(empty)).toEqual([])
  const post = { timestamp: 1_400_000_000, data: [{ post: 'Hello' }] }
  expect(read([{ timestamp: 1_400_000_000 }, post, { timestamp: 1_400_000_001 }])).toHaveLength(3)
  expect(read({ status_updates: [{ timestamp: 1_400_000_000, data: [{ post: 'Hello' }] }] })).toHaveLength(1)
})

test('an entry whose name points out of the zip is left out, and the good ones are read', async () => {
  const zip = new JSZip()
  zip.file('posts/your_posts_1.json', '[{"timestamp":1400000000,"data":[{"post":"Hello"}]}]')
  zip.file('aa/aa/your_posts_9.json', '[]')
  const bytes = Buffer.from(await zip.generateAsync({ type: 'uint8array' }))
  const hostile = Buffer.from(bytes.toString('latin1').replaceAll('aa/aa/', '../../'), 'latin1')
  const archive = await openArchive(new Blob([hostile]))
  expect(archive.verdict).toBe('posts')
  expect(archive.leftOut).toEqual(['../../your_posts_9.json'])
  expect(archive.entries.map(({ path }) => path)).toEqual(['posts/your_posts_1.json'])
})
