import { asksFor, facetNamed } from '../facets/find-facet.ts'
import type { AssistantQuestion } from '../model.ts'
import { folded } from '../plain-text.ts'
import { IN_ITS_WORDS, placesCalled } from '../turns/find.ts'
import { ordinalWord } from '../wishes/numbers.ts'

const NUMBERED =
  /(?:^|(?<![\p{L}\d]))(?:questions?|q|number|no\.?|nr\.?|num\.?|frage|nummer|pregunta|número|#)\s?(\d{1,2})(?![\d\p{L}]|[:.,]\d)/iu
const ONLY_NUMBER = /^(?:the |la |el |die |das |der )?#?(\d{1,2})\.?$/iu
const LAST =
  /^(?:the |la |die |el )?(?:very )?(?:last|final|última|último|letzte)(?: (?:one|question|pregunta|frage))?$/iu
const IT =
  /^(?:it|that|this|that one|this one|the (?:new|latter) one|it too|das|die|sie|diese|die neue|es|eso|esa|esta|lo|la|la nueva)$/iu

/** Words around the name of a question. */
const AROUND =
  /^(?:(?:the|that|this|an?|one|ones|question|questions|about|on|for|with|where|of|to|asking|anything|everything|thing|stuff|bit|part|der|die|das|den|dem|bei|beim|frage|fragen|zu[rm]?|nach|mit|über|von|la|las|el|los|lo|de|del|al|eso|pregunta|preguntas|sobre|en|por|cualquier cosa|todo|algo|que (?:suene a|hable de|va de)(?: que)?|es|a|like|sounding like)\s+){0,6}/iu
const BEHIND =
  /(?<!\s)(?:\s+(?:ones?|questions?|bit|part|thing|stuff|frage|fragen|pregunta|preguntas|directly|at all|altogether|entirely|again|completely|out))+$/iu

export const bareName = (reference: string): string =>
  reference
    .trim()
    .replace(/^["“„«'‘]+|["”“»'’.,!?:]+$/gu, '')
    .replace(/\([^()]{0,200}\)/gu, ' ')
    .replace(BEHIND, '')
    .replace(AROUND, '')
    .trim()

const QUOTED = /["“„«]([^"”“»]{4,120})["”“»]/u

const LANGUAGES = ['en', 'es', 'de'] as const

/** Those that ask for what is called so wherever people ask for it. */
function placesAsking(name: string, questions: readonly AssistantQuestion[]): number[] {
  const asks = LANGUAGES.flatMap((language) => {
    const facet = facetNamed(name, language)
    return facet ? [(text: string) => asksFor(facet, text, language)] : []
  })
  return [...questions.keys()].filter((place) =>
    asks.some((one) => one(questions[place]?.question_text ?? '')),
  )
}

/** The questions that are meant, the surest first; none where nothing is named that stands there. */
export function pointedAt(
  reference: string,
  questions: readonly AssistantQuestion[],
  touched: number | null,
): number[] {
  const text = reference.trim()
  const digits = NUMBERED.exec(text)?.[1] ?? ONLY_NUMBER.exec(text)?.[1]
  if (digits) return Number(digits) >= 1 && Number(digits) <= questions.length ? [Number(digits) - 1] : []
  if (LAST.test(text)) return questions.length > 0 ? [questions.length - 1] : []
  const words = text.replace(/^(?:the|la|el|die|der|das)\s/iu, '').split(/\s+/u)
  const ordinal = words.length <= 2 ? ordinalWord(words[0] ?? '') : null
  if (ordinal && /^(?:one|question|frage|pregunta)?$/iu.test(words[1] ?? ''))
    return ordinal <= questions.length ? [ordinal - 1] : []
  if (IT.test(text)) return touched === null ? [] : [touched]
  const quote = QUOTED.exec(text)?.[1]
  const name = bareName(quote ?? text)
  if (!/\p{L}{2}/u.test(name)) return []
  const exact = questions.findIndex(({ question_text }) => folded(question_text).includes(folded(name)))
  const asked = placesAsking(name, questions)
  const found = [...asked, ...placesCalled(name, questions, IN_ITS_WORDS), ...placesCalled(name, questions)]
  return [...new Set([...(exact >= 0 && name.length > 5 ? [exact] : []), ...found])]
}

/** Those that speak of it in their own words. */
export const allNamed = (reference: string, questions: readonly AssistantQuestion[]): number[] =>
  placesCalled(bareName(reference), questions, IN_ITS_WORDS)
