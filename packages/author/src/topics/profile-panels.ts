import type { Finding } from '../model.ts'
import { lastPost } from '../planning/facts.ts'
import type { Material } from '../planning/material.ts'
import { wordsOf } from '../reading/tokens.ts'
import type { Desk } from '../writing/desk.ts'
import type { Quote } from '../writing/quote.ts'
import { dayNumber } from '../writing/slots.ts'

/** The sentence with the word in it, and what completes it: a panel without its word explains nothing. */
export function aroundForm(m: Material, id: number, word: string, max: number) {
  const at = m.read(id)?.sentences.findIndex((s) => wordsOf(s.text).includes(word)) ?? -1
  return at >= 0 ? m.passage(id, at, max) : null
}

/** "I’m going to bed." is no panel. */
const carries = (q: Quote | null) => !!q && q.quote.split(/\s+/).length >= 7

/** The word that a small archive's portrait turns on. */
export function pickHinge(desk: Desk, own: ReadonlySet<number>): Finding | null {
  const m = desk.material
  const fit = m
    .findings('hinge')
    .filter((f) => f.posts.every((id) => m.clear(id) && desk.fresh(id) && m.excerpt(id, 40)))
    .filter((f) => f.posts.every((id) => carries(aroundForm(m, id, String(f.data.word), 30))))
  return (
    fit.find((f) => f.posts.some((id) => own.has(id))) ??
    fit.find((f) => f.posts.every((id) => desk.rank(id) > 0)) ??
    null
  )
}

/** First, turning and latest post, where no word holds the archive together. */
export function scenePosts(desk: Desk, right = 1): number[] {
  const m = desk.material
  const good = (id: number) =>
    desk.rank(id) >= right &&
    m.clear(id) &&
    desk.fresh(id) &&
    !!m.excerpt(id, 40) &&
    (m.read(id)?.words.length ?? 0) >= (right > 0 ? 6 : 3) &&
    !m.read(id)?.greeting
  const dated = m.analysis.lines.filter((l) => good(l.post) && m.read(l.post)?.when).map((l) => l.post)
  dated.sort((a, b) => dayNumber(m, a) - dayNumber(m, b) || a - b)
  const first = dated[0]
  const newest = lastPost(m)
  const last = good(newest) ? newest : dated.at(-1)
  // A story that will be told in full is not spent on a single scene.
  const storied = new Set(
    m.findings('thread', 'saga').flatMap((f) => (f.posts.every((id) => good(id)) ? f.posts : [])),
  )
  const free = (id: number) => good(id) && id !== first && id !== last && !storied.has(id)
  const turn = m
    .findings('turn')
    .flatMap((f) => f.posts.slice(0, 1))
    .find(free)
  const single = dated.filter(free)
  const middle = turn ?? single[Math.floor(single.length / 2)] ?? dated[Math.floor(dated.length / 2)]
  const ids = [...new Set([first, middle, last].filter((id): id is number => id !== undefined))]
  // Better three scenes that another article knows as well than no portrait.
  if (ids.length < 3 && right > 0) return scenePosts(desk, 0)
  return ids.sort((a, b) => dayNumber(m, a) - dayNumber(m, b) || a - b)
}
