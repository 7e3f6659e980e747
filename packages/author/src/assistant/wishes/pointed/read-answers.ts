import type { AssistantQuestion } from '../../model.ts'
import { asWords, folded } from '../../plain-text.ts'
import type { Change } from '../change.ts'
import { choiceMeant, placeMeant } from './reference.ts'
import { listSaid, pattern } from './said.ts'

const AS_ONE =
  '(?:as\\s(?:an?\\s|another\\s|one more\\s|the\\s)?(?:options?|answers?|choices?|tasks?|possibilit(?:y|ies))|como\\s(?:una?\\s)?(?:opci[oó]n(?:es)?|respuestas?|tareas?)|als\\s(?:eine\\s|weitere\\s)?(?:option(?:en)?|antwort(?:en)?|auswahl|möglichkeit(?:en)?))'
const NO_QUESTION =
  /^(?:an?|one|another|more|some|the|two|three|question|questions|una?|otra|dos|eine?|noch eine|zwei)(?:\s(?:more|question|questions|one|pregunta|frage|about|on|where|that|over|sobre|über|zu|de)(?!\p{L})|$)|(?<!\p{L})(?:questions?|preguntas?|fragen?|options?|choices|answers|opci[oó]n(?:es)?|respuestas?|optionen|antworten|follow-?up)(?!\p{L})/iu

/** What is added to which question. */
const ADDED: RegExp[] = [
  pattern(`(?:add|put|include)\\s(.{1,60}?)\\s${AS_ONE}\\s(?:to|in|for|on|at|of)\\s(.{2,50}?)`),
  pattern('(?:add|include)\\s(.{1,60}?)\\s(?:to|in|into)\\s(.{2,50}?)'),
  pattern(`(?:añade|agrega|pon|mete|incluye)\\s(.{1,60}?)\\s${AS_ONE}\\s(?:en|a|de|para)\\s(.{2,50}?)`),
  pattern('(?:añade|agrega|mete|incluye)\\s(.{1,60}?)\\s(?:en|a)\\s((?:la|las|los|el)\\s.{2,50}?)'),
  pattern(
    `(?:(?:nimm|füge?|ergänze?|setz\\p{L}{0,2})\\s)?(.{1,60}?)\\s${AS_ONE}\\s(?:bei|beim|in|zu[rm]?)\\s(.{2,50}?)`,
  ),
  pattern(
    '(?:nimm|füge?|ergänze?|setz\\p{L}{0,2})\\s(.{1,60}?)\\s(?:bei|beim|zu[rm]?)\\s((?:der|den|dem)?\\s?.{2,50}?)',
  ),
  pattern(
    '((?:[\\p{Lu}\\d][\\p{L}\\d-]{1,20})(?:(?:,|\\sund)\\s[\\p{Lu}\\d][\\p{L}\\d-]{1,20}){0,5})\\s(?:bei|zu)\\s((?:der|den|dem)\\s.{2,40}?)',
  ),
]
/** The question first, then what is added to it. */
const WITH_MORE: RegExp[] = [
  pattern('(?:bei|beim|zu[rm]?)\\s(.{2,40}?)\\s(?:noch|auch|zusätzlich|außerdem)\\s(.{1,60}?)'),
  pattern('(?:in|for)\\s(.{2,40}?)\\s(?:also|too)\\s(?:add|offer|put)\\s(.{1,60}?)'),
  pattern('(?:en|a)\\s((?:la|las|el|los)\\s.{2,40}?)\\s(?:añade|agrega|mete)\\s(?:también\\s)?(.{1,60}?)'),
]
/** The question first, then the only answers it shall have. */
const INSTEAD: RegExp[] = [
  pattern(
    'for\\s(.{2,40}?),?\\s(?:give|offer|show)\\s(?:them|people|everyone)?\\s?(?:the (?:options|choices|answers):?\\s)?(.{3,120}?)',
  ),
  pattern(
    '(.{2,40}?)\\s(?:should|must|needs? to|can)\\s(?:only\\s)?(?:have|offer|list)\\s(?:only\\s|just\\s|the\\s|these\\s|two\\s|three\\s|four\\s){0,2}(?:options|choices|answers|amounts|times|days|dates|values|sizes|colou?rs|kinds|types)?[:,]?\\s(.{3,120}?)',
  ),
  pattern('(?:only|just)\\s(.{3,80}?)\\s(?:for|in)\\s(the\\s.{2,40}?)'),
  pattern(
    'en\\s((?:la|las|el|los)\\s.{2,40}?)\\s(?:pon|ofrece|solo|deja)\\s(?:solo\\s|las opciones\\s)?(.{3,120}?)',
  ),
  pattern(
    '(?:bei|beim|für)\\s((?:der\\s|den\\s|dem\\s|die\\s)?[\\p{L}-]{3,30})\\s(?:nur|lieber|bitte|genau|stattdessen)\\s(.{3,120}?)',
  ),
  pattern(
    '(?:bei|beim|für)\\s((?:der\\s|den\\s|dem\\s|die\\s)?[\\p{L}-]{3,30})\\s(\\d.{3,80}?|\\p{Lu}[\\p{L}-]{1,30}(?:,\\s\\p{Lu}[\\p{L}-]{1,30}){1,6}\\s(?:und|oder)\\s\\p{Lu}[\\p{L}-]{1,30})',
  ),
]
const LEFT_OUT: RegExp[] = [
  pattern('(?:take|leave)\\s(?:the\\s)?(.{2,40}?)\\sout(?:\\sof (?:it|there))?'),
  pattern(
    '(?:leave out|drop|remove|delete|take out|without|no)\\s(?:the\\s)?(.{2,40}?)(?:\\s(?:option|answer|as an option))?',
  ),
  pattern('(?:quita|elimina|borra|saca|sin)\\s(?:el\\s|la\\s|los\\s|las\\s)?(.{2,40}?)'),
  pattern(
    '(?:ohne|streich\\p{L}{0,3}|lösch\\p{L}{0,3}|lass)\\s(?:den\\s|die\\s|das\\s)?(.{2,40}?)(?:\\s(?:weg|raus))?',
  ),
  pattern('(.{2,40}?)\\s(?:raus|weg|streichen)'),
]
const ALONE = pattern(`(?:add|put|include|añade|agrega|nimm|ergänze?)\\s(.{1,40}?)\\s${AS_ONE}`)

