import { formsOf } from './concepts.ts'
import type { NoteReading, TrackedFeature } from './model.ts'
import { type Language, withFigures } from './numbers.ts'
import { type Dimension, UNIT_WORDS, unitOf } from './units.ts'

const MOST_CHARACTERS = 10_000

const GERMAN =
  /(?<!\p{L})(?:der|die|das|und|nicht|kein\p{L}*|gelaufen|geschlafen|gelesen|getrunken|geübt|heute|gestern|stunden?|minuten|seiten|ich|bin|habe|mit|ohne|bis|von)(?!\p{L})/giu
const SPANISH =
  /(?<!\p{L})(?:el|la|los|las|de|y|no|sin|hoy|ayer|mañana|horas?|minutos|páginas|corrí|dormí|leí|he|con|por|entre|voy|media|nada)(?!\p{L})/giu
const ENGLISH =
  /(?<!\p{L})(?:the|and|of|no|not|today|yesterday|hours?|minutes|pages|ran|slept|i|a|with|for|without|to|did|had)(?!\p{L})/giu

function languageOf(note: string, features: readonly TrackedFeature[]): Language {
  const own = features.map(({ title, unit }) => `${title} ${unit ?? ''}`).join(' ')
  const score = (pattern: RegExp) =>
    (note.match(pattern)?.length ?? 0) * 2 + (own.match(pattern)?.length ?? 0)
  const [en, es, de] = [score(ENGLISH), score(SPANISH), score(GERMAN)]
  if (de > en && de >= es) return 'de'
  return es > en ? 'es' : 'en'
}

/** Words that look like a feature and are not. */
const IDIOMS =
  /\b(?:ran|run|running) (?:into|out|late|high|low|across|over|errands|away|a bath|dry)\b|\bread (?:the room|between|my mind)\b|\bsteps (?:of|to)\b|\b(?:next|first|last) steps?\b|\bweigh(?:ed|ing)? (?:up|in on)\b(?! \d)|\bsmoke (?:alarm|detector)\b|\bin the long run\b|\bslept? on it\b/giu

