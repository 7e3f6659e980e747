import { retellEnglish } from './english.ts'
import { retellGerman } from './german.ts'
import { retellSpanish } from './spanish.ts'
import type { Before, Teller, Told } from './teller.ts'

export type { Before, Teller, Told } from './teller.ts'

/** One sentence told by somebody else, in the past and the third person; null wherever that is not certain. */
export function retell(sentence: string, language: string, teller: Teller, before: Before): Told | null {
  if (language === 'en') return retellEnglish(sentence, teller, before)
  if (language === 'es') return retellSpanish(sentence, teller, before)
  if (language === 'de') return retellGerman(sentence, teller, before)
  return null
}
