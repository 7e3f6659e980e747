import { numberOf } from '@youzine/words'
import { once } from '../../reading/once.ts'
import { wordsOf } from '../../reading/tokens.ts'
import type { Dossier } from '../../writing/dossier.ts'

const FEWEST = 3
const HIGHEST = 12
const STEM = 6

/** “Adjourned, three” and “adjournment four”: a word and the number beside it. */
function numbered(d: Dossier, id: number): { word: string; number: number }[] {
  const words = wordsOf(d.post(id)?.text ?? '')
  return words.flatMap((w, n) => {
    const number = numberOf(w, d.spoken)
    if (number === null || number < 1 || number > HIGHEST) return []
    return [words[n - 1], words[n + 1]].flatMap((near) =>
      near && near.length >= STEM && numberOf(near, d.spoken) === null
        ? [{ word: near.slice(0, STEM), number }]
        : [],
    )
  })
}

/** Posts that say one of something, by the word. */
const firstOnes = once((d: Dossier): Map<string, number[]> => {
  const found = new Map<string, number[]>()
  for (const p of d.posts)
    for (const { word, number } of numbered(d, p.id))
      if (number === 1) found.set(word, [...(found.get(word) ?? []), p.id])
  return found
})

/** Where a story counts something up from two, the post that says one. */
export function firstOfRuns(d: Dossier, ids: readonly number[]): number[] {
  const runs = new Map<string, Set<number>>()
  for (const id of ids)
    for (const { word, number } of numbered(d, id))
      runs.set(word, new Set([...(runs.get(word) ?? []), number]))
  const counted = [...runs].filter(([, k]) => k.size >= FEWEST && !k.has(1)).map(([word]) => word)
  if (counted.length === 0) return []
  const days = ids.map((id) => d.day(id))
  const [from, to] = [Math.min(...days), Math.max(...days)]
  const ones = new Set(counted.flatMap((word) => firstOnes(d).get(word) ?? []))
  return [...ones].filter((id) => d.day(id) > from && d.day(id) < to && d.mild(id))
}
