import type { FixturePerson, Row } from '../fixtures/make.ts'
import { readCorpus } from '../reading/corpus.ts'
import { findStories } from './find-stories.ts'
import type { Claim, ClaimKind, Saga, Stories } from './model.ts'

/** Days on which nothing of a story happens. */
export const DAYS: Row[] = [
  ['2011-02-02', 'Rain since breakfast, nobody in the street.'],
  ['2012-06-20', 'Ferry cancelled, chips on the pier instead.'],
  ['2013-11-11', 'Quiet evening, lentils, early to bed.'],
  ['2014-01-25', 'Somebody parked across our drive again.'],
  ['2015-08-30', 'Blackberries. Purple to the elbows.'],
  ['2016-04-03', 'Clocks forward. I have not forgiven it.'],
  ['2017-12-12', 'Queue at the post office went round the corner and met itself.'],
  ['2018-05-19', 'Sunburnt in one stripe. Do not ask.'],
  ['2019-10-01', 'Heating on. I held out longer than the pipes did.'],
  ['2020-07-07', 'Cut my own fringe. It is a mood.'],
]

/** For tests: what runs through somebody's posts. */
export function storiesOf({ posts, firstName }: Pick<FixturePerson, 'posts' | 'firstName'>): Stories {
  const corpus = readCorpus(posts, firstName)
  return findStories(corpus, { today: '2026-01-01', firstName, tones: corpus.tones })
}

export const datesOf = (saga: Saga | undefined, { posts }: Pick<FixturePerson, 'posts'>): string[] =>
  saga?.acts.map((a) => posts.find((p) => p.id === a.post)?.at?.slice(0, 10) ?? '') ?? []

export const claimsOf = <K extends ClaimKind>(stories: Stories, kind: K): Extract<Claim, { kind: K }>[] =>
  stories.claims.filter((c): c is Extract<Claim, { kind: K }> => c.kind === kind)

/** A story of these posts, as it would have been found. */
export const storyOf = (
  id: string,
  score: number,
  ids: readonly number[],
  kind: Saga['kind'] = 'object',
): Saga => ({
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
