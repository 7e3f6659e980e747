import type { AssistantQuestion } from '../model.ts'
import { asWords } from '../plain-text.ts'
import { type Change, READY_QUESTIONS, type ReadyQuestion } from './change.ts'
import * as says from './patterns.ts'
import { placesAbout, placesIn } from './places.ts'
import type { Clause } from './split.ts'
import { typeIn } from './type-words.ts'

const words = (list: string) => new RegExp(`(?<!\\p{L})(?:${list})(?!\\p{L})`, 'iu')

const SPLIT = words('split|divide|break (?:up|apart)|separate|teile?|aufteilen|trenne?|divide|separa|parte')
const IN_TWO = words('two|2|up|apart|into|in|it|auf|zwei|dos|en')
const RENEW = words(
  '(?:a )?(?:different|another|better|new) (?:one|question)|something else|boring|dull|weak|otra (?:distinta|mejor)|aburrid[ao]|algo distinto|eine (?:andere|bessere)|etwas anderes|langweilig',
)
const FOLLOW_UP = words('follow[- ]?up|ask(?:ing)? why|nachfrage|nach dem warum|por qué')
const SORT = words(
  'sort|(?:from )?eas(?:y|iest) to (?:hard|hardest|difficult)|eas(?:y|ier|iest)(?: ones)? first|order (?:them|the questions)|ordena(?:r|las)?|de fácil a difícil|sortier\\p{L}*|von leicht (?:nach|zu) schwer|leichte (?:zuerst|nach vorn)',
)
const ALIKE = words('duplicates?|doubles?|repeated|repetid[ao]s?|duplicad[ao]s?|doppelte[nrs]?|dopplungen')
const REFOCUS =
  /(?<!\p{L})(?:(?:make|turn) (?:it|them|these|all of (?:it|them)|the (?:questions|survey|whole thing)|everything) (?:all )?(?:more )?about|focus (?:it |them )?on|(?:should|must) (?:all )?be about|haz(?:las|la)? (?:todas )?sobre|que (?:traten|sean) (?:todas )?(?:de|sobre)|céntra(?:te|las|la) en|mach (?:sie|alles|die umfrage) (?:alle )?über|(?:alles|alle) (?:soll(?:en)?) .*?(?:um|über))\s+(.{3,})$/iu
const LESS_ABOUT =
  /(?<!\p{L})(?:less|fewer(?: questions)?|not so much|menos|weniger)\s+(?:about|on|sobre|über|zu)\s+(.{3,})$/iu
const FOR_THE_OTHER = /(?:use|say|write|usa|escribe|nimm|schreib)\s+⟦\d+⟧\s+(?:for|para|für)\s+⟦/iu
const EVERYTHING_AFTER =
  /(?:everything|all|anything|alles|todo|todas) (?:after|behind|below|nach|hinter|después de|tras)\s+(?:question |number |frage |la |the )?([\p{L}\d]+)/iu
const INSTEAD = words('instead of|rather than|en lugar de|en vez de|statt|anstatt|anstelle von')
const SWAP_WORDS = words(
  'replace|substitute|change|swap|say|use|write|call it|reemplaz\\p{L}*|sustituy\\p{L}*|cambi\\p{L}*|usa|di|escribe|ersetz\\p{L}*|änder\\p{L}*|verwend\\p{L}*|schreib\\p{L}*|nimm|sag',
)
const ONE_FOR_ANOTHER =
  /^(?:please |bitte |por favor )?(?:replace|substitute|change|reemplaza|sustituye|cambia|ersetze?|ändere?)\s+(?:the word |das wort |la palabra )?(?!question|frage|pregunta|the |number|nummer|all|everything|it\b|them|tone|language)([\p{L}-]{3,})\s+(?:with|by|to|into|for|durch|in|mit|por|a)\s+([\p{L}-]{3,})(?=\s|$)/iu
const FEWER_OPTIONS = words(
  'fewer options|less options|fewer choices|menos opciones|weniger (?:antworten|optionen|antwortmöglichkeiten)',
)
const OPTIONS_ARE =
  /(?<!\p{L})(?:options?|choices|answers|opciones|respuestas|optionen|antworten|antwortmöglichkeiten)(?: (?:of|for|von|de|zu) [^:]{1,30}?)?\s*(?::|should be|must be|are|to be|deben ser|son|sollen(?: sein)?|sind)\s*(.*)$/iu
