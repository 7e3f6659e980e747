import { choiceFor } from '../brief/choices.ts'
import type { AssistantQuestion } from '../model.ts'
import { folded, wordsIn } from '../plain-text.ts'
import type { Change } from './change.ts'
import { countIn } from './numbers.ts'
import * as says from './patterns.ts'
import { placesAbout, placesIn } from './places.ts'
import type { Clause } from './split.ts'
import { typeIn } from './type-words.ts'

const words = (list: string) => new RegExp(`(?<!\\p{L})(?:${list})(?!\\p{L})`, 'iu')

const ANONYMOUS = words(
  'anonym\\p{L}*|anónim[ao]s?|no names|keine namen|ohne namen|sin nombres?|nothing that identifies',
)
const SKIP = words(
  '(?:fine|ok(?:ay)?|free|allowed|may|can|welcome) (?:to )?skip|skipping|skip (?:any|what|anything|questions)|nobody (?:has|should have|needs) to|no one (?:has|needs) to|nadie tiene que|niemand muss|überspringen|auslassen|saltar(?:se)?|no hace falta contestar',
)
const MINUTES = /(?<![\p{L}\d])(\d{1,2}|\p{L}+)\s+(?:minutes?|mins?|minuten|minutos)(?!\p{L})/iu
const BRIEFLY = words(
  'short(?:er)?|quick(?:er)?|only|just|got|have|kürzer|nur|haben|más cort[ao]|solo|tienen|brief',
)
const FEWER_WORDS = words('fewer words|less wordy|weniger worte|menos palabras')
const WARM = words(
  'warmer|friendlier|kinder|gentler|softer|clinical|cold|stiff|dry|wärmer|freundlicher|herzlicher|trocken|kühl|más (?:cálid[ao]|amable|cercan[ao])|frí[ao]',
)
const BALANCE = words(
  'leading|biased|loaded|suggestive|neutral(?:er)?|want(?:ed)? (?:a |them to say )?(?:a )?yes|pushes? (?:people|them)|sounds? (?:like|as if)|suggestiv|voreingenommen|parteiisch|klingt (?:so|als)|tendencios[ao]|suena (?:a|como)|neutrales?|sesgad[ao]',
)
const WAY_OUT = words(
  "(?:have |has |with |without |sin |keine |no )?(?:no opinion|opinión|meinung)|don[’']?t (?:know|care|mind)|do not (?:know|care|mind)|not sure|not bothered|weiß nicht|keine angabe|egal|no (?:sé|sabe)|me da igual|prefer not to say",
)
const CLOSED = words(
  '(?:mostly |mainly |all |only )closed|(?:more |mostly |mainly )?tick[- ]?box(?:es)?|closed questions|casi tod[ao]s? cerrad[ao]s?|preguntas cerradas|(?:meist |überwiegend |nur )?geschlossene fragen',
)
const OPEN_END = words('(?:free[- ]?text|open|offene[nr]?|freitext|abierta|texto libre)')
const AT_END = words('(?:at|in) the end|to finish|last|am ende|zum schluss|al final')
const SEVERAL = words(
  'several|more than one|multiple|tick|mehrere|mehrfach\\p{L}*|ankreuzen|varias|múltiple|marcar',
)
const MOST =
  /(?:at most|max(?:imum|imal)?\.?|no more than|up to|höchstens|bis zu|máximo|como mucho|hasta)\s+(\d{1,2}|\p{L}+)/iu
const RANK_OF =
  /(?:rank(?:ing)?|reihenfolge|rangfolge|clasificaci[oó]n|ordenar)\s+(?:of|von|aus|de)\s+(\d{1,2}|\p{L}+)\s+(\p{L}[\p{L} -]{2,40})$/iu
const TO_ORDER = words('(?:de |para )?ordenar|zum ordnen|sortieren lassen|to put in order')
const HOURS =
  /(?:use|in|ask for|en|usa|nimm)\s+(?:hours|stunden|horas)(?!\p{L})(?:.*?(?:for|für|para)\s+(.+))?/iu
const CLAUSE =
  /(?:(?:one|question|frage|eine|una|pregunta)\s+(?:about|asking|on|that asks|darüber|über|zu|sobre|dazu)?,?\s*|^(?:please |also |and |bitte |auch )*(?:ask|frage?|pregunta)\s*(?:them |people |sie |noch|auch|también )?,?\s*)((?:whether|if|ob|si)\s.{6,})$/iu
