import type { InLanguages } from '../known-question.ts'
import type { AssistantQuestion } from '../model.ts'
import type { Style } from '../shape.ts'
import { answersOf, listIn } from '../turns/lists.ts'
import { retyped } from '../wishes/retype.ts'
import { newQuestion } from './new-question.ts'
import {
  endOf,
  type Followed,
  inserted,
  NOT_SAID,
  type Order,
  pattern,
  replaced,
  type Standing,
} from './order.ts'
import { pointedAt } from './pointing.ts'
import { ADDED, withoutVerb } from './said-to-add.ts'
import { AT_END, AT_START, spotIn } from './spot.ts'
import { told } from './told.ts'
import { type Way, waySaid } from './way-said.ts'

const OF_ANSWERS =
  /(?<!\p{L})(?:give|offer|use|with|set|make|the|have|has|to|be|it|them|as|is|are|should|must|needs?|can|for|one|this|that|these|following|answers?|options?|choices?|list|tick|boxes|roles are|please|bitte|bei|der|die|das|als|soll\p{L}*|sein|mit|zur|antworten|auswahl|optionen|con|las|los|la|el|opciones|respuestas|que|sea|sean|en|pon|para|de)(?!\p{L})/giu

/** “nuts egg milk”: words alone are a list where they were announced as one. */
const bareList = (text: string) => {
  const all = text.trim().split(/\s+/u)
  return all.length >= 3 && all.length <= 10 && all.every((one) => /^[\p{L}\d–-]{2,20}$/u.test(one))
    ? all
    : []
}

interface ListSaid {
  head: string
  answers: string[]
}
export const FOR_THESE = pattern(
  '(?:for|in|bei|für|en|con)\\s(.{2,60}?),?\\s(?:give|offer|use|put|have|nimm|pon|ofrece)(?: them| people)?(?: the| these| just| only)?(?: options| choices| answers| opciones| respuestas)?[:,]?\\s(.{3,200})',
)
const GAP_LIST = /^(.{3,60}?)[,:]\s+([\p{L}\d–-]{2,20}(?:\s[\p{L}\d–-]{2,20}){2,8})$/su

/** What says something is no answer to choose. */
const NO_ANSWER =
  /^(?:we|i|you|they|s?he|it|there|some people|put|make|add|can|could|please|like|so|but|and|shorter|if|whether|how|what|which|who|when|where|why|wir|ich|ihr|sie|es|man|manche|also|aber|nicht|wie|was|wer|wann|que|hay|pero|somos|cómo|qué|quién)(?!\p{L})|\s(?:is|are|was|were|has|have|had|will|would|says?|ist|sind|war|haben|hat|wird|es|son|está|están|tiene|fahren|ab|herself|himself)\s/iu
const WITH_A_LIST = /[:–—]|\s-\s/u

/** Announced, or long enough to be nothing else. */
const isList = (text: string, { head, answers }: ListSaid): boolean =>
  answers.length > 1 &&
  !answers.some((one) => NO_ANSWER.test(`${one} `) && !/^no$/iu.test(one)) &&
  !waySaid(answers.at(-1) ?? '')?.words.match(/scale|skala|escala|text/iu) &&
  !/(?<!\p{L})(?:too (?:many|long)|zu (?:viele|lang)|demasiad\p{L}*)(?!\p{L})/iu.test(head) &&
  (WITH_A_LIST.test(text) || answers.length > 2 || ANNOUNCED.test(head))
const ANNOUNCED =
  /(?<!\p{L})(?:options?|answers?|choices?|choose|pick|opciones|respuestas|elegir|auswahl|antworten|optionen|either)(?!\p{L})/iu

export function listSaid(text: string): ListSaid | null {
  const said = listFound(text)
  return said && isList(text, said) ? said : null
}

function listFound(text: string): ListSaid | null {
  if (/:\s(?:si|whether|if|ob)\s/iu.test(text)) return null
  const plain = text.replace(/[.!\s]+$/u, '')
  const given = FOR_THESE.exec(plain)
  if (given?.[1] && given[2] && answersOf(given[2]).length > 1)
    return { head: given[1], answers: answersOf(given[2]) }
  const listed = listIn(plain.replace(/\s\((?:[^)]{1,30})\)/gu, ''))
  if (listed && !/\?$/u.test(listed.head)) return listed
  const [, head, words] = GAP_LIST.exec(plain) ?? []
  const answers = words ? bareList(words) : []
  const isAnnounced =
    head !== undefined &&
    (/:/u.test(plain) || AT_START.test(head) || AT_END.test(head) || ADDED.some((one) => one.test(head)))
  return head && isAnnounced && answers.length > 0 ? { head, answers } : null
}
const WEEK: InLanguages<string[]> = {
  en: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  es: ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'],
  de: ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'],
}
const ALL_WEEK =
  /(?<!\p{L})(?:mon(?:day)?|mo(?:ntag)?|lunes|l)\s?(?:-|–|to|bis|a|till)\s?(?:sun(?:day)?|so(?:nntag)?|domingo|d)(?!\p{L})/iu
