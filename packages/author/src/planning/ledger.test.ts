import { expect, test } from 'vitest'
import { isBefore, repeats } from './ledger.ts'

const shown = new Set([1, 2, 3, 4, 5, 6])

test('a letter of pairs that were read already is none; a story that the portrait has a part of is one', () => {
  const before = { portrait: new Set([1, 2]), others: new Set<number>() }
  expect(repeats('letter', shown, before)).toBe(true)
  expect(repeats('running_jokes', shown, before)).toBe(false)
})

test('a letter answers what no story has told, so stories go first', () => {
  for (const key of ['running_jokes', 'timeline', 'museum']) expect(isBefore(key, 'letter')).toBe(true)
})
