import { expect, test } from 'vitest'
import { coverOf, coversOf } from './chosen-cover.ts'

const NUMBER = { kind: 'number' as const, value: 917, line: 'By Easter', date: null }
const WORD = { kind: 'word' as const, word: 'Anyway', posts: 31 }
const front = { cover: NUMBER, others: [WORD, { kind: 'years' as const }], strip: null }

test('as it came, unless the reader would rather have another', () => {
  expect(coverOf({ front, cover_choice: null })).toEqual({ cover: NUMBER, ink: 'red' })
  expect(coverOf({ front, cover_choice: { composition: 'word', ink: 'night' } })).toEqual({
    cover: WORD,
    ink: 'night',
  })
  expect(coverOf({ front: null, cover_choice: null })).toEqual({ cover: { kind: 'years' }, ink: 'night' })
})

test('magazines of before have the years beside what came', () => {
  expect(coversOf({ front: { cover: NUMBER, strip: null } })).toEqual([NUMBER, { kind: 'years' }])
  expect(coversOf({ front: null })).toEqual([{ kind: 'years' }])
})
