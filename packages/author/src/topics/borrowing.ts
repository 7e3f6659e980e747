import { storiesPlanned } from '../planning/magazine.ts'
import type { Desk } from '../writing/desk.ts'

/** With this many posts of its own, a sibling can spare one without the two pieces growing alike. */
const SPARES_ONE = 7
const SPARES_TWO = 18

export interface Borrower {
  /** This article's or nobody's, or another's that can spare it. */
  may(...ids: number[]): boolean
  take(...ids: number[]): void
}

/**
 * A story belongs to one article, but a fifth may be shared with each sibling: a catalogue that needs many
 * small things asks every sibling for one or two of them rather than stay a shelf of four.
 */
export function borrowFrom(desk: Desk): Borrower {
  const { analysis } = desk.material
  const planned = new Set(Object.values(analysis.plan).flat())
  const owner = new Map<number, string>()
  const granted = new Set<number>()
  // What a portrait turns and ends on is not lent: two articles would close with the same line.
  const kept = new Set(
    analysis.findings.filter((f) => f.kind === 'hinge').flatMap((f) => (planned.has(f.id) ? f.posts : [])),
  )
  const left = new Map<string, number>()
  for (const [key, taken] of Object.entries(analysis.plan)) {
    const posts = storiesPlanned(analysis, taken)
    left.set(key, posts.length >= SPARES_TWO ? 2 : posts.length >= SPARES_ONE ? 1 : 0)
    for (const id of posts) if (!owner.has(id)) owner.set(id, key)
  }
  const asked = (ids: readonly number[]) => {
    const need = new Map<string, number>()
    for (const id of ids) {
      const key = desk.fresh(id) || granted.has(id) ? undefined : owner.get(id)
      if (key) need.set(key, (need.get(key) ?? 0) + 1)
    }
    return need
  }
  return {
    may: (...ids) =>
      ids.every((id) => desk.untold(id) && (desk.fresh(id) || !kept.has(id))) &&
      [...asked(ids)].every(([key, n]) => n <= (left.get(key) ?? 0)),
    take: (...ids) => {
      for (const [key, n] of asked(ids)) left.set(key, (left.get(key) ?? 0) - n)
      for (const id of ids) granted.add(id)
    },
  }
}
