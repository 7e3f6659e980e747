import { numberOf } from '@youzine/words'
import type { Act, Saga } from '../../stories/model.ts'
import type { Dossier } from '../../writing/dossier.ts'
import { wordCount } from '../../writing/telling.ts'

/** “number of times somebody asked for tea: 12”: what stands before the colon is what is counted. */
const COUNTED = /(?:^|[.!?,;\n]\s{0,2})(?<what>\p{L}[^.!?,;:\n]{3,90}):\s?(?<count>[\p{L}\d]+(?: \p{L}+)?)/gu
const LONGEST = 13

/** What somebody counts year after year, in the words in which they began to. */
export function countedName(d: Dossier, saga: Saga, acts: readonly Act[]): string | null {
  const [first] = acts
  if (saga.kind !== 'series' || !first || !d.clear(first.post)) return null
  for (const m of d.wordsOf(first).matchAll(COUNTED)) {
    const { what = '', count = '' } = m.groups ?? {}
    const number = count.toLowerCase().split(' ')[0] ?? ''
    const isNumber = /^\d/.test(number) || numberOf(number, d.spoken) !== null
    if (isNumber && wordCount(what) >= 2 && wordCount(what) <= LONGEST) return what.trim()
  }
  return null
}
