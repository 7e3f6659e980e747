import { expect, test } from 'vitest'
import { lastWeeks } from './weeks.ts'

test('weeks begin on a Monday, end today, and say where a month begins', () => {
  const weeks = lastWeeks('2026-11-18', 4)
  expect(weeks.map(({ days }) => days[0])).toEqual(['2026-10-26', '2026-11-02', '2026-11-09', '2026-11-16'])
  expect(weeks.map(({ days }) => days.length)).toEqual([7, 7, 7, 3])
  expect(weeks.map(({ month }) => month)).toEqual(['Nov', undefined, undefined, undefined])
})

test('on a Sunday the week is whole, on a Monday it has begun', () => {
  expect(lastWeeks('2026-11-22', 1)[0]?.days).toHaveLength(7)
  expect(lastWeeks('2026-11-23', 1)[0]?.days).toEqual(['2026-11-23'])
})