const NONE_ABOUT =
  /(?:anything|everything|all|whatever|alles|todo)\s+(?:about|on|to do with|über|zu|sobre)\s+(.+)$|(?:lo de(?:l)?|das mit(?: dem| der| den)?)\s+(.+)$/iu
const SIGH =
  /[,;]\s{0,9}(?:it|that|they|das|es|sie|die|son|es|eso|demasiad).*$|\s{1,9}(?:weg|raus|please|bitte|por favor)\s{0,9}$/iu

/** “yes / no / don’t mind”: two strokes make a list. */
const SLASHED = /([\p{L}\p{N}’' -]{1,40}(?:\/[\p{L}\p{N}’' -]{1,40}){1,8})$/u
const BEFORE_LIST =
  /^.*(?:(?:question|pregunta|frage)(?: \d+)?|one|sea|be|as|into|to|a|zu|als|third|second|first|last|con|mit|with|options?|optionen|opciones)\s+(?=\S)/iu

const NOT_A_NAME =
  /^(?:the|that|this|with|from|question|questions|make|should|must|please|add|remove|take|drop|only|options?|people|frage|fragen|bitte|mach|pregunta|preguntas|para|que|los|las|del|una|haz|quita|anade|answers?|antwort|opcion|yes|mind|nicht|about|sobre|uber|ranking|scale|skala|escala|choice|several|pick|choose|let|have|who|dont|care|know|opinion)$/

/** The one question that a clause speaks of by a word of it, or of its options. */
function placeNamed(text: string, questions: readonly AssistantQuestion[]): number | null {
  for (const word of wordsIn(text).filter((one) => one.length > 2 && !NOT_A_NAME.test(one))) {
    const [place, ...others] = placesAbout(word, questions)
    if (place !== undefined && others.length === 0) return place
  }
  const [place] = questions.flatMap((question, at) => {
    const choice = choiceFor(text)
    return choice && question.options && choiceFor(question.question_text)?.id === choice.id ? [at] : []
  })
  return place ?? null
}

/** The question whose options are of the same kind as this one: days among days. */
const DAYS =
  /^(?:mon|tues|wednes|thurs|fri|satur|sun)day|^(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)|^(?:mon|diens|donners|frei|sams|sonn)tag|^mittwoch/u
const placeOfDays = (questions: readonly AssistantQuestion[]) =>
  questions.findIndex(({ options }) =>
    (options ?? []).some(({ option_text }) => DAYS.test(folded(option_text))),
  )

const OPTION_WORDS =
  /^(?:please |bitte |also |and |und |y )*(?:add|put in|include|remove|take|drop|delete|füg\p{L}*|nimm|streich\p{L}*|añad\p{L}*|agrega|quita|elimina)\s+(?:the |den |die |das |el |la |los |las )?(.+?)(?:\s+(?:to|from|in|zu|bei|von|out|weg|hinzu|dazu|raus|a|de)(?:\s+.*)?)?$/iu

const NO_WEEKEND = words(
  'only weekdays|weekdays only|no weekends?|nur (?:werktags?|unter der woche|wochentage)|kein wochenende|solo entre semana|sin fines de semana',
)
const WEEKEND = /^(?:satur|sun)day|^(?:sabado|domingo)|^(?:sams|sonn)tag/u

function optionWish(text: string, questions: readonly AssistantQuestion[]): Change[] | null {
  const days = NO_WEEKEND.test(text) ? placeOfDays(questions) : -1
  const ends = (questions[days]?.options ?? [])
    .map(({ option_text }) => option_text)
    .filter((one) => WEEKEND.test(folded(one)))
  if (ends.length > 0) return [{ to: 'drop options', place: days, options: ends }]
  const named = OPTION_WORDS.exec(text)?.[1]?.trim()
  if (!named || named.split(' ').length > 4) return null
  const isDrop = says.DROP.test(text)
  const holds = questions.findIndex(({ options }) =>
    (options ?? []).some(({ option_text }) => folded(option_text) === folded(named)),
  )
  if (isDrop) return holds >= 0 ? [{ to: 'drop options', place: holds, options: [named] }] : null
  const target = /\s(?:to|zu|bei|a)\s+(?:the |den |die |las |los )?(.+)$/iu.exec(text)?.[1]
  const place = DAYS.test(folded(named))
    ? placeOfDays(questions)
    : target
      ? (placeNamed(target, questions) ?? -1)
      : -1
  return place >= 0 && questions[place]?.options ? [{ to: 'add options', place, options: [named] }] : null
}

