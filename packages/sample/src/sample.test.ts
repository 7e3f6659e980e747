import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { decodeFile, readPosts, summariser } from '../../archive/src/index.ts'
import { openArchive } from '../../archive/src/zip/index.ts'
import { archiveFiles, sampleRecords } from './build.ts'
import { life } from './life/index.ts'
import { zipOf } from './zip.ts'

const NOW = Date.UTC(2026, 0, 15)
const shipped = readFileSync(join(import.meta.dirname, '../../../apps/web/public/sample-archive.zip'))

const withWords = life.filter(({ text }) => text)
const plain = (text: string) => text.replace(/@\[([^\]]+)\]/g, '$1')

async function postsOf(zip: Uint8Array<ArrayBuffer>) {
  const archive = await openArchive(new Blob([zip]))
  expect(archive.verdict).toBe('posts')
  expect(archive.entries).toHaveLength(1)
  const [entry] = archive.entries
  const json = decodeFile((await entry?.read()) ?? new Uint8Array())
  await archive.close()
  return { json, posts: [...readPosts(json, NOW)] }
}

describe('the life', () => {
  test('is long enough to be worth reading', () => {
    expect(withWords.length).toBeGreaterThanOrEqual(950)
    const lengths = withWords.map(({ text }) => text.split(/\s+/).length).sort((a, b) => a - b)
    expect(lengths[lengths.length >> 1]).toBeGreaterThanOrEqual(15)
    expect(lengths[lengths.length >> 1]).toBeLessThanOrEqual(25)
  })

  test('never says the same thing twice in the same words', () => {
    const texts = withWords.map(({ text }) => text)
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([])
  })

  test('has one long silence, and nothing is posted in it', () => {
    const days = sampleRecords()
      .map(({ timestamp }) => timestamp / 86_400)
      .sort((a, b) => a - b)
    const gaps = days.slice(1).map((day, at) => day - (days[at] ?? day))
    expect(gaps.filter((gap) => gap > 60)).toHaveLength(1)
    expect(Math.max(...gaps)).toBeGreaterThan(140)
  })

  test('numbers what is found in pianos upwards', () => {
    const numbers = withWords.flatMap(({ text }) => {
      const [, number] = /^Found in (?:a|the STATION) piano.*?no\. (\d+)/.exec(text) ?? []
      return number && !text.includes('(Leipzig') ? [Number(number)] : []
    })
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
    expect(numbers.length).toBeGreaterThan(50)
  })
})

describe('the archive', () => {
  test('is made the same every time', () => {
    expect([...archiveFiles()]).toEqual([...archiveFiles()])
    expect(zipOf(archiveFiles()).equals(zipOf(archiveFiles()))).toBe(true)
  })

  test('holds about 1,200 records over fifteen years, not strictly sorted', async () => {
    const { posts } = await postsOf(shipped)
    const { add, summary } = summariser()
    for (const post of posts) add(post)
    expect(summary.records).toBeGreaterThanOrEqual(1150)
    expect(summary.records).toBeLessThanOrEqual(1250)
    expect(summary.bySubstance.own_text).toBe(withWords.length)
    expect(summary).toMatchObject({ duplicates: 0, noDate: 0 })
    expect(new Date(summary.first ?? 0).getUTCFullYear()).toBe(2010)
    expect(new Date(summary.last ?? 0).getUTCFullYear()).toBe(2025)
    const moments = posts.map(({ at }) => at ?? 0)
    expect(moments).not.toEqual(moments.toSorted((a, b) => b - a))
  })

  test('reads back to the very words that were written', async () => {
    const { json, posts } = await postsOf(shipped)
    expect(/[^\0-\x7f]/.test(json)).toBe(false)
    expect(json).toContain('Zieli\\u00c5\\u0084ski')
    const read = posts.map(({ text }) => text).filter(Boolean)
    expect(read.sort()).toEqual(withWords.map(({ text }) => plain(text)).sort())
    expect(Math.max(...read.map((text) => text.length))).toBeLessThanOrEqual(4000)
  })

  test('is what the product serves', async () => {
    const made = await postsOf(zipOf(archiveFiles()) as Buffer<ArrayBuffer>)
    const { json } = await postsOf(shipped)
    expect(json === made.json, 'run packages/sample/src/write-zip.ts').toBe(true)
    expect(shipped.length).toBeLessThan(400 * 1024)
  })

  test('carries places, people, links, photographs, an event and turns of a life', async () => {
    const { posts } = await postsOf(shipped)
    const kinds = new Set(posts.map(({ kind }) => kind))
    for (const kind of ['status', 'photo', 'video', 'link', 'checkin', 'event', 'life_event', 'fundraiser'])
      expect(kinds).toContain(kind)
    expect(posts.some(({ people }) => people.includes('Tomasz Zieliński'))).toBe(true)
    expect(posts.some(({ text }) => text.includes('@['))).toBe(false)
  })
})
