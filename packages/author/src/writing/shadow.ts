import { MONTHS, stopWords } from '@youzine/words'
import { stem, wordsOf } from '../reading/tokens.ts'
import type { Dossier } from './dossier.ts'

const RARE = 10
const SHADOWS = new WeakMap<Dossier, (id: number) => boolean>()

/**
 * Whether a post that is clear by itself touches what a loss has touched: its objects, its month, its people. Such a
 * post may be shown as it stands; it is no title, no pull quote and no joke.
 */
export function isShadowed(d: Dossier, id: number): boolean {
  let known = SHADOWS.get(d)
  if (!known) {
    known = shadowOf(d)
    SHADOWS.set(d, known)
  }
  return known(id)
}

function shadowOf(d: Dossier): (id: number) => boolean {
  const lost = d.stories.people.filter((p) => p.isTender).flatMap((p) => [p.name, ...p.aliases])
  const touched = d.posts.filter(
    (p) => d.tone(p.id) === 'red' || (d.tone(p.id) === 'amber' && lost.some((n) => p.text.includes(n))),
  )
  if (touched.length === 0) return () => false
  const stop = stopWords(d.spoken)
  const stems = (text: string) =>
    wordsOf(text)
      .filter((w) => w.length > 3 && !stop.has(w))
      .map(stem)
  const inPosts = new Map<string, number>()
  for (const p of d.posts) for (const w of new Set(stems(p.text))) inPosts.set(w, (inPosts.get(w) ?? 0) + 1)
  const names = new Set(
    d.stories.people.filter((p) => !p.isTender).flatMap((p) => stems([p.name, p.fullName].join(' '))),
  )
  const words = new Set<string>()
  for (const p of touched)
    for (const w of stems(p.text))
      if ((inPosts.get(w) ?? 0) <= RARE && (inPosts.get(w) ?? 0) >= 2 && !names.has(w)) words.add(w)
  const months = new Set(d.posts.filter((p) => d.tone(p.id) === 'red').map((p) => d.when(p.id)?.m))
  const first = Math.min(...touched.map((p) => d.day(p.id)).filter((x) => x > 0))
  return (id) => {
    const text = d.post(id)?.text ?? ''
    if (lost.some((n) => text.includes(n))) return true
    const own = stems(text)
    const after = d.day(id) >= first
    return (
      own.some((w) => words.has(w)) ||
      (after && wordsOf(text).some((w) => months.has((MONTHS.get(w) ?? -2) + 1)))
    )
  }
}
