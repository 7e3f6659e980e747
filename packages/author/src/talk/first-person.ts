import { fold, tokenise } from '@youzine/words'
import type { Acquaintance } from '../stories/model.ts'
import { KINSHIP } from '../stories/people/kinship.ts'
import { type Spoken, spokenIn } from '../writing/wordings.ts'
import { isTrade } from './kinds/description.ts'
import type { TalkRequest, Turn } from './model.ts'
import { languageOfQuestion } from './question-language.ts'

type Swap = readonly [RegExp, string]

/** Spoken to: “When did you…”, as a friend or the person's own mirror may ask. */
const TO_YOU: Readonly<Record<Spoken, readonly Swap[]>> = {
  en: [
    [/\byours?\b/giu, 'my'],
    [/(?<=\b(?:did|do|have|had|were) )you\b/giu, 'I'],
  ],
  es: [
    [/(?<!\p{L})(?:tus)(?!\p{L})/giu, 'mis'],
    [/(?<!\p{L})(?:tu)(?!\p{L})/giu, 'mi'],
    [/(?<!\p{L})(?:tú)(?!\p{L})/giu, 'yo'],
  ],
  de: [
    [/\bhast du\b/giu, 'habe ich'],
    [/\bbist du\b/giu, 'bin ich'],
    [/\b(?:du|ihr)\b(?= )/gu, 'ich'],
    [/\bdein(e[mnrs]?)?\b/giu, 'mein$1'],
  ],
}

/** Spoken of: “Did he ever…”, “What is her sister called?” */
const OF_SOMEBODY: Readonly<Record<Spoken, readonly Swap[]>> = {
  en: [
    [/\b(?:he|she)(?=['’](?:d|s|ll)?\b| |\W|$)/giu, 'I'],
    [/\bhimself\b|\bherself\b/giu, 'myself'],
    [/\b(?:his|her)(?= \p{L})/giu, 'my'],
    [/\b(?:him|hers|her|his)\b/giu, 'me'],
  ],
  es: [
    [/(?<!\p{L})(?:él|ella)(?!\p{L})/giu, 'yo'],
    [/(?<!\p{L})sus(?!\p{L})/giu, 'mis'],
    [/(?<!\p{L})su(?!\p{L})/giu, 'mi'],
  ],
  de: [
    [/\b(?:hat|hatte) (?:er|sie)\b/giu, 'habe ich'],
    [/\bist (?:er|sie)\b/giu, 'bin ich'],
    [/\b(?:er|sie)\b/gu, 'ich'],
    [/\b(?:sein|ihr)(e[mnrs]?)?(?= \p{L})/giu, 'mein$1'],
    [/\b(?:ihn|ihm)\b/giu, 'mich'],
  ],
}
const PRONOUN: Readonly<Record<Spoken, RegExp>> = {
  en: /\b(?:he|she|him|his|hers?|himself|herself)\b/iu,
  es: /(?<!\p{L})(?:él|ella|sus?)(?!\p{L})/iu,
  de: /\b(?:er|sie|ihn|ihm|sein(?:e[mnrs]?)?|ihr(?:e[mnrs]?)?)\b/u,
}
const ASKS_WHO = /(?<!\p{L})(?:who|whom|whose|quién|quien|quienes|wer|wen|wem)(?!\p{L})/iu

const isSomebody = (key: string, people: readonly Acquaintance[]): boolean =>
  KINSHIP.has(key) ||
  isTrade(key) ||
  people.some(
    (p) => fold(p.name) === key || p.aliases.includes(key) || fold(p.fullName).split(' ').includes(key),
  )

const namesSomebody = (text: string, people: readonly Acquaintance[]): boolean =>
  tokenise(text).some((t) => isSomebody(t.key.replace(/'s$/, ''), people))

const swapped = (text: string, swaps: readonly Swap[]): string =>
  swaps.reduce((said, [pattern, word]) => said.replace(pattern, word), text)

/** Who is “she”, where neither this question nor the one before it speaks of anybody? Whose magazine it is. */
function isWriterMeant(
  text: string,
  language: Spoken,
  before: string | undefined,
  people: readonly Acquaintance[],
) {
  const at = text.search(PRONOUN[language])
  if (at < 0 || namesSomebody(text.slice(0, at), people)) return false
  return before === undefined || !(namesSomebody(before, people) || ASKS_WHO.test(before))
}

/** Everybody asks of one person, whether as I, you, she or by name: as if that person asked. */
export function inFirstPerson(request: TalkRequest): TalkRequest {
  const { analysis, person, earlier = [] } = request
  const name = fold(person.firstName ?? '')
  const people = analysis.stories.people.filter((p) => fold(p.name) !== name)
  const usual = spokenIn(analysis.language)
  const own = person.firstName
    ? new RegExp(`(?<!\\p{L})${escaped(person.firstName)}(['’]s)?(?!\\p{L})`, 'gu')
    : null
  const turns: Turn[] = []
  const read = (question: string): string => {
    const language = languageOfQuestion(question, usual)
    const named = own ? question.replace(own, (_, of) => (of ? MY[language] : I[language])) : question
    const spoken = swapped(named, TO_YOU[language])
    return isWriterMeant(spoken, language, turns.at(-1)?.question, people)
      ? swapped(spoken, OF_SOMEBODY[language])
      : spoken
  }
  for (const turn of earlier) turns.push({ ...turn, question: read(turn.question) })
  return { ...request, question: read(request.question), earlier: turns }
}
const I: Readonly<Record<Spoken, string>> = { en: 'I', es: 'yo', de: 'ich' }
const MY: Readonly<Record<Spoken, string>> = { en: 'my', es: 'mi', de: 'mein' }
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
