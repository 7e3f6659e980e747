import { expect, test } from 'vitest'
import type { Tone } from '../model.ts'
import { draft } from './draft.ts'
import { gatherLoose } from './gather.ts'
import { type Key, newKey } from './key.ts'
import type { Told } from './told.ts'

const post = (n: number, tone: Tone = 'clear') =>
  ({ n, id: n, text: '', language: 'en', tone, day: 15_000 + n * 211, tokens: [] }) as unknown as Told

function rare(kind: 'word' | 'name', word: string, at: number, posts: number[]): Key {
  const key = newKey(kind, word, word, posts, 0.5)
  for (const n of posts) key.at.set(n, at)
  return key
}

/** The casserole of the first three posts, and what the story gathers of the fourth. */
function gathered(keys: readonly Key[], tone: Tone = 'clear'): number[] {
  const casserole = rare('word', 'casserole', 0, [0, 1, 2])
  casserole.isTelling = true
  const all = [casserole, ...keys]
  const posts = Array.from({ length: 11 }, (_, n) => post(n, n === 3 ? tone : 'clear'))
  const of = posts.map((p) => all.flatMap((key, k) => (key.posts.includes(p.n) ? [k] : [])))
  const story = draft('object', 'casserole', [casserole], [0, 1, 2], 'casserole')
  gatherLoose([story], posts, all, {
    of,
    all: of,
    weight: all.map(() => 0.4),
    kinds: all.map((k) => k.kind),
  })
  return story.posts
}

const orange = rare('word', 'orange', 4, [0, 3])
const grimsby = rare('name', 'grimsby', 6, [2, 3])

test('“the orange one” of Grimsby is the casserole: a colour of one post and a town of another', () => {
  expect(gathered([orange, grimsby])).toEqual([0, 1, 2, 3])
})

test('what resembles one post only is not of the story', () => {
  expect(gathered([rare('word', 'orange', 4, [2, 3]), grimsby])).toEqual([0, 1, 2])
  expect(gathered([grimsby])).toEqual([0, 1, 2])
})

test('what is mostly elsewhere ties little', () => {
  const town = rare('name', 'grimsby', 6, [2, 3, 7, 8, 9, 10])
  expect(gathered([orange, town])).toEqual([0, 1, 2])
})

test('a loss is gathered by nothing', () => {
  expect(gathered([orange, grimsby], 'red')).toEqual([0, 1, 2])
})
