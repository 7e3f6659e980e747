import { expect, test } from 'vitest'
import { careless } from '../fixtures/careless.ts'
import { analyse } from '../reading/analyse.ts'
import type { Saga } from '../stories/model.ts'
import { storyOf } from '../stories/testing.ts'
import { inPosts } from '../topics/common/in-posts.ts'
import { inPortrait } from '../topics/people/in-portrait.ts'
import { profile } from '../topics/profile/index.ts'
import { timeline } from '../topics/timeline/index.ts'
import type { PostTopic } from '../topics/topic.ts'
import { openDossier } from '../writing/dossier.ts'
import { planned, shareOut } from './plan.ts'

const today = '2026-03-01'
const { posts, firstName } = careless
// A day later, or the plan of the analysis would be remembered.
const d = openDossier(analyse(posts, { today, firstName }), posts, { firstName }, '2026-03-02')
const shownFirst = [...inPortrait(d)]
const free = posts.map((p) => p.id).filter((id) => d.clear(id) && !inPortrait(d).has(id))

/** Tells whatever it is given, post by post, and some posts in any case. */
const teller = (key: string, sagas: readonly Saga[], always: readonly Saga[] = []): PostTopic => ({
  ...timeline,
  info: { ...timeline.info, key },
  wishes: () => sagas.map((saga) => ({ saga, value: saga.score })),
  carries: () => true,
  draft: (page, given) => {
    for (const { acts } of [...always, ...given]) inPosts(page, acts)
    return { title: key, titlePosts: [], standfirst: [] }
  },
})

const told = (sagas: readonly Saga[], others: readonly PostTopic[] = []) =>
  [...shareOut(d, [...others, teller('timeline', sagas)]).values()].flat().map((s) => s.id)

test('a wider word with most of a better story in it does not take its place', () => {
  const apprentice = storyOf('apprentice', 4, free.slice(0, 5))
  const bench = storyOf('bench', 3, [...free.slice(0, 4), ...free.slice(6, 10)])
  expect(told([bench, apprentice])).toEqual(['apprentice'])
})

test('what is mostly of somebody is told with them', () => {
  const calls = storyOf('calls', 4, free.slice(0, 5))
  const brother = storyOf('brother', 3, [...free.slice(0, 4), ...free.slice(6, 10)], 'person')
  expect(told([brother, calls])).toEqual(['brother'])
})

test('what the portrait and another story have most of between them is not told again', () => {
  const kite = storyOf('kite', 4, free.slice(0, 5))
  const dock = storyOf('dock', 3, [...shownFirst.slice(0, 2), ...free.slice(0, 2), free[8] as number])
  const quay = storyOf('quay', 3, [...shownFirst.slice(0, 2), ...free.slice(9, 12)])
  expect(told([kite, dock, quay], [profile])).toEqual(['kite', 'quay'])
})

test('a story that one article has told to its end is left to it', () => {
  const [kite, dock, oven] = [0, 5, 10].map((n) => storyOf(`thing ${n}`, 4, free.slice(n, n + 5))) as Saga[]
  const all = [kite, dock, oven] as Saga[]
  const plan = planned(d, [teller('media_roast', [], [kite as Saga]), teller('timeline', all)], true)
  expect(plan.timeline?.filter((x) => x.startsWith('thing'))).toEqual(['thing 10', 'thing 5'])
})
