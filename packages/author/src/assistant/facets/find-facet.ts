import type { InLanguages, KnownQuestion, Language } from '../known-question.ts'
import type { Facet } from './facet.ts'
import { MEETING_FACETS } from './meeting.ts'
import { OPINION_FACETS } from './opinion.ts'
import { PERSON_FACETS } from './person.ts'

export const FACETS: readonly Facet[] = [...MEETING_FACETS, ...PERSON_FACETS, ...OPINION_FACETS]
export const FACET_QUESTIONS: readonly KnownQuestion[] = FACETS.map(({ question }) => question)

const inEach = (
  make: (words: string) => RegExp,
  { en, es, de }: InLanguages<string>,
): InLanguages<RegExp> => ({
  en: make(en),
  es: make(es),
  de: make(de),
})
const READ = FACETS.map((one) => ({
  facet: one,
  whole: inEach((words) => new RegExp(`^(?:${words})$`, 'iu'), one.words),
  inside: inEach((words) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu'), one.words),
}))

const AROUND =
  /^(?:(?:and|or|also|the|their|our|your|about|on|y|o|también|el|la|los|las|su|sus|sobre|und|oder|auch|der|die|das|ihre?|zu[rm]?|über)\s)+|\s(?:etc|and so on|usw|at home etc)\.?$/giu

const WHEN_OR_WHERE = /\s(?:in|im|at|am|on|for|en|para|für|this|next)\s.*$|\s\(.*$/iu

/** What is named with a word or two, and nothing else beside it. */
export function facetNamed(text: string, language: Language, isWhole = false): Facet | null {
  const bare = text
    .trim()
    .replace(/[.!?¿…]+/gu, '')
    .replace(AROUND, '')
    .trim()
  if (!/\p{L}{2}/u.test(bare) || bare.length > LONGEST) return null
  const called = (name: string) => READ.find(({ whole }) => whole[language].test(name))?.facet ?? null
  return called(bare) ?? (isWhole ? null : called(bare.replace(WHEN_OR_WHERE, '')))
}
const LONGEST = 80

const AT_COMMAS = /\s?[,;]\s{0,3}(?:and |or |y |o |und |oder )?/u
const AT_WORDS = /\s(?:and|or|y|o|e|und|oder|sowie|&)\s/u
/** What leads up to a list of what to ask. */
const LEAD =
  /^.{0,120}?(?:need to (?:know|find out|settle|decide|agree on)(?: about)?|want to (?:know|find out|ask)(?: about)?|(?:agree|decide) on(?: what| which)?|like to know(?: about)?|ask(?:ing)?(?: them)? (?:about|for)|hay que (?:elegir|decidir|saber|preguntar(?: por)?)|(?:quiero|queremos|necesito|necesitamos) (?:saber|preguntar(?: por)?|decidir)|(?:ich|wir) (?:will|wollen|möchten?|müssen|muss|brauchen?)(?: (?:wissen|klären|fragen(?: nach)?|abfragen))?|wissen(?: will ich| wollen wir)?|geht um|klären)[,:]?\s/iu

const FEWEST = 2
/** One of so many may be unknown. */
const KNOWN_FOR_ONE = 4

/** What a request lists to be asked, where nearly all of it is known. */
export function facetsListed(text: string, language: Language): Facet[] {
  const found = text
    .slice(0, 1200)
    .split(/(?<=[.!?])\s+|\n+/u)
    .map((sentence) =>
      sentence
        .replace(LEAD, '')
        .split(AT_COMMAS)
        .flatMap((part) => {
          const whole = facetNamed(part, language, true)
          return whole ? [whole] : part.split(AT_WORDS).map((one) => facetNamed(one, language))
        }),
    )
    .filter((list) => {
      const known = list.filter((one) => one !== null)
      return new Set(known).size >= FEWEST && (list.length - known.length) * KNOWN_FOR_ONE <= known.length
    })
    .flat()
  return [...new Set(found.filter((one) => one !== null))]
}

/** Whether a question asks for it already. */
export const asksFor = (facet: Facet, text: string, language: Language): boolean =>
  READ.find((one) => one.facet === facet)?.inside[language].test(text) ?? false