export const choices = (list: readonly string[]) => list.map((option_text) => ({ option_text }))
const IS_SCALE = /^\d{1,2}$/u

export const listed: Order = (text, at) => {
  if (ALL_WEEK.test(text)) {
    const head = text.replace(ALL_WEEK, ' ')
    const way = waySaid(head)
    const name = head
      .replace(way?.words ?? NOT_SAID, ' ')
      .replace(OF_ANSWERS, ' ')
      .trim()
    const [place] = pointedAt(name, at.questions, at.touched)
    const question = place === undefined ? undefined : at.questions[place]
    if (place !== undefined && question)
      return answered(at, question, place, WEEK[at.style.language], way?.way ?? 'multi_select')
  }
  const given = listSaid(text)
  if (!given || given.answers.length < 2 || given.answers.every((one) => IS_SCALE.test(one))) return null
  if (/^(?:drop|cut|remove|delete|quita|elimina|streich|lösch|move|swap|merge)/iu.test(given.head))
    return null
  const isNew =
    ADDED.some((one) => one.test(given.head)) ||
    /^(?:one|eine|una)\s(?:with|on|about|mit|zu|con|sobre)\s/iu.test(given.head)
  const spot = spotIn(given.head, at)
  const way = waySaid(given.head)
  const isYesNo = given.answers.length === 2 && /^(?:yes|no|sí|si|ja|nein)$/iu.test(given.answers[0] ?? '')
  if (isYesNo) return null
  const about = withoutVerb(spot.rest)
    .replace(way?.words ?? NOT_SAID, ' ')
    .replace(OF_ANSWERS, ' ')
    .replace(/\s+/gu, ' ')
    .replace(/[\s,:–-]+$/u, '')
    .trim()
  if (about.split(/\s+/u).length > 7) return null
  const reference = /^["“„«]/u.test(given.head.trim()) || /\d/u.test(given.head) ? given.head : about
  const [place] =
    isNew || (!about && at.touched === null) ? [] : pointedAt(reference || 'it', at.questions, at.touched)
  const question = place === undefined ? undefined : at.questions[place]
  if (place !== undefined && question) return answered(at, question, place, given.answers, way?.way ?? null)
  const fresh = newQuestion(
    {
      about: about || ' ',
      way: way?.way ?? (/rank|list to rank/iu.test(given.head) ? 'ranking' : null),
      options: given.answers,
    },
    [],
    at.style,
  )
  const made = fresh ?? (way?.way === 'ranking' ? bareRanking(given.answers, at.style) : null)
  if (!made) return null
  const where = spot.place ?? endOf(at.questions)
  return {
    questions: inserted(at.questions, made, where),
    touched: where,
    said: [
      isNew || !about
        ? told.added(made.question_text, where + 1)
        : told.addedInstead(about, made.question_text),
    ],
  }
}

const BEST_FIRST: InLanguages<string> = {
  en: 'Put these in order, your favourite first.',
  es: 'Ordena estas opciones, tu favorita primero.',
  de: 'Bring das in eine Reihenfolge, dein Favorit zuerst.',
}
const bareRanking = (answers: readonly string[], { language }: Style): AssistantQuestion => ({
  question_text: BEST_FIRST[language],
  question_type: 'ranking',
  options: choices(answers),
})

export function answered(
  at: Standing,
  question: AssistantQuestion,
  place: number,
  answers: readonly string[],
  way: Way | null,
): Followed {
  const type =
    way === 'multi_select' || way === 'ranking' || way === 'single_select'
      ? way
      : question.question_type === 'multi_select' || question.question_type === 'ranking'
        ? question.question_type
        : 'single_select'
  const based = { ...question, options: choices(answers) }
  const next =
    question.question_type === type ? based : { ...retyped(based, type, at.style), options: choices(answers) }
  const { question_config: _, ...bare } = next
  return {
    questions: replaced(at.questions, bare, place),
    touched: place,
    said: [told.listed(place + 1, answers.length)],
  }
}
