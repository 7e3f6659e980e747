import type { AssistantQuestion } from '../../model.ts'
import type { Change } from '../change.ts'
import { countWord } from '../numbers.ts'
import { placeMeant, placesMeant } from './reference.ts'
import { listSaid, pattern } from './said.ts'

/** “rank school, garden and quiet”: what shall be put in order. */
const RANKED: RegExp[] = [
  pattern(
    '(?:add\\s|make\\s)?(?:an?\\s|one\\s)?(?:let (?:them|people)\\s)?rank(?:ing)?\\s?(?:of|for|:)?\\s([^.!?]{3,120}?)',
  ),
  pattern(
    '(?:mach\\s|füge?\\s|ergänze?\\s)?(?:eine?\\s|noch eine\\s)?(?:frage\\s)?(?:mit\\s)?(?:einer\\s)?(?:rangliste|rangfolge|reihenfolge)\\s?(?:aus|von|mit|:)?\\s([^.!?]{3,120}?)(?:\\shinzu)?',
  ),
  pattern(
    '(?:añade\\s|haz\\s|pon\\s)?(?:una?\\s)?(?:pregunta\\s)?(?:de\\s|con\\s)?(?:ranking|clasificación|orden)\\s?(?:de|con|:)?\\s([^.!?]{3,120}?)',
  ),
]
const TO_RANK: RegExp[] = [
  pattern('let\\s(?:them|people)\\s(?:rank|order|sort)\\s(.{3,50}?)'),
  pattern('que\\s(?:se\\s)?(?:ordenen|clasifiquen)\\s(.{3,50}?)(?:\\spor\\s.{3,30}?)?'),
  pattern(
    '(?:lass\\p{L}{0,2}\\s(?:sie\\s|die leute\\s)?)?(.{3,50}?)\\s(?:sortieren|ordnen|in eine reihenfolge bringen)(?:\\slassen)?',
  ),
]
const STARS = pattern(
  '(?:make|turn)\\s(.{3,50}?)\\s(?:into\\s|to\\s|be\\s)?(?:an?\\s)?(?:stars?|star rating|five stars|5 stars|stars? scale)',
)
const STARRED = pattern('(.{3,50}?)\\s(?:con|mit|als|in)\\s(?:sternen?|estrellas)')
const PICK_SOME: RegExp[] = [
  pattern(
    '(?:let|allow)\\s(?:them|people|everyone)\\s(?:to\\s)?(?:pick|choose|tick|select)\\s(?:up to\\s)?(\\d|\\p{L}{3,8})(?:\\s(?:of them|options|answers|days))?\\s(?:in|for)\\s(.{3,50}?)',
  ),
  pattern(
    'que\\s(?:puedan|se pueda[n]?)\\s(?:elegir|marcar)\\s(?:hasta\\s)?(\\d|\\p{L}{3,8})\\sen\\s(.{3,50}?)',
  ),
]
const SEVERAL: RegExp[] = [
  pattern(
    'bei\\s(.{3,50}?)\\s(?:sollen\\s|darf man\\s)?(?:mehrere|mehrfach\\p{L}{0,10})(?:\\santworten)?(?:\\s(?:ankreuzen|auswählen|wählen|nennen))?(?:\\s(?:dürfen|können|erlauben|möglich))?',
  ),
]
const WORDED_SHORTER = pattern(
  '(?:(?:make|use|keep)\\s)?(?:the\\s)?(?:shorter (?:wording|sentences|phrasing|texts?|words)|wording shorter|kürzere? (?:formulierungen|sätze|texte)|kürzer formulier\\p{L}{1,4}|frases más cortas|textos más cortos|redacción más corta)',
)
const STILL_A_LOT = pattern(
  "(?:that(?:[’']s| is)|it(?:[’']s| is)|das (?:ist|sind)|es|son)\\s(?:still\\s|immer noch\\s|noch\\s|todavía\\s|aún\\s)?(?:a lot|too many|quite a lot|too much|(?:zu )?viele?|much[ao]s|demasiad[ao]s)[,.;–]{0,2}\\s(?:make (?:it|that)|mach(?:e|t)?|haz|déjala en|lieber|better|mejor)\\s(\\d{1,2}|\\p{L}{2,8})(?:\\s(?:daraus|questions|fragen|preguntas))?",
)
const A_SCALE_HOW = pattern(
  '(?:add\\s|füge?\\s|mach\\s|añade\\s)?(?:an?\\s|eine\\s|una\\s)(?:scale|skala|escala)\\s(?:on\\s|of\\s|for\\s|dazu,?\\s|darüber,?\\s|de\\s|sobre\\s)?((?:how|wie|cómo de|cuánto)\\s.{4,60}?)',
)
const SOME_MORE = new Set(['several', 'some', 'many', 'varias', 'varios', 'algunas', 'mehrere'])

