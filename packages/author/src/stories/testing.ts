import type { FixturePerson } from '../fixtures/make.ts'
import { readCorpus } from '../reading/corpus.ts'
import { findStories } from './find-stories.ts'
import type { Claim, ClaimKind, Saga, Stories } from './model.ts'

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
