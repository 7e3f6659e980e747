import type { Analysis } from '../model.ts'

/** Whatever runs through more posts than that is a person's life and not a story. */
const MOST = 16
const FIRM = 0.45

const known = new WeakMap<Analysis, ReadonlyMap<number, ReadonlySet<number>>>()

/** For each post the others that some story has together with it. */
export function besideInStories(analysis: Analysis): ReadonlyMap<number, ReadonlySet<number>> {
  const found = known.get(analysis) ?? new Map<number, Set<number>>()
  if (known.has(analysis)) return found
  const beside = found as Map<number, Set<number>>
  for (const { acts, firmness } of [...analysis.stories.sagas, ...(analysis.stories.woven ?? [])]) {
    const posts = new Set(acts.map((a) => a.post))
    if (posts.size > MOST || firmness < FIRM) continue
    for (const id of posts) {
      const others = beside.get(id) ?? new Set()
      beside.set(id, others)
      for (const other of posts) if (other !== id) others.add(other)
    }
  }
  known.set(analysis, found)
  return found
}