const firstOf = (list: readonly RegExp[], text: string) =>
  list.map((one) => one.exec(text)).find((found) => found !== null) ?? null

/** “that's still a lot, make it 6”. */
export function readStillALot(text: string): Change[] | null {
  const count = countWord(STILL_A_LOT.exec(text)?.[1]?.toLowerCase() ?? '')
  return count !== null && count > 0 ? [{ to: 'count', count, isSaid: true }] : null
}

const OUT_OF =
  /^(?:(?:an?|eine|una)\s)?(?:rating|score|marks?|note|bewertung|nota|puntuaci[oó]n)\s(?:out of|from 1 to|von 1 bis|del 1 al|sobre)\s(5|6|7|10)[.!]?$/iu

/** In which way a question that is named, or a new one, is to be answered. */
export function readWay(text: string, questions: readonly AssistantQuestion[]): Change[] | null {
  if (WORDED_SHORTER.test(text)) return [{ to: 'word shorter' }]
  const most = OUT_OF.exec(text)?.[1]
  const rated = questions.findIndex(({ question_type }) => question_type === 'rating_scale')
  if (most && rated >= 0) return [{ to: 'scale', place: rated, min: 1, max: Number(most) }]
  const how = A_SCALE_HOW.exec(text)?.[1]
  if (how) return [{ to: 'ask anew', clause: how, answers: [], unit: null, isTactful: false, range: [1, 10] }]
  const some = firstOf(PICK_SOME, text)
  const picked = some?.[2] ? placeMeant(some[2], questions) : null
  if (some?.[1] && picked !== null) {
    const most = countWord(some[1].toLowerCase())
    if (most !== null && most > 1) return [{ to: 'tick some', places: [picked], most }]
    if (SOME_MORE.has(some[1].toLowerCase()))
      return [{ to: 'retype', places: [picked], type: 'multi_select' }]
  }
  const several = firstOf(SEVERAL, text)?.[1]
  const place = several ? placeMeant(several, questions) : null
  if (place !== null) return [{ to: 'retype', places: [place], type: 'multi_select' }]
  const starred = (STARS.exec(text) ?? STARRED.exec(text))?.[1]
  if (starred) {
    const [at] = placesMeant(starred, questions)
    return at === undefined
      ? [{ to: 'scale new', about: starred.replace(/^the\s|\s(?:one|question)$/giu, ''), min: 1, max: 5 }]
      : [{ to: 'scale', place: at, min: 1, max: 5 }]
  }
  return ranked(text, questions)
}

function ranked(text: string, questions: readonly AssistantQuestion[]): Change[] | null {
  const list = firstOf(RANKED, text)?.[1]
  const things = list ? listSaid(list) : []
  if (things.length > 2) {
    const at = questions.findIndex(({ question_type }) => question_type === 'ranking')
    return [{ to: 'rank these', place: at < 0 ? null : at, things }]
  }
  const what = firstOf(TO_RANK, text)?.[1]
  const place = what ? placeMeant(what, questions) : null
  return place === null ? null : [{ to: 'retype', places: [place], type: 'ranking' }]
}
