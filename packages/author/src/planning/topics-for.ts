import type { Analysis, Person, Post } from '../model.ts'
import { allTopics } from '../topics/all.ts'
import { gather } from './material.ts'

/** Posts that an article needs to itself, so that two of them need not tell the same story. */
const POSTS_PER_ARTICLE = 4

/**
 * Keys of the post-based topics that this person's material can carry, in the order a magazine should have
 * them: fewer for a thin archive, because a short magazine is better than one that repeats itself.
 */
export function topicsFor(analysis: Analysis, posts: readonly Post[], person: Person): string[] {
  const m = gather(analysis, posts, person, '', analysis.today)
  const quotable = new Set(analysis.lines.map((l) => l.post).filter((id) => m.clear(id))).size
  const room = Math.max(3, Math.floor(quotable / POSTS_PER_ARTICLE))
  return allTopics
    .filter((t) => !t.info.needs.includes('survey') && (t.offers?.(m) ?? true))
    .map((t) => t.info.key)
    .slice(0, room)
}
