import { expect, test } from 'vitest'
import { daysBefore } from '../dates.ts'
import { trendOf } from './trend.ts'

const TODAY = '2026-11-18'
const measured = (...pairs: [ago: number, value: number][]) =>
  pairs.map(([ago, value]) => ({ date: daysBefore(TODAY, ago), value }))

test('four weeks are laid beside the four before, and judged by what is wanted', () => {
  const points = measured([50, 4], [40, 6], [20, 7], [0, 8])
  expect(trendOf(points, 'more', 'km', TODAY)).toEqual({
    text: '7.5 km on average in the last four weeks, 2.5 more than in the four before.',
    isWanted: true,
  })
  expect(trendOf(points, 'less', 'km', TODAY)?.isWanted).toBe(false)
  expect(trendOf(measured([50, 9], [40, 9], [20, 5], [0, 5]), 'less', 'cups', TODAY)).toEqual({
    text: '5 cups on average in the last four weeks, 4 less than in the four before.',
    isWanted: true,
  })
})

test('what has not changed is not judged, and one value is nothing to compare', () => {
  expect(trendOf(measured([50, 5], [40, 5], [20, 5], [0, 5]), 'more', 'km', TODAY)).toEqual({
    text: '5 km on average in the last four weeks, as in the four before.',
  })
  expect(trendOf(measured([40, 6], [20, 7], [0, 8]), 'more', 'km', TODAY)).toBeUndefined()
})
