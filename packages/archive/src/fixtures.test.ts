import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { decodeFile, NotAnArchiveFile, readPosts, summariser } from './index.ts'
import { openArchive } from './zip/index.ts'

const folder = join(import.meta.dirname, '../fixtures')
const NOW = Date.UTC(2026, 10, 15)

interface Expected {
  path: string
  verdict: string
  files?: string[]
  records: number
  own_text: number
  context_only: number
  title_only: number
  nothing: number
  duplicates: number
  no_date: number
  first: number
  last: number
}

const expected: Expected[] = readFileSync(join(folder, 'expected.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line))

function count(files: Uint8Array[]) {
  const { add, summary } = summariser()
  for (const file of files) for (const post of readPosts(decodeFile(file), NOW)) add(post)
  return {
    records: summary.records,
    ...summary.bySubstance,
    duplicates: summary.duplicates,
    no_date: summary.noDate,
    first: (summary.first ?? 0) / 1000,
    last: (summary.last ?? 0) / 1000,
  }
}

const countsOf = ({
  records,
  own_text,
  context_only,
  title_only,
  nothing,
  duplicates,
  no_date,
  first,
  last,
}: Expected) => ({
  records,
  own_text,
  context_only,
  title_only,
  nothing,
  duplicates,
  no_date,
  first,
  last,
})

describe('made-up archives in every layout', () => {
  for (const want of expected.filter(({ path, verdict }) => path.endsWith('.json') && verdict === 'ok'))
    test(`${want.path}`, () => {
      expect(count([readFileSync(join(folder, want.path))])).toEqual(countsOf(want))
    })

  for (const want of expected.filter(({ path }) => path.endsWith('.zip')))
    test(`[IMP-03] ${want.path}`, async () => {
      const archive = await openArchive(new Blob([readFileSync(join(folder, want.path))]))
      if (want.verdict !== 'ok') {
        const verdict = want.path.includes('media_only') ? 'media_only' : want.verdict
        expect(archive.verdict).toBe(verdict)
        return
      }
      expect(archive.verdict).toBe('posts')
      expect(archive.entries.map(({ path }) => path)).toEqual(want.files)
      const files = []
      for (const entry of archive.entries) files.push(await entry.read())
      expect(count(files)).toEqual(countsOf(want))
      await archive.close()
    })

  test('a file that is cut off is refused as a whole', () => {
    const cut = readFileSync(join(folder, 'truncated.json'), 'utf8')
    expect(() => [...readPosts(cut, NOW)]).toThrow(NotAnArchiveFile)
  })

  test('a download that was cut off is told from a file that is no zip', async () => {
    const whole = readFileSync(join(folder, '05_one_root_folder.zip'))
    expect((await openArchive(new Blob([whole.subarray(0, whole.length - 30)]))).verdict).toBe('cut_off')
    expect((await openArchive(new Blob([]))).verdict).toBe('empty')
  })

  test('parts that overlap count each post once', async () => {
    const parts = ['08_multi_part__a.zip', '08_multi_part__c_overlaps_a_by_10.zip']
    const files = []
    for (const part of parts) {
      const archive = await openArchive(new Blob([readFileSync(join(folder, part))]))
      for (const entry of archive.entries) files.push(await entry.read())
    }
    expect(count(files)).toMatchObject({ records: 100, duplicates: 10, own_text: 90 })
  })
})
