import type { AssistantQuestion } from '../../model.ts'
import { asWords, folded } from '../../plain-text.ts'
import type { Change } from '../change.ts'
import { placeMeant } from './reference.ts'
import { listSaid, pattern } from './said.ts'

/** “add a question for the next book, options Dune, Emma and Circe”. */
const WITH_ANSWERS: RegExp[] = [
  pattern(
    '(?:add|ask|include)\\s(?:an?\\s|another\\s|one\\s)?(?:question\\s|more\\s)?(?:for|about|on)\\s(.{2,50}?),?\\s(?:with\\s)?(?:the\\s)?(?:options|choices|answers)\\s(.{5,120}?)',
  ),
  pattern(
    '(?:añade|agrega|pon)\\s(?:otra\\s|una\\s)?(?:pregunta\\s)?(?:para|sobre|de(?:l)?)\\s(.{2,50}?),?\\s(?:con\\s)?(?:las\\s)?(?:opciones|respuestas)\\s(.{5,120}?)',
  ),
  pattern(
    '(?:füge?|ergänze?|mach)\\s(?:noch\\s)?(?:eine\\s)?(?:frage\\s)?(?:zu[rm]?|über|nach)\\s(.{2,50}?),?\\s(?:mit\\s)?(?:den\\s)?(?:optionen|antworten)\\s(.{5,120}?)(?:\\shinzu)?',
  ),
]
/** “pregunta también playa o montaña”. */
const THIS_OR_THAT =
  /^(?:(?:and|y|und)\s)?(?:ask|pregunta(?:les)?|frage?)\s(?:(?:also|too|them|people|también|además|auch|noch)\s){0,2}((?!(?:if|whether|what|how|when|where|who|why|about|for|si|qué|cómo|cuándo|dónde|quién|por|sobre|ob|was|wie|wann|wo|wer|warum|nach|über)(?!\p{L}))[\p{L}' -]{2,30}?)\s(?:or|o|oder)\s([\p{L}' -]{2,30}?)[?.!]?$/iu
