import type { Domain } from '../domains/domain.ts'
import { ENDINGS, FRAME, PEOPLE_FRAME } from '../frame.ts'
import { KIND_ENDINGS } from '../kinds/kind.ts'
import type { Language } from '../known-question.ts'
import type { AssistantQuestion } from '../model.ts'
import { personOf, phraseOf } from '../phrase.ts'
import { wordsIn } from '../plain-text.ts'
import { languageOfTopic, moreQuestions, type Topic, without } from '../propose-questions.ts'
import { PURPOSE_ENDINGS } from '../purposes/all.ts'
import { recognised } from '../recognise.ts'
import { domainOf } from '../request/find-domain.ts'
import { aspectQuestions } from '../request/named-aspects.ts'
import { readRequest } from '../request/read-request.ts'
import { type Style, shaped } from '../shape.ts'
import type { QuestionType } from './change.ts'
import type { Note } from './notes.ts'
import { placesAbout } from './places.ts'
import { retyped } from './retype.ts'

export const MOST = 100

/** A question with the place it had when the message was written, so that several wishes mean the same places. */
export interface Standing {
  was: number | null
  question: AssistantQuestion
}

export interface Changing {
  topic: Topic
  style: Style
  list: Standing[]
  notes: Note[]
}

export const questionsOf = ({ list }: Changing) => list.map(({ question }) => question)

/** What the field of a survey, or the field of what was named, knows to ask of it. */
function ofItsField(about: string, topic: Topic, style: Style, standing: AssistantQuestion[]) {
  const own = moreQuestions(topic, style, standing)
  const named = domainOf(about, style.language)
  const isOfItself = OF_ITSELF.has(readRequest(topic, languageOfTopic(topic)).kind)
  const other = named && !isOfItself && isSubjectOf(about, named, style.language) ? named.questions : []
  const known = [
    ...own,
    ...other.filter((one) => !one.text.en.includes('{x}')).map((one) => shaped(one, null, style)),
  ]
  const inText = known.filter((question) => placesAbout(about, [{ ...question, options: [] }]).length > 0)
  return inText
}

/** Where what is named is a part of what is asked about, and no field of its own. */
const OF_ITSELF: ReadonlySet<string> = new Set(['event past', 'event planned', 'place', 'service', 'group'])

const isSubjectOf = (about: string, domain: Domain, language: Language) =>
  wordsIn(about).length <= 3 && domainOf(about, language)?.id === domain.id

/** Questions about something of the person's choice: what is known of it first, then what can be asked of anything. */
export function questionsAbout(
  about: string,
  type: QuestionType | null,
  style: Style,
  standing: AssistantQuestion[],
  topic: Topic | null = null,
) {
  const person = personOf(about, style.language)
  const x = { phrase: person ?? phraseOf(about, style.language), language: style.language }
  const known = topic ? ofItsField(about, topic, style, standing) : []
  const kind = topic ? readRequest(topic, languageOfTopic(topic)).kind : 'topic'
  const asked = aspectQuestions(about, kind, style)
  const stories = [FRAME[9], FRAME[3], FRAME[5], FRAME[7], FRAME[10], FRAME[4]].flatMap((one) => one ?? [])
  const framed = [...(person ? PEOPLE_FRAME : stories), ...FRAME].map((one) => shaped(one, x, style))
  const fresh = without([...(person ? [] : [...known, ...asked]), ...framed], standing)
  if (!type) return fresh
  const fitting = fresh.filter(({ question_type }) => question_type === type)
  return [
    ...fitting,
    ...fresh.filter((one) => !fitting.includes(one)).map((one) => retyped(one, type, style)),
  ]
}

/** Before the open question that ends a survey. */
export function insertAtEnd(state: Changing, fresh: AssistantQuestion[]): Standing[] {
  const added = fresh.slice(0, MOST - state.list.length).map((question) => ({ was: null, question }))
  const last = state.list.at(-1)
  const known = last ? recognised(last.question)?.known : undefined
  const at =
    known && [...ENDINGS, ...KIND_ENDINGS, ...PURPOSE_ENDINGS].includes(known)
      ? state.list.length - 1
      : state.list.length
  return [...state.list.slice(0, at), ...added, ...state.list.slice(at)]
}

/** The ones a survey misses least: a second of their kind, never the first, the last or the person's own. */
export function leastNeeded(list: Standing[], count: number): Set<Standing> {
  const out = new Set<Standing>()
  const left = () => list.filter((one) => !out.has(one))
  while (out.size < count && left().length > 1) {
    const rest = left()
    const inner = rest.slice(1, -1)
    const kinds = (one: Standing) =>
      rest.filter(({ question }) => question.question_type === one.question.question_type).length
    const weight = (one: Standing, at: number) =>
      kinds(one) * 10 +
      (recognised(one.question) ? 100 : 0) +
      at -
      (one.question.question_type === 'long_text' ? 8 : 0)
    const [worst] = inner
      .map((one, at) => ({ one, value: weight(one, at) }))
      .sort((a, b) => b.value - a.value)
    const next = worst?.one ?? rest.at(-1)
    if (!next) break
    out.add(next)
  }
  return out
}

export const numbered = (places: readonly number[]) => places.map((at) => at + 1)

export const edit = (
  state: Changing,
  places: number[] | null,
  change: (question: AssistantQuestion) => AssistantQuestion,
) => ({
  ...state,
  list: state.list.map((one) =>
    places === null || (one.was !== null && places.includes(one.was))
      ? { ...one, question: change(one.question) }
      : one,
  ),
})

export const noted = (state: Changing, ...notes: Note[]): Changing => ({
  ...state,
  notes: [...state.notes, ...notes],
})
