import { expect, test } from 'vitest'
import { keeper } from '../fixtures/keeper.ts'
import { analyse } from '../reading/analyse.ts'
import type { Saga } from '../stories/model.ts'
import type { PostTopic, Wish } from '../topics/topic.ts'
import { openDossier } from '../writing/dossier.ts'
import { shareOut } from './plan.ts'

const today = '2026-03-01'
const { posts, firstName } = keeper
const d = openDossier(analyse(posts, { today, firstName }), posts, { firstName }, today)

const story = (id: string, score: number, ids: readonly number[], kind: Saga['kind'] = 'object'): Saga => ({
  id,
  kind,
  subject: id,
  words: [id],
  acts: ids.map((post) => ({ post, from: 0, to: 1, role: 'renewal', tone: 'clear' })),
  people: [],
  isRing: false,
  hasOutcome: false,
  score,
  claims: [],
  partOf: null,
  firmness: 0.7,
})

function topic(key: string, wishes: Wish[]): PostTopic {
  const info = { id: 1, key, name: key, description: '', genre: '', order: 1, needs: [], brief: '' }
  return { kind: 'posts', info, room: 9, wishes: () => wishes, carries: () => true, draft: () => null }
}

const told = (sagas: readonly Saga[]) => {
  const given = shareOut(d, [
    topic(
      'timeline',
      sagas.map((saga) => ({ saga, value: saga.score })),
    ),
  ])
  return [...given.values()].flat().map((s) => s.id)
}

test('a wider word with most of a better story in it does not take its place', () => {
  const apprentice = story('apprentice', 4, [1, 2, 3, 4, 5])
  const bench = story('bench', 3, [1, 2, 3, 4, 6, 7, 8, 9])
  expect(told([bench, apprentice])).toEqual(['apprentice'])
})

test('what is mostly of somebody is told with them', () => {
  const calls = story('calls', 4, [1, 2, 3, 4, 5])
  const brother = story('brother', 3, [1, 2, 3, 4, 6, 7, 8, 9], 'person')
  expect(told([brother, calls])).toEqual(['brother'])
})