const NOT_TODAY =
  /(?<!\p{L})(?:yesterday|tomorrow|last (?:week|month|year|night's)|next (?:week|month|year|time)|used to|will|won['’]t be|i['’]ll|gonna|going to(?! the| a| my)|want(?:ed)? to|plan(?:ning|ned)? (?:to|on)|should|need to|must|have to|hope to|would like|ayer|anteayer|la semana pasada|el mes pasado|voy a|vamos a|quiero|quisiera|tengo que|debería|próxim[oa]|gestern|vorgestern|letzte woche|nächste woche|will|werde|möchte|muss|sollte|würde)(?!\p{L})/iu
const TOMORROW_ES = /(?<!(?:esta|la|por la|de la) )(?<!\p{L})mañana(?!\p{L})/iu
const TOMORROW_DE = /(?<!(?:heute|am|guten|jeden|diesen) )(?<!\p{L})morgen(?!\p{L})/u
const TODAY =
  /(?<!\p{L})(?:today|this (?:morning|afternoon|evening)|tonight|hoy|esta (?:mañana|tarde|noche)|heute)(?!\p{L})/iu

const NEGATION =
  /(?<!\p{L})(?:no|not|none|never|without|skip(?:ped)?|missed|forgot|didn['’]?t|did not|haven['’]?t|hasn['’]?t|couldn['’]?t|wasn['’]?t|don['’]?t|free|sin|ning[úu]n[oa]?|nada|nunca|jamás|tampoco|kein(?:e|en|er|em|es)?|nicht|ohne|nie|niemals|ausgelassen)(?!\p{L})/iu
const CORRECTION =
  /^\s*(?:no,? wait|no|nope|sorry|actually|i mean|wait|correction|make that|rather|perd[óo]n|digo|mejor dicho|corrección|nein|quatsch|ich meine|korrektur|besser gesagt|ach nein)\s*[:,]?\s*(?=\d|$)/iu

const FIGURE = '\\d+(?:\\.\\d+)?'
const QUANTITY = new RegExp(`(?<![\\p{L}\\d.:/-])(${FIGURE})\\s?(${UNIT_WORDS})(?![\\p{L}\\d])`, 'giu')
const CLOCK = /(?<![\d.])(\d{1,2}):([0-5]\d)(?![\d:])/g
const HOURS_AND_MINUTES =
  /(?<![\d.])(\d{1,2})\s?h(?:ours?|oras?|rs?)?,?\s?(?:(?:and|y|und)\s)?([0-5]?\d)\s?(?:m|min|mins|minutes?|minutos?|minuten)(?![\p{L}\d])|(?<![\d.])(\d{1,2})h([0-5]\d)(?![\p{L}\d])/giu
const HOURS_MINUTES_DE = /(?<![\d.])(\d{1,2}) Stunden? (?:und )?([0-5]?\d) Minuten/giu
const FROM_TO =
  /(?<!\p{L})(?:from|de|desde|von) (?:las )?(\d{1,2})(?::(\d{2}))? ?(?:am|pm|uhr)? (?:to|until|till|a|hasta|bis) (?:las )?(\d{1,2})(?::(\d{2}))?(?: ?(?:am|pm|uhr))?(?![\d.])/iu
const BETWEEN = new RegExp(`(?:between|entre|zwischen) (${FIGURE}) (?:and|y|und) (${FIGURE})`, 'giu')
const RANGE = new RegExp(
  `(?<![\\d.:/])(${FIGURE})\\s?(?:-|–|—| to | a | bis | or | o | oder )\\s?(${FIGURE})(?![\\d:/])`,
  'giu',
)

const middle = (a: string, b: string) => {
  const [low, high] = [Number(a), Number(b)]
  return high > low && high <= low * 3 ? String((low + high) / 2) : null
}

interface Meant {
  feature: TrackedFeature
  forms: ((word: string) => boolean)[]
  dimension: Dimension | null
  factor: number
}

/** A level is where something stands, and the last word counts; anything else adds up over a day. */
const isLevel = ({ dimension }: Meant) => dimension === 'mass' || dimension === 'share'

const isCount = ({ dimension }: Meant) => dimension?.startsWith('count:') ?? false

function toMeant(feature: TrackedFeature): Meant {
  const unit = feature.unit ? unitOf(feature.unit) : null
  return {
    feature,
    forms: formsOf(feature.title),
    dimension: unit?.dimension ?? null,
    factor: unit?.factor ?? 1,
  }
}

const wordsIn = (text: string) => [...text.matchAll(/[\p{L}]+(?:[-'’][\p{L}]+)*/gu)]

/** Where the last of the words that must be there stands; null when one is missing. */
function placeOf({ forms }: Meant, text: string): { from: number; to: number } | null {
  const words = wordsIn(text)
  let place: { from: number; to: number } | null = null
  for (const isForm of forms) {
    const found = words.find(([word]) => isForm(word) || word.split('-').some(isForm))
    if (!found) return null
    const from = found.index
    place = { from, to: from + found[0].length }
  }
  return place
}

const rounded = (value: number) => Math.round(value * 100) / 100

/** Drinking two litres, without a word of what, is water. */
const DRINKING = /(?<!\p{L})(?:drank|drunk|bebí|bebido|tomé|getrunken|trank)(?!\p{L})/iu
const DISTANCES: [RegExp, string][] = [
  [/(?:a |1 |un |una |einen )?half[- ]?marathon|media marat[óo]n|halbmarathon/giu, '21.1 km'],
  [/(?:a |1 |un |einen )?marathon|marat[óo]n/giu, '42.2 km'],
]

class Reader {
  readonly found = new Map<number, { value: number | null; isSettled: boolean }>()
  last: Meant | null = null

  give(meant: Meant, value: number | null, isCorrection: boolean) {
    const before = this.found.get(meant.feature.id)
    this.last = meant
    if (value === null) {
      if (!before) this.found.set(meant.feature.id, { value: null, isSettled: false })
      return
    }
    const adds = before?.isSettled && before.value !== null && !isCorrection && !isLevel(meant)
    this.found.set(meant.feature.id, {
      value: rounded(adds ? (before.value ?? 0) + value : value),
      isSettled: true,
    })
  }
}

/** Sentences, and in them the parts that may speak of different things and days. */
function partsOf(note: string): string[][] {
  return note.split(/[.!?;\n]+(?=\s|$)|\n|[()]/u).map((sentence) =>
    sentence
      .split(/,(?!\d)|(?<!\p{L})(?:and|y|und|but|pero|aber|then|luego|dann|plus)(?!\p{L})/iu)
      .map((part) => part.trim())
      .filter(Boolean),
  )
}

/** Reads which features a note speaks of, and the number for each. Silent where it does not know. */
export function readNote(note: string, features: readonly TrackedFeature[]): NoteReading[] {
  const language = languageOf(note, features)
  const meants = features.map(toMeant)
  let text = withFigures(note.slice(0, MOST_CHARACTERS).normalize('NFC'), language).replace(IDIOMS, ' ')
  for (const [pattern, distance] of DISTANCES) text = text.replace(pattern, distance)
  text = text
    .replace(BETWEEN, (whole, a: string, b: string) => middle(a, b) ?? whole)
    .replace(HOURS_MINUTES_DE, (_, h: string, m: string) => `${Number(h) + Number(m) / 60} h`)
    .replace(HOURS_AND_MINUTES, (_, h: string, m: string, h2: string, m2: string) => {
      const [hours, minutes] = [h ?? h2, m ?? m2]
      return `${Number(hours) + Number(minutes) / 60} h`
    })
  if (!FROM_TO.test(text)) text = text.replace(RANGE, (whole, a: string, b: string) => middle(a, b) ?? whole)
  const spokenOf = meants.filter((meant) => placeOf(meant, text) !== null)
  const reader = new Reader()
  for (const sentence of partsOf(text)) readSentence(sentence, meants, spokenOf, reader)
  return [...reader.found].map(([id, { value }]) => ({ id, value }))
}

function readSentence(parts: string[], meants: Meant[], spokenOf: Meant[], reader: Reader) {
  let isToday = true
  let isCorrected = false
  for (const part of parts) {
    if (TODAY.test(part)) isToday = true
    else if (TOMORROW_ES.test(part) || TOMORROW_DE.test(part)) isToday = false
    const isOther = NOT_TODAY.test(part)
    if (isOther) isToday = false
    const correction = CORRECTION.exec(part)
    if (!isToday) continue
    if (correction && reader.last) {
      const rest = part.slice(correction[0].length)
      if (!rest) {
        isCorrected = true
        continue
      }
      readPart(rest, meants, spokenOf, reader, true)
      continue
    }
    readPart(part, meants, spokenOf, reader, isCorrected)
    isCorrected = false
  }
}

function readPart(part: string, meants: Meant[], spokenOf: Meant[], reader: Reader, isCorrection: boolean) {
  const here = meants.flatMap((meant) => {
    const place = placeOf(meant, part)
    return place ? [{ meant, place }] : []
  })
  const sleeper = here.find(({ meant }) => meant.dimension === 'duration')
  const span = FROM_TO.exec(part)
  if (sleeper && span) return reader.give(sleeper.meant, spanHours(span) / sleeper.meant.factor, isCorrection)
  const clocked = sleeper
    ? part.replace(CLOCK, (_, h: string, m: string) => `${Number(h) + Number(m) / 60} h`)
    : part
  const quantities = [...clocked.matchAll(QUANTITY)].flatMap(([whole, figure, word = '']) => {
    const unit = unitOf(word)
    return unit ? [{ whole, figure: Number(figure), word, ...unit }] : []
  })
  const isNegated = NEGATION.test(part)
  const taken = new Set<number>()
  const used = new Set<Meant>()

  /** Quantities whose unit fits, first to what this part speaks of, then to what the note does. */
  const candidates = [...here.map(({ meant }) => meant), ...(reader.last ? [reader.last] : []), ...spokenOf]
  for (const [at, quantity] of quantities.entries()) {
    const isThousand = quantity.word.toLowerCase() === 'k'
    const fits = (meant: Meant) =>
      !used.has(meant) &&
      (meant.dimension === quantity.dimension ||
        (isThousand && isCount(meant) && here.some((one) => one.meant === meant)))
    const alone = meants.filter(
      (meant) => meant.dimension === quantity.dimension && ALONE.has(quantity.dimension),
    )
    const drunk = DRINKING.test(part) && quantity.dimension === 'volume' ? meants.filter(fits) : []
    const meant = candidates.find(fits) ?? alone.find(fits) ?? drunk[0]
    if (!meant) continue
    taken.add(at)
    used.add(meant)
    const value =
      meant.dimension === quantity.dimension
        ? (quantity.figure * quantity.factor) / meant.factor
        : quantity.figure * 1000
    reader.give(meant, value, isCorrection)
  }

  const rest = quantities.reduce(
    (left, { whole }, at) => (taken.has(at) ? left : left.replace(whole, ' … ')),
    clocked,
  )
  for (const { meant } of here) {
    if (used.has(meant)) continue
    if (isNegated) {
      if (meant.feature.unit) reader.give(meant, 0, true)
      continue
    }
    if (!meant.feature.unit) {
      reader.give(meant, null, isCorrection)
      continue
    }
    reader.give(meant, bareNumber(meant, rest), isCorrection)
  }
  // “no, 6”: only a number, after something that had one.
  const only = /^\s*(?:was |it was |son |es |waren )?(\d+(?:\.\d+)?)\s*$/u.exec(part)
  if (here.length === 0 && only && isCorrection && reader.last)
    reader.give(reader.last, Number(only[1]), true)
}

/** Nothing but reading is counted in pages. */
const ALONE = new Set<Dimension>(['count:page', 'count:cigarette', 'count:step'])

function spanHours([, fromHour, fromMinute, toHour, toMinute]: RegExpExecArray): number {
  const from = Number(fromHour) + Number(fromMinute ?? 0) / 60
  const to = Number(toHour) + Number(toMinute ?? 0) / 60
  const hours = (to - from + 24) % 24
  return hours > 12 ? hours - 12 : hours
}

const ARTICLE = /(?<!\p{L})(?:a|an|un|una|ein|eine|einen)\s+(?:\p{L}+\s+)?$/iu

/** A number that stands right beside the word, without a unit of its own. */
function bareNumber(meant: Meant, part: string): number | null {
  const place = placeOf(meant, part)
  if (!place) return null
  const before = part.slice(0, place.from)
  const after = part.slice(place.to)
  const behind = new RegExp(`(?<![\\d.:])(${FIGURE})\\s*(?:\\p{L}+\\s+){0,1}$`, 'u').exec(before)
  const ahead = new RegExp(
    `^\\s*(?:[:=]|of|was|is|at|in at|for|about|around|roughly|de|:|con|von|ca\\.?)?\\s*(${FIGURE})(?!\\s*(?:[:/]|am|pm|o'clock|uhr|times|degrees|%))`,
    'iu',
  ).exec(after)
  if (ahead) return Number(ahead[1])
  if (behind) return Number(behind[1])
  return isCount(meant) && ARTICLE.test(before) ? 1 : null
}
