import { fold, MONTHS, numberOf, stopWords, WEEKDAYS } from '@youzine/words'
import { wordsOf } from '../../reading/tokens.ts'
import type { Act, Saga } from '../../stories/model.ts'
import type { Dossier } from '../../writing/dossier.ts'
import { wordCount } from '../../writing/telling.ts'

/** “number of times somebody asked for tea: 12”: what stands before the colon is what is counted. */
const COUNTED = /(?:^|[.!?,;\n]\s{0,2})(?<what>\p{L}[^.!?,;:\n]{3,90}):\s?(?<count>[\p{L}\d]+(?: \p{L}+)?)/gu
const LONGEST = 13

/** “Punctures 2014, since May: 311”: that is since when, and not what. */
function saysWhat(text: string, d: Dossier): boolean {
  const stop = stopWords(d.spoken)
  return wordsOf(text).some((w) => !stop.has(w) && !MONTHS.has(fold(w)) && !WEEKDAYS.has(fold(w)))
}

/** What somebody counts year after year, in the words in which they began to. */
export function countedName(d: Dossier, saga: Saga, acts: readonly Act[]): string | null {
  const [first] = acts
  if (saga.kind !== 'series' || !first || !d.clear(first.post)) return null
  for (const m of d.wordsOf(first).matchAll(COUNTED)) {
    const { what = '', count = '' } = m.groups ?? {}
    const number = count.toLowerCase().split(' ')[0] ?? ''
    const isNumber = /^\d/.test(number) || numberOf(number, d.spoken) !== null
    if (isNumber && saysWhat(what, d) && wordCount(what) >= 2 && wordCount(what) <= LONGEST)
      return what.trim()
  }
  return null
}
