import type { Passage } from '../find.ts'
import type { Asked } from './asked.ts'
import type { Pool } from './candidates.ts'
import { type Doubts, doubtsOf, type Marks, marksOf, type Named } from './marks.ts'

/** What each mark is worth: fitted to some nine hundred questions about people of whom the right posts are known. */
const WORTH: Readonly<Record<keyof Marks, number>> = {
  coverage: 0.1,
  bearing: 2.3,
  held: 1.2,
  rare: 0.2,
  missing: -0.7,
  otherDeed: -0.5,
  planned: -0.3,
  asks: -0,
  withheld: -1,
  like: 0.4,
  likeOther: -0.1,
  mostLike: 0.9,
  ahead: 0.3,
  ofKind: 1.6,
  lacksKind: -1.2,
  whole: 0.4,
  story: 0.4,
  storyLike: 0.3,
  early: 1.8,
  late: 2.3,
  contextHeld: 0.9,
  contextStory: 1.5,
  own: 2.6,
  near: 0.1,
  refused: 1,
  tender: -0.1,
}
const AGAINST: Readonly<Record<keyof Doubts, number>> = {
  always: 5.6,
  blind: -0.8,
  unheardName: 1.9,
  foreign: -0.8,
  followsOn: -0.4,
  long: -0.1,
  name: 1.6,
  why: -0.6,
  count: -2.2,
  figure: 0.1,
  extreme: -1.1,
  when: 0.6,
  became: 0.4,
  whether: 0.4,
  last: 0,
  untold: 0.3,
  tender: 0.6,
}

export interface Likely {
  passage: Passage
  /** How probable it is that this post holds the answer, 0–1. */
  share: number
}

/** The posts by how probable it is that they hold the answer, the rest being that none does. */
export const likeliest = (asked: Asked, pool: Pool, named: Named): Likely[] =>
  shared(pool.passages, marksOf(asked, pool, named), WORTH, Math.exp(sumOf(doubtsOf(asked), AGAINST)))

/** Each post's share of one whole, best first. */
export function shared<Name extends string>(
  passages: readonly Passage[],
  marks: (passage: Passage) => Readonly<Record<Name, number>>,
  worth: Readonly<Partial<Record<Name, number>>>,
  none = 0,
): Likely[] {
  const all = passages.map((passage) => ({ passage, share: Math.exp(sumOf(marks(passage), worth)) }))
  const total = all.reduce((sum, { share }) => sum + share, none)
  return all
    .map(({ passage, share }) => ({ passage, share: share / total }))
    .sort((a, b) => b.share - a.share || a.passage.post.n - b.passage.post.n)
}

function sumOf<Name extends string>(
  marks: Readonly<Record<Name, number>>,
  worth: Readonly<Partial<Record<Name, number>>>,
): number {
  let sum = 0
  for (const name in marks) sum += marks[name] * (worth[name] ?? 0)
  return sum
}
