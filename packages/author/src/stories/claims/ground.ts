import { graver } from '@youzine/words'
import type { CountQuery, Tone } from '../../model.ts'
import { once } from '../../reading/once.ts'
import type { Shared } from '../chains.ts'
import type { Draft } from '../draft.ts'
import type { Key } from '../mentions.ts'
import type { Acquaintance, Claim, ClaimKind, ClaimOf, Saga, Stories } from '../model.ts'
import type { Promised } from '../promises.ts'
import type { Teller, Told } from '../told.ts'

/** What a claim is computed from. */
export interface Ground {
  teller: Teller
  keys: readonly Key[]
  shared: Shared
  drafts: readonly Draft[]
  promises: readonly Promised[]
  stories: Stories
}

export const postsOf = once((p: Acquaintance): ReadonlySet<number> => new Set(p.posts))
const actsOf = once((s: Saga): ReadonlySet<number> => new Set(s.acts.map((a) => a.post)))

/** The fields that every claim has. A claim may rest on grave posts; its tone says so. */
export function claim<Kind extends ClaimKind>(
  ground: Ground,
  kind: Kind,
  name: string,
  score: number,
  posts: readonly Told[],
  counts: { value: number; of: CountQuery }[] = [],
): ClaimOf<Kind> {
  const ordered = [...new Set(posts)].sort((a, b) => a.n - b.n)
  const ids = ordered.map((p) => p.id)
  const tone = ordered.reduce<Tone>((gravest, p) => graver(gravest, p.tone), 'clear')
  return {
    id: `${kind}:${name}`,
    kind,
    score: Math.round(score * 100) / 100,
    saga: sagaOf(ids, ground.stories.sagas),
    people: ground.stories.people
      .filter((p) => ids.some((id) => postsOf(p).has(id)))
      .slice(0, 4)
      .map((p) => p.name),
    posts: ids,
    counts,
    tone,
  }
}

/** The best story that holds all of these posts, or else the first two. */
function sagaOf(ids: readonly number[], sagas: readonly Saga[]): string | null {
  const holds = (saga: Saga, some: readonly number[]) => some.every((id) => actsOf(saga).has(id))
  return (
    sagas.find((s) => holds(s, ids))?.id ??
    (ids.length > 2 ? sagas.find((s) => holds(s, ids.slice(0, 2)))?.id : null) ??
    null
  )
}

export const tellable = (post: Told): boolean => post.tone !== 'hidden' && post.tone !== 'red'

export const membersOf = (ground: Ground, saga: Saga): Told[] =>
  saga.acts.flatMap((a) => ground.teller.byId.get(a.post) ?? [])

export const listed = (posts: readonly Told[]): { value: number; of: CountQuery } => ({
  value: posts.length,
  of: { kind: 'listed', posts: posts.map((p) => p.id) },
})

export const daysBetween = (from: Told, to: Told): { value: number; of: CountQuery } => ({
  value: to.day - from.day,
  of: { kind: 'local-days', from: from.id, to: to.id },
})

export const isClaim = (c: Claim | null): c is Claim => c !== null
