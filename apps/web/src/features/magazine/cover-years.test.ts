import { expect, test } from 'vitest'
import { coverYears } from './cover-years.ts'

const year = (value: number) => ({ year: 2000 + value, weeks: Array.from({ length: 53 }, (_, w) => w % 5) })

test('many years are a ridge each, few are cut into parts', () => {
  expect(coverYears(Array.from({ length: 11 }, (_, n) => year(n)))).toHaveLength(11)
  expect(coverYears([year(1), year(2), year(3), year(4)])).toHaveLength(8)
  expect(coverYears([year(1)])).toHaveLength(4)
})

test('heights stay between nothing and one', () => {
  const all = coverYears([year(1), year(2)]).flat()
  expect(Math.max(...all)).toBeCloseTo(1)
  expect(Math.min(...all)).toBeGreaterThanOrEqual(0)
})

test('nothing posted draws calm water, not an error', () => {
  expect(
    coverYears([])
      .flat()
      .every((value) => value === 0),
  ).toBe(true)
  expect(coverYears([{ year: 2020, weeks: new Array(53).fill(0) }]).flat()).not.toContain(Number.NaN)
})
