import type { AssistantQuestion } from '../../model.ts'
import { asWords } from '../../plain-text.ts'
import type { Change } from '../change.ts'
import { nameIn, placeMeant, placesMeant } from './reference.ts'
import { pattern } from './said.ts'

const FIRST =
  '(?:first|(?:right |up )?(?:at|to) the (?:very )?(?:top|start|front|beginning)|(?:ganz )?(?:nach )?(?:oben|vorne?|zuerst)|an den anfang|als erste[sr]?|la primera|al principio|lo primero)'
const LAST =
  '(?:last|(?:right |down )?(?:at|to) the (?:very )?(?:end|bottom)|(?:ganz )?(?:nach )?(?:unten|hinten)|ans ende|zuletzt|zum schluss|als letzte[sr]?|la última|al final(?: del todo)?)'
const MOVED = pattern(
  `(?:(?:put|move|bring|have|pon|mueve|pasa|setz\\p{L}{0,2}|stell\\p{L}{0,2}|schieb\\p{L}{0,2}|verschieb\\p{L}{0,2})\\s)?(.{3,50}?)\\s(?:should\\s(?:come|go|be)\\s|que vaya\\s|va\\s|ponla\\s|soll\\s)?(?:(${FIRST})|(${LAST}))(?:\\skommen)?`,
)
const DROPPED: RegExp[] = [
  pattern(
    '(?:drop|remove|delete|take out|lose|scrap|leave out|get rid of)\\s(the\\s.{2,40}?\\s(?:one|question|bit)|the\\s(?:one|question)\\s.{3,50}?)',
  ),
  pattern('(?:take|leave)\\s(.{3,40}?)\\sout(?:\\sof (?:it|there|this))?'),
  pattern('(?:no\\s\\p{L}{3,20},?\\s)?so\\s(?:take out|drop|remove)\\s(the\\s.{2,40}?\\s(?:one|question))'),
  pattern('(?:quita|elimina|borra|saca)\\s((?:la|las)\\s(?:de(?:l)?\\s|sobre\\s|preguntas?\\s)?.{3,40}?)'),
  pattern(
    '((?:die|das)\\s(?:frage\\s|mit\\s|zu[rm]?\\s|nach\\s|über\\s).{2,40}?)\\s(?:(?:bitte|doch|wieder)\\s){0,2}(?:raus|weg|streichen|löschen)',
  ),
]
/** “no addresses please”. */
const NONE_OF =
  /^(?:(?:and|but|y|pero|und|aber)\s)?(?:no|keine|sin|ninguna?)\s(?!(?:open|closed|scales?|rankings?|choices?|dates?|text|free|more|names?|offenen?|skalen?|namen?|más|escalas?|nombres?|emojis?|questions?|fragen?|preguntas?|pictures?|one|way|problem|that|this|longer)(?!\p{L}))([\p{L}-]{4,24})(?:,?\s(?:please|bitte|por favor))[.!]?$/iu
const MERGED: RegExp[] = [
  pattern(
    '(?:merge|combine|join)\\s(?:all\\s)?(?:the\\s)?(?:ones|questions)\\s(?:about|on|for)\\s(.{2,40}?)(?:\\s(?:into one|together))?',
  ),
  pattern(
    '(?:junta|une|combina|fusiona)\\s(?:todas\\s)?las\\s(?:preguntas\\s)?(?:de(?:l)?|sobre)\\s(.{2,40}?)(?:\\sen una)?',
  ),
  pattern(
    '(?:leg\\p{L}{0,2}|fass\\p{L}{0,2})\\s(?:alle\\s)?die\\s(?:fragen\\s)?(?:zu[rm]?|über|nach|mit)\\s(.{2,40}?)\\szusammen',
  ),
]
const TOGETHER = pattern(
  '(?:fass\\p{L}{0,2}|leg\\p{L}{0,2}|führ\\p{L}{0,2})\\s(?:(?:die\\s)?fragen?\\s)?(\\d{1,2})\\s(?:und|mit)\\s(\\d{1,2})\\szusammen',
)
const NOTHING_OF =
  /(?:^|\s)(?:two|three|\d{1,2}|last|first|second|third|fourth|fifth|letzten?|ersten?|zweite|dritte|vierte|últimas?|primeras?|segunda|tercera|cuarta|dos|tres|cuatro|all|alle|todas)(?!\p{L})/iu
const OF_A_KIND =
  /(?<!\p{L})(?:open|closed|scales?|choices?|offenen?|skalen?|abiertas?|escalas?|ranking|text)(?!\p{L})/iu

/** What something costs is not all that has to do with money. */
const A_PRICE = /(?:price|cost|fee|pay|preis|kost|beitrag|precio|coste|cuota|cuánto pag)/iu

/** “die offene Frage nach Kritik”: one that is called by what it asks. */
const CALLED =
  /(?<!\p{L})(?:frage (?:nach|zu[rm]?|über)|question (?:about|on)|one about|pregunta (?:de|del|sobre))\s/iu

const found = (list: readonly RegExp[], text: string) => list.map((one) => one.exec(text)?.[1]).find(Boolean)

/** Where a question that is named goes: first, last, out, or together with its like. */
export function readStanding(text: string, questions: readonly AssistantQuestion[]): Change[] | null {
  const [, one, other] = TOGETHER.exec(text) ?? []
  if (one && other && Math.max(Number(one), Number(other)) <= questions.length)
    return [{ to: 'merge', places: [Number(one) - 1, Number(other) - 1].sort((a, b) => a - b) }]
  const alike = found(MERGED, text)
  if (alike) {
    const places = placesMeant(alike, questions).sort((a, b) => a - b)
    if (places.length > 1) return [{ to: 'merge', places }]
    return places[0] === undefined
      ? [{ to: 'find', missing: asWords(nameIn(alike), 60) }]
      : [{ to: 'find only', place: places[0] }]
  }
  const none = NONE_OF.exec(text)?.[1]
  if (none) {
    const places = placesMeant(none, questions)
    return places.length > 0 && places.length < questions.length
      ? [{ to: 'drop', places }]
      : [{ to: 'none about', what: none }]
  }
  const gone = found(DROPPED, text)
  if (gone && !NOTHING_OF.test(gone) && !OF_A_KIND.test(gone)) {
    const place = placesMeant(gone, questions).find(
      (at) => !A_PRICE.test(gone) || A_PRICE.test(questions[at]?.question_text ?? ''),
    )
    return place === undefined
      ? [{ to: 'find', missing: asWords(nameIn(gone), 60) }]
      : [{ to: 'drop named', place }]
  }
  const [, what, first] = MOVED.exec(text) ?? []
  const isCalled = what !== undefined && CALLED.test(what)
  if (!what || (OF_A_KIND.test(what) && !isCalled) || /(?:ask|frag|pregunta)\s|^(?:add|añade)/iu.test(what))
    return null
  const place = placeMeant(isCalled ? what.replace(OF_A_KIND, ' ') : what, questions)
  if (place === null && isCalled) return [{ to: 'find', missing: asWords(nameIn(what), 60) }]
  return place === null ? null : [{ to: 'move', places: [place], before: first ? 0 : questions.length }]
}
