import { expect, test } from 'vitest'
import { daysBefore } from '../dates.ts'
import { scoreOf } from './score.ts'

const TODAY = '2026-11-16'
const days = (...ago: number[]) => new Set(ago.map((n) => daysBefore(TODAY, n)))
const everyWeek = (skip: number[] = []) =>
  days(
    ...Array.from({ length: 8 }, (_, n) => n)
      .filter((n) => !skip.includes(n))
      .flatMap((n) => [n * 7, n * 7 + 2, n * 7 + 4]),
  )

test('every week as meant is a hundred; nothing is nothing', () => {
  expect(scoreOf(everyWeek(), 3, TODAY).percent).toBe(100)
  expect(scoreOf(new Set(), 3, TODAY).percent).toBe(0)
})

test('a missed week does not destroy it, and an old one weighs less than a new one', () => {
  const recent = scoreOf(everyWeek([1]), 3, TODAY).percent
  const old = scoreOf(everyWeek([6]), 3, TODAY).percent
  expect(recent).toBeGreaterThan(75)
  expect(old).toBeGreaterThan(recent)
})

test('more than was meant in one week does not make up for another', () => {
  expect(scoreOf(days(0, 1, 2, 3, 4, 5, 6), 3, TODAY).percent).toBeLessThan(30)
})
