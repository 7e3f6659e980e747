import type { Library, Shelved } from './library.ts'
import { isHandedBack, isParted, isWholeTurn } from './story-turns.ts'
import { type Link, linksOf } from './threads.ts'

/** How surely a post that goes on with a story is its end. */
function gradeOf({ from, span, isSettled, isDated }: Link, post: Shelved): number {
  if (isHandedBack(from.text, post.text)) return 5
  if (isDated || (span !== null && (isSettled || isParted(from.text)))) return 4
  if (isWholeTurn(from.text, post.text)) return 3
  if (span !== null) return 2
  return isSettled ? 1 : 0
}

/** The last turn of the story that a post began: it says how long ago that was, or that the thing is back or done. */
export function outcomeOf(post: Shelved, library: Library, least = 1): Shelved | null {
  const story = new Set([post.n])
  let found: Shelved | null = null
  let most = least
  for (const [n, links] of linksOf(library)) {
    const on = links.filter((l) => story.has(l.from.n) && n > post.n)
    const next = library.posts[n]
    if (on.length === 0 || !next) continue
    story.add(n)
    const grade = Math.max(...on.map((l) => gradeOf(l, next)))
    if (grade < most) continue
    most = grade
    found = next
  }
  return found
}
