import { once } from '../../reading/once.ts'
import type { Saga } from '../../stories/model.ts'
import type { Dossier } from '../../writing/dossier.ts'

const LEAST = 4
const FIRM = 0.65
const SCORE = 3

/** “Milner”, “dentist”, “mirror”: words that share their posts are one story. */
export const together = once((d: Dossier): Saga[][] => {
  const sagas = thingsIn(d)
  const groups: { of: Saga[]; posts: Set<number> }[] = []
  for (const s of sagas) {
    const ids = s.acts.map((a) => a.post)
    const home = groups.find(
      (g) => ids.filter((id) => g.posts.has(id)).length >= Math.min(ids.length, g.posts.size) * SHARED,
    )
    if (home) {
      home.of.push(s)
      for (const id of ids) home.posts.add(id)
    } else groups.push({ of: [s], posts: new Set(ids) })
  }
  return groups.map((g) => g.of)
})

const SHARED = 0.45

/** Things whose posts hold together; where these have little else in common, it is a word. */
export const thingsIn = (d: Dossier): Saga[] =>
  d.stories.sagas.filter(
    (s) =>
      s.kind !== 'person' &&
      s.kind !== 'phrase' &&
      s.kind !== 'place' &&
      s.partOf === null &&
      s.firmness >= FIRM &&
      s.score >= SCORE &&
      s.acts.length >= LEAST,
  )
