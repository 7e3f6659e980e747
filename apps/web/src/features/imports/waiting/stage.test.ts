import type { ImportProgress } from '@youzine/contract'
import { describe, expect, test } from 'vitest'
import { importBar, localBar, quoteMs } from './stage.ts'

const progress = (more: Partial<ImportProgress>): ImportProgress => ({
  id: 1,
  is_sample: false,
  status: 'embedding',
  post_count: 0,
  total_count: 100,
  posts_with_words: 90,
  articles_done: 0,
  articles_expected: 0,
  sample_posts: [],
  sample_dates: [],
  facts: null,
  error: null,
  ...more,
})

describe('[IMP-11] [IMP-12] [IMP-13] [IMP-14] [IMP-15] the bar', () => {
  test.each([
    [{ stage: 'preliminary', fraction: 0 }, 0, 'Preparing'],
    [{ stage: 'preliminary', fraction: 1 }, 5, 'Preparing'],
    [{ stage: 'extract', fraction: 0 }, 5, 'Extracting your Facebook archive'],
    [{ stage: 'extract', fraction: 1 }, 10, 'Extracting your Facebook archive'],
    [{ stage: 'upload', fraction: 0.5 }, 12.5, 'Uploading your Facebook archive'],
  ] as const)('%j', (work, percent, label) => expect(localBar(work)).toMatchObject({ percent, label }))

  test('reading counts posts, writing counts articles', () => {
    expect(importBar(progress({ post_count: 50 }))).toMatchObject({
      percent: 30,
      label: 'Reading your Facebook posts',
    })
    const writing = progress({
      status: 'generating_magazine',
      post_count: 100,
      articles_done: 2,
      articles_expected: 8,
    })
    expect(importBar(writing)).toMatchObject({ percent: 58.75, label: 'Writing about you' })
  })
})

test('[IMP-16] imported posts are shown while there are some and the job is not finished', () => {
  expect(importBar(progress({ post_count: 0 })).note).toBeUndefined()
  expect(importBar(progress({ post_count: 7 })).note).toBe('7 imported ✨')
  expect(importBar(progress({ post_count: 7, status: 'finished' })).note).toBeUndefined()
})

test('[IMP-17] [IMP-18] finished is a hundred percent', () => {
  expect(importBar(progress({ status: 'finished' }))).toEqual({
    percent: 100,
    label: 'Articles complete! 🎉',
    isOver: true,
  })
})

test('[HOME-24] a quote stays long enough to be read', () => {
  expect(quoteMs('Short one.')).toBe(3000)
  expect(quoteMs('word '.repeat(20))).toBe(8000)
  expect(quoteMs('word '.repeat(500))).toBe(30_000)
})