const RANGE = /(?<![\d.])([01])\s*(?:to|-|–|bis|a|hasta|through)\s*(\d{1,2})(?!\d)/iu
const SCALE = words('scales?|ratings?|rate|slider|escalas?|skala|skalen|bewertung')
const MOST_ON_A_SCALE = 20
const AT_PLACE =
  /(?<!\p{L})(?:(at|as|in|to|an|en|a) (?:position|place|number|spot|stelle|platz|posición|(?:la )?número)|(after|behind|following|nach|hinter|después de|detrás de)|(before|vor|antes de))\s+(?:question |number |frage |nummer |la pregunta |the |la |der |die )?([\p{L}\d]+)(?:\s+(?:one|question|frage|pregunta))?/iu

const READY: Record<ReadyQuestion, RegExp> = {
  age: words("(?:their |the |people[’']?s )?ages?|how old|edad|cuántos años|alter|wie alt"),
  home: words(
    'where (?:they|people|you|everyone) (?:live|are from|come from)|(?:place of )?residence|hometown|dónde (?:viven|vive)|wohnort|wo (?:sie|die leute) (?:wohnen|leben)',
  ),
  work: words(
    'what (?:they|people) do for (?:a living|work)|occupation|profession|job|profesión|trabajo|beruf',
  ),
  consent: words('consent|permission to use|consentimiento|einwilligung|zustimmung zur'),
}
const ASKING = words(`ask|add|include|find out|pregunta|añade|agrega|incluye|frage?|füge?|ergänze?`)
const ASK_THAT =
  /^(?:please |also |now |and |then )*(?:add (?:a question|one) (?:asking|that asks)|ask|find out|i(?:['’]d| would)? (?:also )?(?:like|want) to know)\s+(?:people |them |everyone |everybody |readers )?(?:also )?((?:how|what|when|where|which|who|whom|whose|why|whether|if)\s.+?)[?.!]*$/iu

const ASK_TO_RATE =
  /^(?:please |also )*(?:ask|let|have) (?:them |people |everyone |everybody )(?:to )?rate (.+?)(?:,? (?:from|on a scale|between) .*)?[.!?]*$/iu

const YOU: [RegExp, string][] = [
  [/\bthey['’]re\b/giu, 'you’re'],
  [/\bthey['’]ve\b/giu, 'you’ve'],
  [/\b(?:they|people|everyone|everybody)\b/giu, 'you'],
  [/\btheirs\b/giu, 'yours'],
  [/\btheir\b/giu, 'your'],
  [/\bthemselves\b/giu, 'yourself'],
  [/\bthem\b/giu, 'you'],
]
const IN_A_WORD = /^how (?:often|many|much|old|long|far)\b/iu

const addressed = (clause: string) =>
  YOU.reduce((text, [pattern, word]) => text.replace(pattern, word), clause.trim())

const listed = (text: string) =>
  text
    .split(/\s{0,9}(?:,|;|\/|\||(?<!\p{L})(?:and|or|y|o|und|oder)(?!\p{L}))\s{0,9}/iu)
    .map((one) => one.trim())
    .filter(Boolean)

/** Wishes of one particular kind each: read before those that only count, name places and kinds. */
export function readParticular(
  { text, quotes }: Clause,
  questions: readonly AssistantQuestion[],
): Change[] | null {
  const bare = text.replace(/⟦\d+⟧/g, ' ')
  const { places } = placesIn(bare.replace(RANGE, ' '), questions.length)
  const [place] = places
  return (
    optionWishes(bare, quotes, place, questions) ??
    wordWishes(text, bare, quotes, places) ??
    placeWishes(bare, places) ??
    (ASK_TO_RATE.test(bare) ? null : scaleWish(bare, places)) ??
    wholeWishes(bare, questions) ??
    askWishes(bare)
  )
}

function optionWishes(
  bare: string,
  quotes: string[],
  place: number | undefined,
  questions: readonly AssistantQuestion[],
): Change[] | null {
  if (place === undefined) return null
  if (FEWER_OPTIONS.test(bare)) return [{ to: 'fewer options', place }]
  const given = OPTIONS_ARE.exec(bare)
  const options = quotes.length > 1 ? quotes : listed(given?.[1] ?? '')
  if (given && options.length > 1 && !says.ADD.test(bare)) return [{ to: 'set options', place, options }]
  const hasOptions = questions[place]?.options !== undefined
  const isPut = says.ADD.test(bare) || says.DROP.test(bare)
  if (quotes.length > 0 && isPut && hasOptions && !says.AT_START.test(bare) && !AT_PLACE.test(bare))
    return [{ to: says.DROP.test(bare) ? 'drop options' : 'add options', place, options: quotes }]
  return null
}

function wordWishes(text: string, bare: string, quotes: string[], places: number[]): Change[] | null {
  const where = places.length > 0 ? places : null
  const [first, second] = quotes
  if (first && second && SWAP_WORDS.test(bare) && !says.OPTION.test(bare)) {
    const [old, fresh] = INSTEAD.test(bare) || FOR_THE_OTHER.test(text) ? [second, first] : [first, second]
    return [{ to: 'substitute', places: where, old, fresh: asWords(fresh, 200) }]
  }
  const [, old, fresh] = ONE_FOR_ANOTHER.exec(text) ?? []
  return old && fresh && typeIn(`a ${fresh}`) === null
    ? [{ to: 'substitute', places: where, old, fresh }]
    : null
}

function placeWishes(bare: string, places: number[]): Change[] | null {
  const [place] = places
  if (place === undefined) return null
  if (SPLIT.test(bare) && IN_TWO.test(bare)) return [{ to: 'split', place }]
  if (FOLLOW_UP.test(bare) && (says.ADD.test(bare) || /why|warum|por qué/iu.test(bare)))
    return [{ to: 'follow up', place }]
  const isRenewed = RENEW.test(bare) && typeIn(bare) === null && !/(?:about|sobre|über)\s/iu.test(bare)
  return isRenewed && !says.OTHER_OPTIONS.test(bare) ? [{ to: 'renew', places }] : null
}

function scaleWish(bare: string, places: number[]): Change[] | null {
  const range = RANGE.exec(bare)
  if (!range || !SCALE.test(bare)) return null
  const [min, max] = [Number(range[1]), Number(range[2])]
  if (max - min < 1 || max > MOST_ON_A_SCALE) return null
  const where = places.length > 0 ? places : null
  return [
    ...(where ? [{ to: 'retype' as const, places: where, type: 'rating_scale' as const }] : []),
    { to: 'set range', places: where, min, max },
  ]
}

function wholeWishes(bare: string, questions: readonly AssistantQuestion[]): Change[] | null {
  const focus = REFOCUS.exec(bare)?.[1]
  if (focus) return [{ to: 'refocus', about: asWords(focus, 120) }]
  const less = LESS_ABOUT.exec(bare)?.[1]
  if (less) {
    const named = placesAbout(less, questions)
    return [named.length > 0 ? { to: 'drop', places: named } : { to: 'find', missing: asWords(less, 60) }]
  }
  const after = EVERYTHING_AFTER.exec(bare)?.[1]
  const [last] = after ? placesIn(after, questions.length).places : []
  if (last !== undefined && says.DROP.test(bare))
    return [{ to: 'drop', places: questions.flatMap((_, at) => (at > last ? [at] : [])) }]
  if (ALIKE.test(bare) && says.DROP.test(bare)) return [{ to: 'find alike' }]
  if (SORT.test(bare) && placesIn(bare, questions.length).places.length === 0) return [{ to: 'sort' }]
  const type = typeIn(bare)
  const all = questions.map((_, at) => at)
  if (type && /^(?:please )?(?:only|just|solo|sólo|nur)\s/iu.test(bare) && says.QUESTIONS.test(bare))
    return [{ to: 'retype', places: all, type }]
  const ofType = all.filter((at) => questions[at]?.question_type === type)
  if (type && ofType.length > 0 && says.MOVE.test(bare) && says.TO_END.test(bare))
    return [{ to: 'move', places: ofType, before: questions.length }]
  return null
}

function askWishes(bare: string): Change[] | null {
  const rated = ASK_TO_RATE.exec(bare)?.[1]
  if (rated)
    return [{ to: 'add text', text: `How would you rate ${addressed(rated)}?`, type: 'rating_scale' }]
  const isAbout = /(?<!\p{L})(?:about|sobre|über)\s/iu.test(bare)
  const known = READY_QUESTIONS.filter((what) => READY[what].test(bare))
  if (known.length > 0 && ASKING.test(bare) && !isAbout)
    return known.map((what) => ({ to: 'add ready', what, isFirst: says.AT_START.test(bare) }))
  const asked = ASK_THAT.exec(bare)?.[1]
  if (!asked) return null
  const type = IN_A_WORD.test(asked) ? 'short_text' : 'long_text'
  return [{ to: 'add text', text: `Tell us ${addressed(asked.replace(/^if\s/iu, 'whether '))}.`, type }]
}

/** “… after question 2”: where something new goes, and the clause without it. */
export function insertionIn(text: string, length: number): { at: number; rest: string } | null {
  const found = says.ADD.test(text) ? AT_PLACE.exec(text) : null
  const [place] = found?.[4] ? placesIn(found[4], length).places : []
  if (!found || place === undefined) return null
  return { at: found[2] ? place + 1 : place, rest: text.replace(found[0], ' ').replace(/\s+/g, ' ').trim() }
}
