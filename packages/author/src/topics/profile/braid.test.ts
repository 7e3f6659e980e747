import { expect, test } from 'vitest'
import { storyOf } from '../../stories/testing.ts'
import { ofOtherStories } from './braid.ts'

test('what holds together by itself is told elsewhere, and what grew out of the story is not', () => {
  const pencils = storyOf('pencils', 5, [1, 2, 3, 4, 5, 6])
  const carillon = storyOf('carillon', 4, [1, 20, 21, 22, 23])
  const lid = storyOf('lid', 4, [2, 3, 30, 31])
  const loose = { ...storyOf('loose', 4, [1, 40, 41, 42, 43]), firmness: 0.5 }
  expect([...ofOtherStories([pencils, carillon, lid, loose], pencils)]).toEqual([20, 21, 22, 23])
})
