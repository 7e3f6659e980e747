import { asksFor, facetNamed } from '../../facets/find-facet.ts'
import type { AssistantQuestion } from '../../model.ts'
import { shaped } from '../../shape.ts'
import { answersOf } from '../../turns/lists.ts'
import { answered, choices } from '../listing.ts'
import { newQuestion } from '../new-question.ts'
import { endOf, inserted, NOT_SAID, type Order, type Standing } from '../order.ts'
import { pointedAt } from '../pointing.ts'
import { ADDED, withoutVerb } from '../said-to-add.ts'
import { told } from '../told.ts'
import { type Way, waySaid } from '../way-said.ts'
import { namesIn } from './named-in.ts'

const HEAD_AND_LIST = /^([^:=?]{2,110}?)\s?[:=]\s{0,3}([^:=]{3,400}(?:\d{1,2}:\d{2}[^:=]{0,200}){0,12})$/su
/** How many may be chosen, or that they are to be put in order: said behind the list. */
const OF_WAY =
  /^(?:(?:they|people|you|everyone|one) (?:can|could|may|should|must|have to) (?:tick|pick|choose|select|rank|order|sort)[^.]{0,30}|(?:tick|pick|choose|select|rank)[^.]{0,24}|several (?:possible|allowed)|more than one[^.]{0,20}|multiple[^.]{0,20}|(?:pueden|se pueden?|podéis) (?:marcar|elegir|ordenar)[^.]{0,24}|(?:y )?que (?:puedan )?(?:las?|los?)?\s?(?:orden|marc|marqu|elij|eleg)\p{L}*[^.]{0,24}|(?:para )?ordenar[^.]{0,24}|varias?(?: (?:posibles|respuestas))?|mehrere?s?(?: \p{L}+)?(?: möglich| erlaubt)?|mehrfach\p{L}*|(?:man|sie) (?:kann|können|darf|dürfen)[^.]{0,30}|zum (?:sortieren|ankreuzen|ordnen)|bitte (?:sortieren|ordnen))$/iu
const AROUND =
  /(?<!\p{L})(?:please|bitte|por favor|make|give|offer|use|set|let|have|has|should be|must be|are|is|be|the|a|an|one|ones|question|for|with|these|this|following|answers?|options?|choices?|to|as|about|of|die|der|das|den|bei|soll\p{L}*|sein|sind|mit|nach|zur?|antworten|auswahl|optionen|frage|eine?|noch|la|las|los|el|una?|con|de|del|son|sean|que|opciones|respuestas|pregunta|pon|añade|agrega|horas? son)(?!\p{L})/giu
const ASKED_SO =
  /^(?:which|what|whose|who|where|when|how|welche\p{L}?|was|wer|wessen|wo|wann|wie|qué|quién|cuál|dónde|cuándo|cómo)(?!\p{L})/iu
const FEWEST = 2
const MOST_WORDS = 6

interface Given {
  head: string
  answers: string[]
  way: Way | null
}

/** “routes are: A, B, C, to be ranked”: what the list is for, the list, and how it is answered. */
function givenIn(message: string): Given | null {
  const [first = '', ...behind] = message.trim().split(/(?<=[^\d\s.][^\s.]?)\.\s+(?=\p{L})/u)
  if (behind.some((one) => !OF_WAY.test(one.replace(/[.!]+$/u, '').trim()))) return null
  const [, head = '', list = ''] = HEAD_AND_LIST.exec(first.replace(/[.!\s]+$/u, '')) ?? []
  if (!head) return null
  const [bare = '', tail = ''] = list.split(/\s[-–—]\s(?=[^-–—]{4,60}$)/u)
  const answers = answersOf(OF_WAY.test(tail) ? `${bare}, ${tail}` : list)
  const last = answers.at(-1) ?? ''
  const isTold = OF_WAY.test(last)
  const said = behind[0] ?? (isTold ? last : null)
  const kept = isTold ? answers.slice(0, -1) : answers
  if (kept.length < FEWEST || (said === null && !/[=]/u.test(first) && !NEEDS_CARE.test(head))) return null
  return { head, answers: kept, way: (said ? meantBy(said) : null) ?? wayOf(head) }
}
/** What the older reading of lists takes for something else. */
const NEEDS_CARE =
  /(?<!\p{L})(?:frage nach|wer|wessen|whose|who|give the .{2,30} one|zur auswahl|to rank)(?!\p{L})/iu

/** “options” says only that there is something to choose from. */
const wayOf = (head: string): Way | null => {
  const said = waySaid(head)
  return said && !/^(?:options?|opciones|auswahl|zur auswahl|optionen|choices?)$/iu.test(said.words)
    ? said.way
    : null
}

const meantBy = (said: string): Way =>
  /rank|order|sort|orden/iu.test(said)
    ? 'ranking'
    : /one|una(?!\p{L})|eine(?!\p{L})/iu.test(said) && !/more|mehr/iu.test(said)
      ? 'single_select'
      : 'multi_select'

/** The question that a head calls by what it asks for, the one that is answered so already first. */
function placeFor(head: string, name: string, way: Way | null, at: Standing): number | null {
  const facet = facetNamed(name, at.style.language)
  const asked = facet
    ? at.questions.flatMap(({ question_text }, place) =>
        asksFor(facet, question_text, at.style.language) ? [place] : [],
      )
    : []
  const called = [...namesIn(head), name].flatMap((one) => pointedAt(one, at.questions, at.touched))
  const all = [...asked, ...called]
  return (
    (way === 'ranking' ? all.find((place) => at.questions[place]?.question_type === way) : undefined) ??
    all[0] ??
    null
  )
}

export const listGiven: Order = (message, at) => {
  const given = givenIn(message)
  if (!given) return null
  const { head, answers, way } = given
  const isNew = ADDED.some((one) => one.test(head))
  const name = withoutVerb(head)
    .replace(waySaid(head)?.words ?? NOT_SAID, ' ')
    .replace(AROUND, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
  if (name.split(' ').length > MOST_WORDS) return null
  const place = /\d/u.test(head)
    ? (pointedAt(head, at.questions, at.touched)[0] ?? null)
    : placeFor(head, name, way, at)
  const question = place === null ? undefined : at.questions[place]
  if (place !== null && question && !isNew) return answered(at, question, place, answers, way)
  const facet = facetNamed(name, at.style.language)
  const type = way === 'ranking' || way === 'multi_select' ? way : 'single_select'
  const fresh: AssistantQuestion | null = facet
    ? {
        question_text: shaped(facet.question, null, at.style).question_text,
        question_type: type,
        options: choices(answers),
      }
    : newQuestion(
        { about: ASKED_SO.test(head) ? `${head.trim()}?` : name || head, way: type, options: answers },
        [],
        at.style,
      )
  if (!fresh) return null
  const where = endOf(at.questions)
  return {
    questions: inserted(at.questions, fresh, where),
    touched: where,
    said: [
      isNew
        ? told.added(fresh.question_text, where + 1)
        : told.addedInstead(name || head, fresh.question_text),
    ],
  }
}
