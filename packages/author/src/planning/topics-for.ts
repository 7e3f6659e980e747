import type { Analysis, Person, Post } from '../model.ts'
import { planFor } from './plan.ts'

/**
 * Keys of the post-based topics that this person's material can carry, in the order a magazine should have
 * them: fewer for a thin archive, because five good pieces are better than thirteen.
 */
export function topicsFor(analysis: Analysis, posts: readonly Post[], person: Person): string[] {
  const planned = Object.keys(analysis.plan)
  return planned.length > 0 ? planned : Object.keys(planFor(analysis, posts, person))
}
