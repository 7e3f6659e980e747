import type { Domain } from '../domains/domain.ts'
import { CALLED, type Kind } from '../kinds/kind.ts'
import type { InLanguages, Language } from '../known-question.ts'
import { personOf, phraseOf } from '../phrase.ts'
import { wordsIn } from '../plain-text.ts'
import type { About } from '../shape.ts'
import { isDativePlural } from './dative-plural.ts'
import { domainOf, headPart } from './find-domain.ts'
import { nounPhrase } from './noun-phrase.ts'
import { headOf } from './nouns.ts'
import { isOfPeople } from './people.ts'

const OURS: InLanguages<RegExp> = {
  en: /^(?:our|my|your)\s+/iu,
  es: /^(?:nuestr[oa]s?|mis?|tus?)\s+/iu,
  de: /^(?:unser|mein|dein)(?:e[nmrs]?)?\s+/iu,
}
const LONGEST = 6
const isLong = (text: string) => text.split(/\s+/u).length > LONGEST

/** “Drei Windräder”. */
const COUNTED = /^(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|\d{1,3}) (?:\p{Ll}+ )?\p{Lu}/iu

const SMALL_WORDS =
  /^(?:the|a|an|our|my|your|their|of|in|at|on|and|to|for|how|why|what|when|where|people|we|they|you|i|do|does|el|la|los|las|un|una|nuestr[oa]s?|mis?|tus?|de|del|en|y|como|que|gente|usamos|hacemos|der|die|das|den|dem|ein|eine|einen|unser|unsere|mein|meine|und|im|am|wie|leute|menschen|wir|man|use|drink|eat|play|watch|have|make|go|celebrate|feiern|trinken|essen|spielen|schauen|nutzen|benutzen|machen|bebemos|tomamos|comemos|jugamos|vemos|celebramos)$/iu

/** Whether a subject says nothing that its field does not say. */
function isWholly(domain: Domain, subject: string, language: Language): boolean {
  const words = wordsIn(headPart(subject, language)).filter((word) => !SMALL_WORDS.test(word))
  const all = wordsIn(subject).filter((word) => !SMALL_WORDS.test(word))
  if (language === 'en' && words.length > 1) return false
  return (
    words.every((word) => domainOf(word, language)?.id === domain.id || isPartOf(domain, word, language)) &&
    all.length <= words.length + 1
  )
}
const isPartOf = (domain: Domain, word: string, language: Language) =>
  domain.words[language]
    .split(' ')
    .some((one) => one.split('_').some((part) => part.replace('*', '') === word))

/** A name stays with whoever bears it: “grandma Rose”. */
const NAMED =
  /^(?:(?:our|my|the|nuestr[oa]|mi|la|el|unsere?|meine?|die|der)\s+)?(\p{L}+)\s+(\p{Lu}\p{Ll}{2,}(?:\s\p{Lu}\p{Ll}{2,})?)$/u

export function personPhrase(subject: string, language: Language): string | null {
  const [, who, name] = NAMED.exec(subject.charAt(0).toLowerCase() + subject.slice(1)) ?? []
  if (who && name && personOf(who, language)) {
    if (language === 'es') return `${/a$/u.test(who) ? 'la' : 'el'} ${who.toLowerCase()} ${name}`
    return language === 'en' ? `${who.toLowerCase()} ${name}` : `${who} ${name}`
  }
  return personOf(subject, language)
}

const toYou = (text: string) =>
  text
    .replace(/\b(?:they|we|people)\b(?= \p{L})/giu, 'you')
    .replace(/\b(?:their|our|my)\b/giu, 'your')
    .replace(/\b(?:them|us)\b/giu, 'you')
    .replace(/\b(?:themselves|ourselves|myself)\b/giu, 'yourself')

