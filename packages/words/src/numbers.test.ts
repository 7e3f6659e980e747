import { expect, test } from 'vitest'
import { numberOf } from './numbers.ts'

test.each([
  ['once', 'en', null],
  ['once', 'es', 11],
  ['elf', 'en', null],
  ['elf', 'de', 11],
  ['die', 'de', null],
  ['dos', 'de', null],
  ['dos', 'es', 2],
  ['two', 'es', null],
  ['two', 'en', 2],
  ['11,000', 'en', 11_000],
] as const)('%s in %s is %s', (word, language, number) => {
  expect(numberOf(word, language)).toBe(number)
})
