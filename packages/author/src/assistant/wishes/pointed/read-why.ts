import type { AssistantQuestion } from '../../model.ts'
import { asWords } from '../../plain-text.ts'
import type { Change } from '../change.ts'
import { nameIn, placeMeant } from './reference.ts'
import { pattern } from './said.ts'

const WHY_AFTER: RegExp[] = [
  pattern(
    '(?:ask|add|put)\\s(?:them\\s|people\\s)?(?:an?\\s)?why\\s(?:question\\s)?(?:right\\s|directly\\s)?(?:after|behind|following|to|for|on)\\s(.{2,50}?)',
  ),
  pattern(
    '(?:right\\s|directly\\s)?after\\s(.{2,50}?),?\\s(?:ask|add)\\s(?:them\\s|people\\s)?(?:an?\\s)?why(?: question)?',
  ),
  pattern('follow\\s(.{2,50}?)\\s(?:up\\s)?with\\s(?:an?\\s)?why(?: question)?'),
  pattern(
    '(?:pregunta(?:les)?|añade|pon)\\s(?:también\\s|un\\s|el\\s){0,2}por qué\\s(?:justo\\s)?(?:después|tras|detrás)\\s(?:de(?:l)?\\s)?(.{2,50}?)',
  ),
  pattern(
    '(?:justo\\s)?(?:después|tras|detrás)\\s(?:de(?:l)?\\s)?(.{2,50}?),?\\s(?:pregunta|añade|pon)\\s(?:el\\s|un\\s)?por qué',
  ),
  pattern(
    '(?:frage?|frag)\\s(?:bitte\\s|noch\\s|gleich\\s){0,2}(?:nach|bei|hinter)\\s(.{2,50}?),?\\s(?:noch\\s|dann\\s|gleich\\s)?(?:warum|wieso|weshalb)',
  ),
  pattern(
    '(?:nach|hinter|bei)\\s(.{2,50}?),?\\s(?:noch\\s|dann\\s|gleich\\s|bitte\\s){0,2}(?:fragen?,?\\s)?(?:warum|wieso|weshalb)(?:\\sfragen)?',
  ),
]

/** “ask why after the one about prices”. */
export function readWhy(text: string, questions: readonly AssistantQuestion[]): Change[] | null {
  const reference = WHY_AFTER.map((one) => one.exec(text)?.[1]).find(Boolean)
  if (!reference) return null
  const place = placeMeant(reference, questions)
  return place === null
    ? [{ to: 'find', missing: asWords(nameIn(reference), 60) }]
    : [{ to: 'follow up', place }]
}
