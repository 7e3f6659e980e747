import { expect, test } from 'vitest'
import { joined } from './joined.ts'
import type { Strand } from './strand.ts'

const strand = (name: string, people: string[], posts: number[]) =>
  ({ name, saga: { people }, acts: posts.map((post) => ({ post })) }) as unknown as Strand

const told = (strands: Strand[]) => joined(strands).map((s) => [s.name, ...s.acts.map((a) => a.post)])

test('a story goes on in the one that begins with its last post', () => {
  const pond = strand('the pond', ['Ola'], [1, 2, 3])
  const farm = strand('the farm', ['Ola', 'Brun'], [3, 5, 8])
  const kite = strand('the kite', [], [4, 6])
  expect(told([farm, kite, pond])).toEqual([
    ['the kite', 4, 6],
    ['the pond', 1, 2, 3, 5, 8],
  ])
})

test('and not in one of other people', () => {
  const pond = strand('the pond', ['Ola'], [1, 2, 3])
  const choir = strand('the choir', ['Runa'], [3, 5, 8])
  expect(told([pond, choir])).toHaveLength(2)
})
