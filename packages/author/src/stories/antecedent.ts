import { isAnimateNoun, kindOfNoun, type Token } from '@youzine/words'
import { FIRST_NAMES } from '../reading/first-names.ts'
import { isEveryday } from './everyday.ts'
import { functionWords, nounLeads } from './function-words.ts'
import { lemma } from './lemma.ts'
import { KIN_NAMES } from './people/kinship.ts'

type Language = 'en' | 'es' | 'de'

/** Who works as something mostly ends so: a plumber, a pianist, eine Schaffnerin. */
const TRADE: Record<Language, RegExp> = {
  en: /^\p{L}{2,}(?:er|or|ist|ian|eer|man|woman|men|women|boy|girl|ess)s?$/u,
  es: /^\p{L}{2,}(?:[dt]or(?:a|es)?|er[oa]s?|istas?)$/u,
  de: /^\p{L}{3,}(?:er|erin|mann|frau|meister|ler|leute)$/u,
}

/** Whether a word may be somebody whom a later he or she means; a house or a telephone is nobody. */
export function isAnybody(
  tokens: readonly Token[],
  at: number,
  spoken: Language,
  known: ReadonlyMap<string, unknown>,
): boolean {
  const t = tokens[at] as Token
  const noun = lemma(t.key, spoken)
  if (known.has(t.key) || KIN_NAMES.has(t.key)) return true
  if (functionWords(spoken).has(t.key) || /^\d/.test(t.key)) return false
  if (isAnimateNoun(t.key) || isAnimateNoun(noun)) return true
  const isPlain = isEveryday(noun) || kindOfNoun(t.key) === 'thing'
  if (TRADE[spoken].test(t.key) && !isPlain) return true
  if (t.isCapital && !t.isOpening && spoken !== 'de') return true
  if (t.isOpening) return FIRST_NAMES.has(t.key)
  const isLed = [tokens[at - 1], tokens[at - 2]].some(
    (x) => x && x.sentence === t.sentence && nounLeads(spoken).has(x.key),
  )
  return isLed && !isPlain
}
