import type { Dossier } from '../../writing/dossier.ts'
import { rareInBoth, stemsIn } from '../../writing/shared-words.ts'
import { namesIn } from '../../writing/telling.ts'

/** Words that both have and few others, names apart, and what is left of “theres” and “hes”. */
export function tiesOf(d: Dossier, a: string, b: string, most: number): string[] {
  const names = new Set(namesIn(d, `${a} ${b}`).flatMap((n) => [...stemsIn(d, n)]))
  return rareInBoth(d, a, b, most).filter((w) => !names.has(w) && !SHORTENED.has(w))
}

const SHORTENED = new Set(
  'there here that what who where how dont doesnt didnt cant wont isnt wasnt ive ill youre theyre'.split(' '),
)
