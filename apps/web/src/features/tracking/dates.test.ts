import { expect, test } from 'vitest'
import { valueText } from './dates.ts'

test('one of it is one cup, and what we do not know stays as it was typed', () => {
  expect([1, 2, 1.5].map((n) => valueText(n, 'cups'))).toEqual(['1 cup', '2 cups', '1.5 cups'])
  expect([valueText(1, 'glasses'), valueText(1, 'lbs'), valueText(1, 'km')]).toEqual([
    '1 glass',
    '1 lbs',
    '1 km',
  ])
  expect(valueText(1234.567, null)).toBe('1,234.57')
})
