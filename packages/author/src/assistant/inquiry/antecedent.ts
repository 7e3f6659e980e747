import type { Thing, Told } from '../brief/thing.ts'
import type { Language } from '../known-question.ts'
import { nounPhrase } from '../request/noun-phrase.ts'
import type { About } from '../shape.ts'

const COUNTED: Record<Language, RegExp> = {
  en: /(?<![\p{L}\d£€$])\d{1,4} ((?:\p{L}+ )?\p{L}+s)(?!\p{L})/iu,
  es: /(?<![\p{L}\d])\d{1,4} ((?:\p{L}+)s(?: de \p{L}+)?)(?!\p{L})/iu,
  de: /(?<![\p{L}\d])\d{1,4} (\p{Lu}\p{L}+)(?!\p{L})/u,
}
const PEOPLE =
  /(?:people|years?|houses|leute|jahre?|personas|años|members|mitglieder|socios|volunteers|students)$/iu

/** “60 allotment plots … who still wants one”: what “one” stands for. */
export function oneOf({ description }: Told, language: Language): About | null {
  const many = COUNTED[language].exec(description)?.[1]
  if (!many || PEOPLE.test(many)) return null
  if (language === 'en') {
    const single = many.replace(/ies$/u, 'y').replace(/(?<=[^s])s$/u, '')
    return { phrase: `${/^[aeiou]/iu.test(single) ? 'an' : 'a'} ${single}`, language }
  }
  if (language === 'es') {
    const single = many.replace(/^(\p{L}+?)(?:(?<=[^aeo])es|s)(?= |$)/u, '$1')
    return {
      phrase: `${nounPhrase(single, 'es').phrase.startsWith('la ') ? 'una' : 'un'} ${single}`,
      language,
    }
  }
  return null
}

/** A short title that is a thing can be named; a long one or a sentence cannot. */
const titled = (title: string, language: Language): About | null =>
  /^[\p{L}\s-]{3,40}$/u.test(title.trim()) &&
  title.trim().split(/\s+/u).length <= 3 &&
  !/^(?:how|what|why|who|when|wie|was|warum|wer|cómo|qué|por)(?!\p{L})/iu.test(title.trim())
    ? { phrase: nounPhrase(title, language).phrase, language }
    : null

/** What “it” is: the thing that is spoken of, else simply this. */
export const itOf = (thing: Thing | null, language: Language, title: string | null): About =>
  thing?.about ??
  (title ? titled(title, language) : null) ?? {
    phrase: { en: 'it', es: 'esto', de: 'das' }[language],
    language,
  }
