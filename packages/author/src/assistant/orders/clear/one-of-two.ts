import type { InLanguages } from '../../known-question.ts'
import type { AssistantQuestion } from '../../model.ts'
import { wordsIn } from '../../plain-text.ts'
import type { Order } from '../order.ts'
import { pointedAt } from '../pointing.ts'
import { told } from '../told.ts'

const TWICE =
  /(?<!\p{L})(?:(?:two|both|some|these|they|\d and \d)[^.?!]{0,30}(?:are|is|ask|say|look)[^.?!]{0,20}(?:same|alike|similar|identical|duplicates?|twice)|repeats? itself|(?:dos|algunas|ambas)[^.?!]{0,30}(?:iguales|mismo|misma|repetid\p{L}*|parecid\p{L}*)|(?:se repite|está repetid\p{L}*)|(?:zwei|beide|einige)[^.?!]{0,40}(?:gleich\p{L}*|dasselbe|doppelt|ähnlich)|doppelt)(?!\p{L})/iu
const IN_BRACKETS = /[(:]\s?([^()]{3,60}?)\s(?:and|und|y|e|&|\/)\s([^()]{3,60}?)(?:\)|[.!?]|$)/iu
const ENOUGH = 0.6

const stems = ({ question_text }: AssistantQuestion) =>
  new Set(
    wordsIn(question_text)
      .filter((word) => word.length > 4)
      .map((word) => word.slice(0, 5)),
  )
const likeness = (one: Set<string>, other: Set<string>) => {
  const least = Math.min(one.size, other.size)
  return least < 2 ? 0 : [...one].filter((stem) => other.has(stem)).length / least
}

/** The two that share most of their words, where they do. */
function mostAlike(questions: readonly AssistantQuestion[]): [number, number] | null {
  const all = questions.map(stems)
  const pairs = all.flatMap((one, a) =>
    all
      .slice(a + 1)
      .map((other, b) => ({ pair: [a, a + 1 + b] as [number, number], value: likeness(one, other) })),
  )
  const best = pairs.sort((x, y) => y.value - x.value)[0]
  return best && best.value >= ENOUGH ? best.pair : null
}

const NO_TWO: InLanguages<string> = {
  en: 'I see no two questions that ask the same, so I left all of them; tell me the numbers of the two, and I drop one.',
  es: 'No veo dos preguntas que pregunten lo mismo, así que las dejé todas; dime los números y quito una.',
  de: 'Ich sehe keine zwei Fragen, die dasselbe fragen, und habe alle gelassen; sag mir die Nummern, dann streiche ich eine.',
}
const ONLY_ONE = (place: number, text: string): InLanguages<string> => ({
  en: `Only question ${place} asks that: “${text}” There is no second one to drop, so everything stays.`,
  es: `Solo la pregunta ${place} pregunta eso: «${text}» No hay otra que quitar, así que todo queda igual.`,
  de: `Danach fragt nur Frage ${place}: „${text}“ Eine zweite gibt es nicht, darum bleibt alles, wie es ist.`,
})

/** “Two of these are basically the same (manager support and feeling supported). Fix” */
export const oneOfTwo: Order = (message, at) => {
  if (!TWICE.test(message)) return null
  const [, first, second] = IN_BRACKETS.exec(message) ?? []
  const numbers = [...message.matchAll(/\d{1,2}/gu)].map(([digits]) => Number(digits) - 1)
  const named = [first, second].flatMap((name) =>
    name ? pointedAt(name, at.questions, null).slice(0, 1) : [],
  )
  const places = [...new Set(numbers.length === 2 ? numbers : named)].filter((place) => at.questions[place])
  const stays = { questions: [...at.questions], touched: at.touched }
  const only = places[0]
  if (places.length === 1 && only !== undefined)
    return { ...stays, touched: only, said: [ONLY_ONE(only + 1, at.questions[only]?.question_text ?? '')] }
  const [keep, out] =
    places.length === 2 ? [...places].sort((a, b) => a - b) : (mostAlike(at.questions) ?? [])
  if (keep === undefined || out === undefined) return { ...stays, said: [NO_TWO] }
  return {
    questions: at.questions.filter((_, place) => place !== out),
    touched: keep,
    said: [told.dropped([at.questions[out]?.question_text ?? ''])],
  }
}
