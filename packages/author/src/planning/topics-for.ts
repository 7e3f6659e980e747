import type { Analysis, Person, Post } from '../model.ts'
import { allTopics } from '../topics/all.ts'
import { gather } from './material.ts'

/** Keys of the post-based topics that this person's material can carry, in the order a magazine should have them. */
export function topicsFor(analysis: Analysis, posts: readonly Post[], person: Person): string[] {
  const m = gather(analysis, posts, person, '', analysis.today)
  return allTopics.filter((t) => !t.info.needs.includes('survey') && (t.offers?.(m) ?? true)).map((t) => t.info.key)
}
