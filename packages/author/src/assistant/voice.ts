import type { InLanguages, Language } from './known-question.ts'

/** How readers are spoken to: du or Sie, tú or usted; in English plainly, with contractions, or with please. */
export type Address = 'plain' | 'casual' | 'formal'

const CASUAL: [RegExp, string][] = [
  [/\b(What|Who|Where|How|That|There|It|what|who|where|it|that|there) is\b/g, '$1’s'],
  [/\b(You|you|They|they|We|we) are\b/g, '$1’re'],
  [/\b(You|you|They|they|I|We|we) have (?=\w+(?:ed|en|ad|de|ne)\b)/g, '$1’ve '],
  [/\b(did|do|does|would|could|should|is|was|has|have) not\b/g, '$1n’t'],
  [/\bcannot\b/g, 'can’t'],
  [/\b(you|You) would\b/g, '$1’d'],
]

const FORMAL: InLanguages<[RegExp, string][]> = {
  en: [
    [/^Tell us\b/, 'Please tell us'],
    [/^Describe\b/, 'Please describe'],
    [/\bPut (it|them) in order\b/, 'Please put $1 in order'],
  ],
  es: [
    [/\btus\b/g, 'sus'],
    [/\btu\b/g, 'su'],
    [/\b(?:ti|tú)(?![\p{L}])/gu, 'usted'],
    [/\bcontigo\b/g, 'con usted'],
    [/\btuy(o|a|os|as)\b/g, 'suy$1'],
  ],
  de: [
    [/\b[Dd]u\b/g, 'Sie'],
    [/\bdich\b/g, 'Sie'],
    [/\bdir\b/g, 'Ihnen'],
    [/\b[Dd]ein(e[mnrs]?)?\b/g, 'Ihr$1'],
    // “du dich” is “Sie sich”.
    [/\bSie Sie\b/g, 'Sie sich'],
  ],
}

const swap = (text: string, rules: [RegExp, string][]) =>
  rules.reduce((out, [from, to]) => out.replace(from, to), text)

/** One of the two ways in `[kochst|kochen]`, and the pronouns after it. */
export function voiced(text: string, language: Language, address: Address): string {
  const chosen = text.replace(
    /\[([^|\]]{0,200})\|([^\]]{0,200})\]/g,
    (_, informal: string, formal: string) => (address === 'formal' ? formal : informal),
  )
  if (address === 'formal') return swap(chosen, FORMAL[language])
  return address === 'casual' && language === 'en' ? swap(chosen, CASUAL) : chosen
}

const QUOTES: InLanguages<[string, string]> = { en: ['“', '”'], es: ['«', '»'], de: ['„', '“'] }

export const quoted = (text: string, language: Language) => QUOTES[language].join(text)

/** “de el” and a comma before a question mark are what filling a sentence leaves behind. */
export const smoothed = (text: string, language: Language) =>
  (language === 'es'
    ? text.replace(/(?<!\p{L})de el(?!\p{L})/gu, 'del').replace(/(?<!\p{L})a el(?!\p{L})/gu, 'al')
    : text
  )
    .replace(/,(?=[?.!:,])/g, '')
    .replace(/\s+/g, ' ')
    .trim()
