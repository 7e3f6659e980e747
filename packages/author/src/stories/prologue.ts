import type { Draft } from './draft.ts'
import type { Likeness } from './likeness.ts'
import { LARGE } from './refrains.ts'
import type { Told } from './told.ts'

/** So alike are a post and what came of it within the month. */
const ALIKE = 0.4
const DAYS = 30
const LEAST = 3
const FIRM = 0.5
const MOST_ADDED = 3
const KINDS = new Set<Draft['kind']>(['object', 'thread', 'promise', 'person'])

/**
 * A story begins before it has its name: the bicycle was stolen and brought back before anybody said what the boy is
 * called. What led to the first post that names it, within a month, comes before it.
 */
export function addPrologues(drafts: readonly Draft[], posts: readonly Told[], likeness: Likeness) {
  if (posts.length > LARGE) return
  for (const d of drafts) {
    if (!KINDS.has(d.kind) || d.isMerged || d.posts.length < LEAST || d.firmness < FIRM) continue
    for (let added = 0; added < MOST_ADDED; added++) {
      const before = leadingTo(posts[d.posts[0] as number] as Told)
      if (before === null) break
      d.posts.unshift(before)
      d.ties.set(before, 'next')
    }
  }

  function leadingTo(opening: Told): number | null {
    let first: number | null = null
    for (let n = opening.n - 1; n >= 0; n--) {
      const post = posts[n] as Told
      if (opening.day - post.day > DAYS) break
      const isTellable = post.tone !== 'hidden' && post.tone !== 'red'
      if (isTellable && likeness(n, opening.n) >= ALIKE) first = n
    }
    return first
  }
}