const INFINITIVES: [RegExp, string][] = [
  [/^(?:cómo|como) (?:nos )?(\p{L}+)(a|e|i)mos(?=\s|$)/iu, '$1$2r'],
  [
    /^(?:cómo|como) (?:la gente|las personas|mis \p{L}+|los \p{L}+|las \p{L}+) (?:se )?(\p{L}+)an?(?=\s|$)/iu,
    '$1ar',
  ],
  [
    /^(?:cómo|como) (?:la gente|las personas|mis \p{L}+|los \p{L}+|las \p{L}+) (?:se )?(\p{L}+)en?(?=\s|$)/iu,
    '$1er',
  ],
]

/** A clause as a doing: “how people sleep” is “sleeping”. */
function doing(subject: string, language: Language): string {
  if (language === 'es') {
    const found = INFINITIVES.find(([from]) => from.test(subject))
    if (found) return subject.replace(found[0], found[1]).toLowerCase()
  }
  const phrase = phraseOf(subject, language)
  return language === 'en' ? toYou(phrase) : phrase
}

const NOUN_KINDS: readonly Kind[] = ['group', 'place', 'service', 'event past', 'event planned']

function own(subject: string, kind: Kind, domain: Domain | null, language: Language): string {
  if (kind === 'asker') return CALLED.asker[language]
  const counted = language === 'de' ? COUNTED.exec(subject) : null
  if (counted) return `die ${subject.charAt(0).toLowerCase()}${subject.slice(1)}`
  // What cannot be put into another case is called by its kind.
  if (language === 'de' && isDativePlural(subject)) return CALLED[kind].de
  if (language === 'de' && /^die (?:\p{Ll}+ ){0,2}\p{Lu}/u.test(subject) && kind === 'change') return subject
  if (kind === 'person' && /^\p{Lu}\p{Ll}+$/u.test(subject)) return subject
  if (kind === 'person') return personPhrase(subject, language) ?? phraseOf(subject, language)
  if (domain && isOfPeople(subject)) return domain.name[language]
  const isAllSmall = language === 'de' && subject === subject.toLowerCase()
  if (domain && isAllSmall) return domain.name.de
  const isClause = /^(?:how|why|when|where|wie|warum|wann|wo|cómo|como|por qué)\s/iu.test(subject)
  const isCompound = language === 'de' && NOUN_KINDS.includes(kind) && /^\p{Lu}[\p{L}-]{6,}$/u.test(subject)
  if (domain && !isCompound && (isClause || isWholly(domain, subject, language) || isLong(subject))) {
    const isNamed = !isLong(domain.name[language]) || isClause
    if (isNamed && (!isClause || language === 'de' || isWholly(domain, subject, language)))
      return domain.name[language]
  }
  if (isClause || kind === 'activity') return doing(subject, language)
  if (NOUN_KINDS.includes(kind)) {
    const ours = subject.replace(OURS[language], '')
    const isProper = language === 'en' && /^\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)+$/u.test(ours) && ours !== subject
    return nounPhrase(isProper ? ours.toLowerCase() : ours, language).phrase
  }
  if (language === 'es' && !/^(?:el|la|los|las|un|una|mi|mis|tu|tus)\s/iu.test(subject))
    return nounPhrase(subject.replace(OURS.es, ''), 'es').phrase
  return phraseOf(subject, language)
}

/** What a subject is called inside a question of a language. */
export function phraseFor(
  subject: string,
  kind: Kind,
  domain: Domain | null,
  spoken: Language,
  language: Language,
): About {
  if (spoken === language) {
    const phrase = own(subject, kind, domain, language).replace(/\s+/gu, ' ').trim()
    return { phrase: isLong(phrase) && !/ing\s/u.test(phrase) ? CALLED[kind][language] : phrase, language }
  }
  const noun = headOf(subject, spoken)
  const named =
    kind === 'person'
      ? (NAMED.exec(subject.charAt(0).toLowerCase() + subject.slice(1))?.[2] ??
        /^\p{Lu}\p{Ll}+$/u.exec(subject)?.[0])
      : null
  return {
    phrase: domain?.name[language] ?? named ?? noun?.said[language] ?? CALLED[kind][language],
    language,
  }
}
