import type { AssistantQuestion } from '../model.ts'
import { folded, wordsIn } from '../plain-text.ts'
import { countWord, ordinalWord } from './numbers.ts'

export interface Places {
  /** From zero. */
  places: number[]
  /** What was named and is not there. */
  missing: string[]
}

const LAST = /(?:\b(?:last|final)\b|\bultim[oa]s?\b|\bletzte[nrs]?\b)(?:\s+(\p{L}+|\d+))?/u
const LAST_COUNT_BEFORE = /\b(\p{L}+|\d+)\s+(?:last|final|ultim[oa]s|letzten)\b/u
const FIRST_SOME = /\b(?:first|primer[oa]s|ersten)\s+(\p{L}+|\d+)\b/u
const SOME_FIRST = /\b(\p{L}+|\d+)\s+(?:primer[oa]s|ersten)\b/u
const BEFORE_LAST = /\b(?:second[- ]to[- ]last|second last|penultimate|penultim[oa]|vorletzte[nrs]?)\b/
const RANGE = /\b(\d{1,3})\s*(?:-|–|to|bis|a|through)\s*(\d{1,3})\b/g
const NUMBER = /(?<![\d.,\p{L}])#?(\d{1,3})(?![\d\p{L}])/gu

/** Ages, sums, dates and spans of time are numbers of something else; so are the ends of a scale. */
const OF_SOMETHING =
  /(?:\b(?:over|under|aged?|than|around|within|every|uber|unter|mayor(?:es)? de|mas de|menos de)|[£€$])\s*\d{1,4}|\d{1,4}\s*(?:years?|weeks?|days?|months?|minutes?|mins?|hours?|people|guests|percent|year[- ]olds?|euros?|pounds|quid|jahre|wochen|tage|minuten|leute|anos|semanas|dias|minutos|personas)\b|\b\d{1,2}\s+(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\b|\b(?:an?|the|from|be|of|eine[rnm]?|una|de|von)\s+[01]\s*(?:-|–|to|bis|a)\s*(?:5|7|10)\b|\d{1,2} (?:to|bis|a) \d{1,2}(?= (?:scale|skala|escala|oclock|uhr))/gu

const several = (word: string | undefined) => {
  const count = word ? countWord(word) : null
  return count !== null && count > 1 ? count : null
}
const run = (from: number, count: number) => Array.from({ length: count }, (_, at) => from + at)

/** The places that a clause names: “the third”, “last two”, “2 and 4”, “3-5”. */
export function placesIn(clause: string, length: number): Places {
  const text = folded(clause).replace(OF_SOMETHING, ' ')
  const named: number[] = []
  let rest = text
  const lastSome = several(LAST.exec(text)?.[1]) ?? several(LAST_COUNT_BEFORE.exec(text)?.[1])
  const firstSome = several(FIRST_SOME.exec(text)?.[1]) ?? several(SOME_FIRST.exec(text)?.[1])
  if (BEFORE_LAST.test(text)) {
    named.push(length - 1)
    rest = rest.replace(BEFORE_LAST, ' ')
  } else if (lastSome) named.push(...run(length - lastSome + 1, lastSome))
  else if (LAST.test(text)) named.push(length)
  if (firstSome) named.push(...run(1, firstSome))
  rest = rest.replace(RANGE, (_, from: string, to: string) => {
    named.push(...run(Number(from), Math.max(0, Math.min(100, Number(to) - Number(from) + 1))))
    return ' '
  })
  if (lastSome || firstSome) rest = rest.replace(/\d+/g, ' ')
  for (const [, digits] of rest.matchAll(NUMBER)) named.push(Number(digits))
  if (!firstSome)
    for (const word of rest.match(/[\p{L}\d]+/gu) ?? []) {
      const ordinal = ordinalWord(word)
      if (ordinal) named.push(ordinal)
    }
  const spelled = /\b(?:question|frage|pregunta|number|nummer)\s+(\p{L}+)/u.exec(rest)?.[1]
  const word = spelled ? countWord(spelled) : null
  if (word) named.push(word)
  const unique = [...new Set(named)]
  return {
    places: unique.filter((at) => at >= 1 && at <= length).map((at) => at - 1),
    missing: unique.filter((at) => at < 1 || at > length).map(String),
  }
}

/** In the order in which they are named, for “swap 5 and 2”. */
export function placesInOrder(clause: string, length: number): number[] {
  const tokens = folded(clause).match(/[\p{L}]+|\d+(?:st|nd|rd|th)?/gu) ?? []
  return tokens.flatMap((token) => {
    const at = /^\d+$/.test(token)
      ? Number(token)
      : /^(?:last|ultim[oa]|letzte[nrs]?)$/.test(token)
        ? length
        : ordinalWord(token)
    return at && at >= 1 && at <= length ? [at - 1] : []
  })
}

const stem = (word: string) => word.replace(/(?:ies|es|s|en|n|e|a|o|as|os)$/u, '')

/** The questions that speak of something, by its longest words. */
export function placesAbout(about: string, questions: readonly AssistantQuestion[]): number[] {
  const words = wordsIn(about)
    .filter(
      (word) =>
        word.length > 2 &&
        !/^(?:the|your|my|our|one|question|frage|pregunta|las|los|der|die|das|dein\w*|mein\w*)$/.test(word),
    )
    .map(stem)
  if (words.length === 0) return []
  const matches = (question: AssistantQuestion, isWhole: boolean) => {
    const options = isWhole ? [] : (question.options ?? []).map(({ option_text }) => option_text)
    const said = wordsIn([question.question_text, ...options].join(' '))
    return words.every((word) => said.some((one) => one === word || one.startsWith(word)))
  }
  const inTexts = questions.flatMap((question, at) => (matches(question, true) ? [at] : []))
  return inTexts.length > 0
    ? inTexts
    : questions.flatMap((question, at) => (matches(question, false) ? [at] : []))
}
