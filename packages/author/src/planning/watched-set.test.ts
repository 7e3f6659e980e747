import { expect, test } from 'vitest'
import { WatchedSet } from './watched-set.ts'

test('is answered by any set that gives the same answers', () => {
  const set = new WatchedSet([1, 2, 3])
  expect([set.has(1), set.has(9)]).toEqual([true, false])
  expect(set.isAnsweredBy(new Set([1]))).toBe(true)
  expect(set.isAnsweredBy(new Set([1, 9]))).toBe(false)
  expect(set.isAnsweredBy(new Set([2, 3]))).toBe(false)
})

test.each<[string, (set: ReadonlySet<number>) => unknown, unknown]>([
  ['its size', (set) => set.size, 2],
  ['its members', (set) => [...set], [1, 2]],
  ['its values', (set) => [...set.values()], [1, 2]],
  ['its keys', (set) => [...set.keys()], [1, 2]],
  [
    'its entries',
    (set) => [...set.entries()],
    [
      [1, 1],
      [2, 2],
    ],
  ],
  ['a copy', (set) => [...new Set(set)], [1, 2]],
])('once %s were asked for, only the same set would do, and none is taken for it', (_, ask, answer) => {
  const set = new WatchedSet([1, 2])
  expect(ask(set)).toEqual(answer)
  expect(set.isAnsweredBy(new Set([1, 2]))).toBe(false)
})
