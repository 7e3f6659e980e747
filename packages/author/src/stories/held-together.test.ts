import { expect, test } from 'vitest'
import { sharedKeys } from './chains.ts'
import { draft } from './draft.ts'
import { hangsTogether } from './held-together.ts'
import { type Key, newKey } from './key.ts'
import type { Material } from './sagas.ts'
import type { Told } from './told.ts'

const POSTS = 20

/** A name or a word in these posts, at one place in each. */
function key(kind: 'name' | 'word', id: string, posts: number[], at: number): Key {
  const one = newKey(kind, id, id, posts, 1)
  for (const n of posts) one.at.set(n, at)
  return one
}

function isStory(keys: Key[], members: number[]): boolean {
  const posts = Array.from({ length: POSTS }, (_, n) => ({ n, lemmas: [], language: 'en', foreign: null }))
  const material = {
    keys,
    posts: posts as unknown as Told[],
    shared: sharedKeys(keys, POSTS),
    people: new Set(['name:tilda']),
  } as unknown as Material
  return hangsTogether(draft('thread', 'woven', [], members, 'woven:'), material)
}

const TILDA = key('name', 'tilda', [1, 3, 5, 7, 9], 0)

test('what somebody did in ten years is no story, unless a second thing runs through it', () => {
  expect(isStory([TILDA, key('word', 'fern', [9], 6)], [1, 3, 5, 7, 9])).toBe(false)
  expect(isStory([TILDA, key('word', 'raft', [3, 7, 9], 6)], [1, 3, 5, 7, 9])).toBe(true)
})

test('what stands beside the name each time is no second thing', () => {
  expect(isStory([TILDA, key('word', 'aunt', [3, 7, 9], 1)], [1, 3, 5, 7, 9])).toBe(false)
})

test('what half of its posts have nothing to do with is no story', () => {
  expect(isStory([key('word', 'raft', [3, 7], 2)], [1, 3, 5, 7, 9])).toBe(false)
  expect(isStory([key('word', 'raft', [3, 5, 7], 2)], [1, 3, 5, 7, 9])).toBe(true)
})