function listWish(
  text: string,
  questions: readonly AssistantQuestion[],
  place: number | null,
): Change[] | null {
  const listed = SLASHED.exec(text)?.[1]
  if (!listed || place === null) return null
  const [first = '', ...others] = listed.split('/').map((one) => one.trim())
  const options = [first.replace(BEFORE_LIST, ''), ...others].filter(Boolean)
  return options.length > 2 && questions[place] ? [{ to: 'set options', place, options }] : null
}

/** Wishes that name a question by what it speaks of, or say in everyday words what should come of it. */
export function readNamed(
  { text, quotes }: Clause,
  questions: readonly AssistantQuestion[],
): Change[] | null {
  const { places } = placesIn(
    text.replace(MINUTES, ' ').replace(MOST, ' ').replace(RANK_OF, ' '),
    questions.length,
  )
  const named = places[0] ?? placeNamed(text, questions)
  const where = places.length > 0 ? places : null
  const count = (word: string | undefined) => (word ? countIn(` ${word} `) : null)
  const minutes = count(MINUTES.exec(text)?.[1])
  if (minutes && BRIEFLY.test(text)) return [{ to: 'fit minutes', minutes }]
  if (ANONYMOUS.test(text)) return [{ to: 'stay anonymous' }]
  if (SKIP.test(text)) return [{ to: 'let skip' }]
  if (FEWER_WORDS.test(text)) return [{ to: 'shorten', places: where }]
  const hours = HOURS.exec(text)
  if (hours) return [{ to: 'ask in hours', about: hours[1] ?? '' }]
  const ranked = RANK_OF.exec(text)
  const things = count(ranked?.[1])
  if (ranked?.[2] && things && named !== null)
    return [{ to: 'rank things', place: named, count: things, thing: ranked[2].trim() }]
  if (where && TO_ORDER.test(text)) return [{ to: 'retype', places: where, type: 'ranking' }]
  const list = listWish(text, questions, named)
  if (list) return list
  const most = count(MOST.exec(text)?.[1])
  if (named !== null && SEVERAL.test(text) && !says.ADD.test(text))
    return [
      most
        ? { to: 'tick some', places: where ?? [named], most }
        : { to: 'retype', places: where ?? [named], type: 'multi_select' },
    ]
  if (where && WARM.test(text)) return [{ to: 'warm', places: where }]
  if (BALANCE.test(text) && typeIn(text) === null) return [{ to: 'balance', places: where }]
  if (
    WAY_OUT.test(`${text} ${quotes.join(' ')}`) &&
    (says.OPTION.test(text) || says.ADD.test(text) || /antwort|answer|respuesta/iu.test(text))
  )
    return [{ to: 'offer a way out', places: where, option: quotes[0] ?? null }]
  const asked = CLAUSE.exec(text)?.[1]
  if (asked) return [{ to: 'ask clause', clause: asked }]
  if (
    OPEN_END.test(text) &&
    AT_END.test(text) &&
    !where?.some((place) => place < questions.length - 1) &&
    (says.ADD.test(text) || !says.MOVE.test(text))
  )
    return [{ to: 'end openly' }]
  if (CLOSED.test(text)) return [{ to: 'close' }]
  return optionWish(text, questions) ?? noneWish(text, questions)
}

function noneWish(text: string, questions: readonly AssistantQuestion[]): Change[] | null {
  const found = NONE_ABOUT.exec(text)
  const what = (found?.[1] ?? found?.[2])?.replace(SIGH, '').trim()
  if (!what || !(says.DROP.test(text) || /(?<!\p{L})lass(?:e|t)?(?!\p{L})/iu.test(text))) return null
  const places = placesAbout(what, questions)
  return [places.length > 0 ? { to: 'drop', places } : { to: 'none about', what }]
}
