import { expect, test } from 'vitest'
import { draft } from './draft.ts'
import type { Likeness } from './likeness.ts'
import { addPrologues } from './prologue.ts'
import type { Told } from './told.ts'

/** A theft, the weather, a return, the name; then years of it. */
const DAYS = [100, 104, 108, 114, 700, 1800, 3600]
const posts = DAYS.map((day, n) => ({ n, day, tone: 'clear' }) as Told)
const ALIKE = new Set(['0 2', '2 3'])
const likeness: Likeness = Object.assign(
  (a: number, b: number) => (ALIKE.has(`${Math.min(a, b)} ${Math.max(a, b)}`) ? 0.6 : 0.02),
  { isTied: () => false },
)

const named = () => ({ ...draft('person', 'Rafferty', [], [3, 4, 5, 6], 'name:rafferty'), firmness: 0.7 })

test('what led to the post that gives a name comes before it, and the weather of that week does not', () => {
  const story = named()
  addPrologues([story], posts, likeness)
  expect(story.posts).toEqual([0, 2, 3, 4, 5, 6])
  expect([...story.ties]).toEqual([
    [2, 'next'],
    [0, 'next'],
  ])
})

test('nothing leads to a story from another season, and a loss leads to none', () => {
  const late = named()
  addPrologues(
    [late],
    posts.map((p) => (p.n < 3 ? { ...p, day: p.day - 60 } : p)),
    likeness,
  )
  expect(late.posts).toEqual([3, 4, 5, 6])
  const grave = named()
  addPrologues(
    [grave],
    posts.map((p) => (p.n === 2 ? { ...p, tone: 'red' as const } : p)),
    likeness,
  )
  expect(grave.posts).toEqual([3, 4, 5, 6])
})

test('a story that was put together of several has its beginning', () => {
  const whole = { ...named(), isMerged: true }
  addPrologues([whole], posts, likeness)
  expect(whole.posts).toEqual([3, 4, 5, 6])
})
