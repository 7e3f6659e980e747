import { sieForm } from './brief/direct-german.ts'
import type { Language } from './known-question.ts'
import { type Address, voiced } from './voice.ts'

/** Words that are in no list of ours, from du to Sie or from tú to usted; null where they speak to nobody. */
export function readdressed(text: string, language: Language, address: Address): string | null {
  if (address !== 'formal') return null
  if (language === 'de') {
    const verbs = text.replace(
      /(?<!\p{L})(\p{L}+s?t) (du)(?!\p{L})/giu,
      (_, verb: string, du: string) => `${sieForm(verb)} ${du}`,
    )
    const said = voiced(verbs, 'de', 'formal')
    return said === text ? null : said
  }
  if (language === 'es') {
    const verbs = text
      .replace(/(?<!\p{L})te(?!\p{L})/gu, 'le')
      .replace(
        /(^¿?|\s)(\p{L}+[aeá])s(?=\s(?:\p{L}+[aei]r|que|a|en|para|los|las|el|la)\b|\?)/gu,
        (all, lead: string, stem: string) =>
          /^(?:lo|la|el|un|un[ao]|actividade|tarde|noche|clase|familia|tema|cosa|día|hora|vece|persona)$/iu.test(
            stem,
          )
            ? all
            : `${lead}${stem}`,
      )
    const said = voiced(verbs, 'es', 'formal')
    return said === text ? null : said
  }
  return null
}
