import { expect, test } from 'vitest'
import { careless } from '../fixtures/careless.ts'
import { terse } from '../fixtures/terse.ts'
import { analyse } from './analyse.ts'

const today = '2026-03-01'
const read = ({ posts, firstName }: typeof careless) => analyse(posts, { today, firstName })

test('somebody who types without capitals has people, and is not in mourning because nobody died', () => {
  const { red, stories } = read(careless)
  expect(red).toEqual([])
  expect(stories.people.map(({ name }) => name)).toEqual(expect.arrayContaining(['Ron', 'Alfie', 'Margaret']))
})

test('somebody of few words has stories that go on for years, in one language', () => {
  const { stories, totals } = read(terse)
  expect(stories.sagas.flatMap(({ words }) => words)).toEqual(expect.arrayContaining(['flask']))
  expect(Object.keys(totals.languages)).toEqual(['en'])
})
