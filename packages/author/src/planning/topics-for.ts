import type { Analysis, Person, Post } from '../model.ts'
import { allTopics } from '../topics/all.ts'
import type { Topic, WhenInArchive } from '../topics/topic.ts'
import { claimsFor, planOf, shareOut } from './magazine.ts'
import { gather } from './material.ts'

/** Posts that an article needs to itself, so that two of them need not tell the same story. */
const POSTS_PER_ARTICLE = 9
const LEAST_STORIES = 4
const LEAST_TOPICS = 3

/**
 * Keys of the post-based topics that this person's material can carry, in the order a magazine should have
 * them: fewer for a thin archive, because a short magazine is better than one that repeats itself.
 */
export function topicsFor(analysis: Analysis, posts: readonly Post[], person: Person): string[] {
  const planned = Object.keys(analysis.plan)
  return planned.length > 0 ? planned : Object.keys(planFor(analysis, posts, person))
}

/** A topic that would go hungry makes room for the next one, and its stories go to the others. */
export function planFor(
  analysis: Analysis,
  posts: readonly Post[],
  person: Person,
  when?: (post: number) => WhenInArchive | null,
): Record<string, string[]> {
  const m = gather(analysis, posts, person, '', analysis.today)
  const quotable = new Set(analysis.lines.map((l) => l.post).filter((id) => m.clear(id))).size
  const room = Math.max(LEAST_TOPICS, Math.floor(quotable / POSTS_PER_ARTICLE))
  let pool = allTopics.filter((t) => !t.info.needs.includes('survey') && (t.offers?.(m) ?? true))
  const claims = claimsFor(analysis, when)
  for (;;) {
    const seats = shareOut(pool.slice(0, room), claims)
    // A few thin pieces are better than none, but not one about nothing.
    const needs = (t: Topic) => Math.min(t.least ?? LEAST_STORIES, pool.length > LEAST_TOPICS ? 99 : 3)
    const hungry = seats.findLast(({ topic, posts }) => posts < needs(topic))?.topic
    if (!hungry) {
      const plan = planOf(seats)
      // An index of counts takes nobody's stories, so there is always a chair for it.
      return analysis.totals.written >= 12 ? { ...plan, counted: plan.counted ?? [] } : plan
    }
    // The first two are what people come for: rather than one of them, the last guest goes.
    const seated = seats.map((s) => s.topic)
    const leaves = seated.indexOf(hungry) < 2 && seated.length > 2 ? seated.at(-1) : hungry
    pool = pool.filter((t) => t !== leaves)
  }
}