/** “add shared shopping”. */
const BARE =
  /^(?:(?:and|y|und|please|bitte|por favor)\s)?(?:add|include|añade|agrega|incluye|ergänze?)\s((?!(?:an?|one|two|three|some|more|another|question|questions|options?|una?|dos|tres|otra|más|preguntas?|eine?|zwei|noch|the question|the option|la|el|los|las|die|der|das|den|him|her|it|them|that|this|si|whether|if|humou?r|emojis?|pictures?|photos?|age)(?!\p{L}))[\p{L}' -]{4,40}?)(?:\s(?:too|as well|please|también|bitte|dazu|hinzu))?[.!]?$/iu
/** “ask for their name first”. */
const NAME_FIRST =
  /^(?:(?:and|y|und|please|bitte)\s)?(?:(?:ask|add|put|frage?|pregunta)\s(?:for\s|nach\s|por\s|first\s|zuerst\s){0,2}(?:the(?:ir)?\s|a\s|el\s|su\s|dem\s|den\s|ihrem\s)?(?:names?|nombre|namen)(?:\s(at the end|last|al final|am ende|zuletzt)|\s(?:first|at the (?:start|beginning|top)|primero|al principio|zuerst|am anfang))?)[.!]?$/iu
/** “one where they pick an animal for me”. */
const PICKED =
  /^(?:(?:add|ask|include)\s)?(?:an?\s|one\s)(?:more\s|question\s)?where\s(?:they|people|everyone)\s(?:can\s|should\s)?(?:pick|choose|name|give)\s(?:me\s)?(?:an?|the|their)\s([\p{L}-]{3,20})((?:\sfor\s(?:me|us|it))?)[.!]?$/iu
/** “una de qué personaje de película soy”. */
const ONE_OF_WHICH =
  /^(?:añade|agrega|pon)\s(?:otra|una)\s(?:pregunta\s)?(?:de|sobre)\s((?:qué|cuál|cómo|cuándo|dónde|quién|cuánt[oa]s?)\s.{4,80}?)[.!?]?$/iu
/** “ask what worries them most, open”. */
const OPENLY =
  /^(.{8,120}?),?\s(?:as\s(?:an?\s)?)?(?:open(?:[- ]ended)?|free text|abierta|texto libre|offen|als freitext)[.!]?$/iu
const CLAUSE =
  /^(?:(?:and|y|und)\s)?(?:ask|pregunta|frage?)\s(?:them\s|people\s|también\s|noch\s|auch\s)?((?:what|which|how|when|where|why|qué|cómo|cuándo|dónde|por qué|was|wie|wann|wo|warum)\s.{4,100})$/iu
/** “how many hours a week, as a number”. */
const AS_NUMBER =
  /^(?:(?:and|y|und)\s)?(?:ask\s|pregunta\s|frage?\s)?((?:how (?:many|much)|cuánt[oa]s?|wie viele?)\s.{3,60}?),?\s(?:as a number|in numbers|como número|en número|als zahl)[.!]?$/iu
const SOFTER = pattern(
  '((?:the (?:one|question) (?:about|on)|die (?:frage )?(?:über|zu[rm]?|nach)|la (?:de|del|sobre))\\s.{2,30}?)\\s(?:(?:a bit|a little|etwas|ein bisschen|un poco)\\s)?(?:more (?:carefully|gently)|gentler|softer|vorsichtiger|behutsamer|sanfter|más (?:suave|delicad[ao]|cuidados[ao]))',
)
const DAYS =
  /^(?:mon|tues|wednes|thurs|fri|satur|sun)day|^(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)|^(?:mon|diens|donners|frei|sams|sonn)tag|^mittwoch/u
const ADDED_DAY =
  /^(?:(?:and|y|und)\s)?(?:add|añade|agrega|nimm|ergänze?)\s(?:the\s|el\s|den\s)?(\p{L}{5,10})(?:\s(?:too|también|dazu|hinzu))?[.!]?$/iu

const placeOfDays = (questions: readonly AssistantQuestion[]) =>
  questions.findIndex(({ options }) =>
    (options ?? []).some(({ option_text }) => DAYS.test(folded(option_text))),
  )

const asked = (clause: string): Change[] => [
  { to: 'ask anew', clause, answers: [], unit: null, isTactful: false },
]

/** One more question, said in a way that only people say it. */
export function readNew(text: string, questions: readonly AssistantQuestion[]): Change[] | null {
  const listed = WITH_ANSWERS.map((one) => one.exec(text)).find((found) => found !== null)
  const answers = listSaid(listed?.[2] ?? '')
  if (listed?.[1] && answers.length > 1) return [{ to: 'ask choice', about: listed[1], options: answers }]
  const [, one, other] = THIS_OR_THAT.exec(text) ?? []
  if (one && other) return [{ to: 'prefer', options: [one.trim(), other.trim()] }]
  const name = NAME_FIRST.exec(text)
  if (name) return [{ to: 'ask name', isFirst: name[1] === undefined }]
  const [, what, forWhom = ''] = PICKED.exec(text) ?? []
  if (what) return [{ to: 'add text', text: `Which ${what} would you pick${forWhom}?`, type: 'short_text' }]
  const which = ONE_OF_WHICH.exec(text)?.[1]
  if (which)
    return [
      { to: 'add text', text: `¿${which.charAt(0).toUpperCase()}${which.slice(1)}?`, type: 'short_text' },
    ]
  const openly = CLAUSE.exec(OPENLY.exec(text)?.[1] ?? '')?.[1]
  if (openly) return asked(openly)
  const number = AS_NUMBER.exec(text)?.[1]
  if (number) return asked(number)
  const soft = SOFTER.exec(text)?.[1]
  const place = soft ? placeMeant(soft, questions) : null
  if (place !== null) return [{ to: 'soften', places: [place] }]
  const day = ADDED_DAY.exec(text)?.[1]
  const days = day && DAYS.test(folded(day)) ? placeOfDays(questions) : -1
  if (day && days >= 0) return [{ to: 'add options', place: days, options: [day] }]
  const bare = BARE.exec(text)?.[1]
  return bare && !DAYS.test(folded(bare)) && bare.split(/\s+/u).length <= 3
    ? [{ to: 'add', count: 1, about: asWords(bare, 80), type: null }]
    : null
}
