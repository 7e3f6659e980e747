import type { Told } from '../told.ts'

const PRONOUNS: Readonly<Record<string, ReadonlySet<string>>> = {
  en: new Set("he he's hes she she's shes him her his it it's its they them".split(' ')),
  es: new Set('lo la los las le les el ella ese esa eso'.split(' ')),
  de: new Set('er sie ihm ihn ihr ihnen es ihre seine'.split(' ')),
}
const HEAD = 8

/** Somebody or something is spoken of before anybody is named; in Spanish it has to be the first word of a sentence. */
export function isOpen({ tokens, language }: Told): boolean {
  const pronouns = PRONOUNS[language]
  if (!pronouns) return false
  for (const t of tokens.slice(0, HEAD)) {
    if (t.sentence > 1) return false
    if (t.isCapital && !t.isOpening && language !== 'de') return false
    if (pronouns.has(t.key)) return language !== 'es' || t.isOpening
  }
  return false
}
