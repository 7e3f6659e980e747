import { stopWords } from '@youzine/words'
import { once } from '../../reading/once.ts'
import { stem, wordsOf } from '../../reading/tokens.ts'
import type { Saga } from '../../stories/model.ts'
import type { Dossier } from '../../writing/dossier.ts'

const COMMON = 0.06
const FEW = 9
/** “First!” has no words to share. */
const SHORT = 6

/** In how many posts each word stands. */
const spreadOf = once((d: Dossier): Map<string, number> => {
  const spread = new Map<string, number>()
  for (const p of d.posts) for (const w of stemsOf(d, p.text)) spread.set(w, (spread.get(w) ?? 0) + 1)
  return spread
})

function stemsOf(d: Dossier, text: string): Set<string> {
  const stop = stopWords(d.spoken)
  return new Set(
    wordsOf(text)
      .filter((w) => w.length > 2 && !stop.has(w))
      .map(stem),
  )
}

/**
 * Whether a post has more to do with the others than the one word that brought it there: a letter to the council and a
 * letter of the alphabet are two stories.
 */
export function kinshipOf(d: Dossier, ids: readonly number[], main: Saga): (id: number) => number {
  const spread = spreadOf(d)
  const most = Math.max(FEW, d.posts.length * COMMON)
  const own = new Set([main.subject, ...main.words].flatMap((w) => wordsOf(w)).map(stem))
  const rare = new Map(
    ids.map((id) => {
      const words = [...stemsOf(d, d.post(id)?.text ?? '')]
      return [
        id,
        words.filter((w) => !own.has(w) && (spread.get(w) ?? 0) >= 2 && (spread.get(w) ?? 0) <= most),
      ]
    }),
  )
  const inside = new Map<string, number>()
  for (const words of rare.values()) for (const w of words) inside.set(w, (inside.get(w) ?? 0) + 1)
  const isShort = (id: number) => wordsOf(d.post(id)?.text ?? '').length <= SHORT
  return (id) => {
    const shared = (rare.get(id) ?? []).map((w) => ((inside.get(w) ?? 1) - 1) / Math.max(1, ids.length - 1))
    const best = shared.sort((a, b) => b - a).slice(0, 3)
    return (
      Math.min(0.8, best.reduce((sum, x) => sum + x, 0) * 2) -
      (best.some((x) => x > 0) || isShort(id) ? 0 : 0.8)
    )
  }
}
