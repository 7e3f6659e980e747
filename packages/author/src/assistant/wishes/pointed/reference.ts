import type { AssistantQuestion } from '../../model.ts'
import { IN_ITS_WORDS, placeCalled, placesCalled } from '../../turns/find.ts'
import { placesIn } from '../places.ts'

const AROUND =
  /^(?:(?:the|that|this|question|questions|ones?|about|on|for|with|where|asking|der|die|das|den|dem|frage|fragen|zu[rm]?|nach|mit|über|la|las|el|los|lo|de|del|pregunta|preguntas|sobre|en)\s{1,3}){0,4}/iu
const AFTER = /\s{1,3}(?:ones?|questions?|bit|part|thing|frage|pregunta)$/iu

/** What a question is called by, without what only leads up to the name. */
export const nameIn = (reference: string): string =>
  placesIn(reference, 100).places.length > 0
    ? reference
    : reference.trim().replace(AFTER, '').replace(AROUND, '').trim()

/** The question that is meant: by its number, by its own words, else by its answers. */
export const placeMeant = (reference: string, questions: readonly AssistantQuestion[]): number | null => {
  const name = nameIn(reference)
  return placeCalled(name, questions, true, IN_ITS_WORDS) ?? placeCalled(name, questions, true)
}

/** Every question that speaks of it in its own words. */
export const placesMeant = (reference: string, questions: readonly AssistantQuestion[]): number[] =>
  placesCalled(nameIn(reference), questions, IN_ITS_WORDS)

/** The question with answers to choose from that is meant. */
export function choiceMeant(reference: string, questions: readonly AssistantQuestion[]): number | null {
  const name = nameIn(reference)
  const all = [...placesCalled(name, questions, IN_ITS_WORDS), ...placesCalled(name, questions)]
  return all.find((place) => questions[place]?.options !== undefined) ?? null
}
