import { expect, test } from 'vitest'
import { fixtures } from '../fixtures/all.ts'
import { analyse } from '../reading/analyse.ts'
import { write } from '../write.ts'
import { mostRepeating, shareRepeated } from './ledger.ts'
import { postsShown } from './shown.ts'

const today = '2026-03-01'
const MANY = 60
const MOST = 0.2

const full = Object.entries(fixtures).filter(([, { posts }]) => posts.length >= MANY && posts.length < 400)

test.each(full)(
  '%s: of what a magazine shows, a fifth at most stands in two articles',
  (_, { posts, firstName }) => {
    const analysis = analyse(posts, { today, firstName })
    const shown = new Map(
      Object.keys(analysis.plan).map((topic) => [
        topic,
        postsShown(write({ topic, analysis, posts, person: { firstName }, today }).paragraphs),
      ]),
    )
    expect(shareRepeated(shown)).toBeLessThanOrEqual(MOST)
  },
)

const ids = (from: number, to: number) => new Set(Array.from({ length: to - from }, (_, n) => from + n))

test('where too much is repeated, the article that repeats most leaves; the portrait, the people, the roast and the stories stay', () => {
  const shown = new Map([
    ['profile', ids(0, 20)],
    ['people', ids(0, 10)],
    ['timeline', ids(5, 25)],
    ['museum', ids(20, 26)],
  ])
  expect(shareRepeated(shown)).toBeCloseTo(10 / 26)
  expect(mostRepeating(shown)).toBe('museum')
  expect(mostRepeating(new Map([...shown, ['museum', ids(30, 40)], ['timeline', ids(9, 25)]]))).toBeNull()
})