/** What asks is no answer. */
const ASKS =
  /^(?:how|what|which|when|where|who|wie|was|welche\p{L}?|wann|wo|wer|qué|cómo|cuánt\p{L}{1,3}|cuándo|dónde|quién)(?!\p{L})/iu
const IS_ONE = new RegExp(`\\s${AS_ONE}(?!\\p{L})`, 'iu')

const firstOf = (list: readonly RegExp[], text: string) => {
  for (const one of list) {
    const found = one.exec(text)
    if (found?.[1] && found[2]) return [found[1], found[2]] as const
  }
  return null
}

const textsOf = ({ options }: AssistantQuestion) => (options ?? []).map(({ option_text }) => option_text)
const holds = (question: AssistantQuestion, option: string) =>
  textsOf(question).some((one) =>
    folded(one)
      .split(/[^\p{L}\p{N}]+/u)
      .some((word) => word.startsWith(folded(option))),
  )

/** One more answer, for a question that is named. */
function added(text: string, questions: readonly AssistantQuestion[]): Change[] | null {
  const more = firstOf(WITH_MORE, text)
  const [what, where] = firstOf(ADDED, text) ?? (more ? [more[1], more[0]] : [])
  if (!what || !where || NO_QUESTION.test(what)) return null
  const place = choiceMeant(where, questions)
  const options = listSaid(what)
  if (options.length === 0) return null
  if (place !== null) return [{ to: 'add options', place, options }]
  const open = placeMeant(where, questions)
  const isOpen = open !== null && questions[open]?.question_type.endsWith('_text')
  if (open === null) return IS_ONE.test(text) ? [{ to: 'ask which', option: asWords(what, 60) }] : null
  return !isOpen ? null : [{ to: 'begin options', place: open, options }]
}

/** These answers and no others. */
function instead(text: string, questions: readonly AssistantQuestion[]): Change[] | null {
  const found = firstOf(INSTEAD, text)
  if (!found) return null
  const [one, other] = /^(?:only|just)\s/iu.test(text) ? [found[1], found[0]] : found
  const options = listSaid(other)
  const place = placeMeant(one, questions)
  const isOfAnswers = options.length > 1 && !options.some((option) => ASKS.test(option))
  return place === null || !isOfAnswers ? null : [{ to: 'set options', place, options }]
}

/** “leave out Friday”: an answer that stands in one question. */
function leftOut(text: string, questions: readonly AssistantQuestion[]): Change[] | null {
  const what = LEFT_OUT.map((one) => one.exec(text)?.[1]).find(Boolean)
  if (!what) return null
  const place = questions.findIndex((one) =>
    textsOf(one).some((option) => folded(option) === folded(what.trim())),
  )
  const option = textsOf(questions[place] ?? { question_text: '', question_type: 'short_text' }).find(
    (one) => folded(one) === folded(what.trim()),
  )
  return option === undefined ? null : [{ to: 'drop options', place, options: [option] }]
}

/** “add bike as an option”: to whichever question has the like, where it is not there yet. */
function alone(text: string, questions: readonly AssistantQuestion[]): Change[] | null {
  const what = ALONE.exec(text)?.[1]
  if (!what || NO_QUESTION.test(what)) return null
  const there = questions.findIndex((one) => holds(one, what.slice(0, 4)))
  if (there >= 0 && holds(questions[there] ?? { question_text: '', question_type: 'short_text' }, what))
    return [{ to: 'find option', place: there, option: asWords(what, 60) }]
  const choices = questions.flatMap(({ options }, at) => (options ? [at] : []))
  const [only] = choices
  if (there >= 0) return [{ to: 'add options', place: there, options: [what] }]
  return only !== undefined && choices.length === 1
    ? [{ to: 'add options', place: only, options: [what] }]
    : [{ to: 'ask which', option: asWords(what, 60) }]
}

export const readAnswers = (text: string, questions: readonly AssistantQuestion[]): Change[] | null =>
  added(text, questions) ?? instead(text, questions) ?? leftOut(text, questions) ?? alone(text, questions)
