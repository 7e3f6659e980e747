import { stopWords } from '@youzine/words'
import { once } from '../reading/once.ts'
import { stem, wordsOf } from '../reading/tokens.ts'
import type { Dossier } from './dossier.ts'

/** A word that stands in more posts than this brings no two of them together. */
const RARE = 8

/** The words of a text that mean something by themselves. */
export function stemsIn(d: Dossier, text: string): ReadonlySet<string> {
  const known = stemsKnown(d)
  const stems = known.get(text) ?? readStems(d, text)
  known.set(text, stems)
  return stems
}

const stemsKnown = once((_: Dossier) => new Map<string, ReadonlySet<string>>())

function readStems(d: Dossier, text: string): ReadonlySet<string> {
  const stop = stopWords(d.spoken)
  return new Set(
    wordsOf(text)
      .filter((w) => w.length > 2 && !stop.has(w) && !/^\d+$/.test(w))
      .map(stem),
  )
}

/** In how many posts each word stands. */
export const spreadOf = once((d: Dossier): Map<string, number> => {
  const spread = new Map<string, number>()
  for (const p of d.posts) for (const w of stemsIn(d, p.text)) spread.set(w, (spread.get(w) ?? 0) + 1)
  return spread
})

/** The posts of each word that few have. */
const postsOfRare = once((d: Dossier): Map<string, number[]> => {
  const spread = spreadOf(d)
  const posts = new Map<string, number[]>()
  for (const p of d.posts)
    for (const w of stemsIn(d, p.text))
      if ((spread.get(w) ?? 0) <= RARE) posts.set(w, [...(posts.get(w) ?? []), p.id])
  return posts
})

/** Every post that shares such a word with this text. */
export const rareNeighbours = (d: Dossier, text: string): Set<number> =>
  new Set([...stemsIn(d, text)].flatMap((w) => postsOfRare(d).get(w) ?? []))

/** Words that stand in both and in few other posts. */
export function rareInBoth(d: Dossier, a: string, b: string, most = RARE): string[] {
  const spread = spreadOf(d)
  const other = stemsIn(d, b)
  return [...stemsIn(d, a)].filter((w) => other.has(w) && (spread.get(w) ?? 0) <= most)
}

/** “as last week”: three words in a row that few other posts have. */
export function rarePhrases(d: Dossier, a: string, b: string, most = RARE): string[] {
  const threes = (text: string) => {
    const words = wordsOf(text)
    return new Set(words.slice(2).map((w, n) => `${words[n]} ${words[n + 1]} ${w}`))
  }
  const other = threes(b)
  const known = spreadOfPhrases(d)
  return [...threes(a)].filter((x) => {
    if (!other.has(x)) return false
    const n = known.get(x) ?? countUpTo(plainTexts(d), x)
    known.set(x, n)
    return n <= most
  })
}

const spreadOfPhrases = once((_: Dossier) => new Map<string, number>())

const plainTexts = once((d: Dossier): string[] => d.posts.map((p) => wordsOf(p.text).join(' ')))

const MOST_COUNTED = 32

function countUpTo(texts: readonly string[], words: string): number {
  let n = 0
  for (const text of texts) if (text.includes(words) && ++n > MOST_COUNTED) break
  return n
}

/** What two posts have in common that few others have. */
export const sharedWords = (d: Dossier, a: string, b: string): string[] => [
  ...rareInBoth(d, a, b),
  ...rarePhrases(d, a, b),
]
