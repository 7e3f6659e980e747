import { type Clause, Standing, sentencesOf } from './clauses.ts'
import { formsOf } from './concepts.ts'
import type { NoteReading, TrackedFeature } from './model.ts'
import type { Language } from './numbers.ts'
import { rewritten } from './rewrite.ts'
import { type Dimension, unitOf, unitWords } from './units.ts'

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

const NEGATION =
  /(?<!\p{L})(?:no|not|none|never|without|skip(?:ped)?|missed|forgot|nothing|didn['’]?t|did not|haven['’]?t|hasn['’]?t|couldn['’]?t|wasn['’]?t|don['’]?t|sin|ning[úu]n[oa]?|nada|nunca|jamás|tampoco|kein(?:e|en|er|em|es)?|nichts?|ohne|nie|niemals|ausgelassen)(?!\p{L})/iu
const CORRECTION =
  /^\s*(?:no,? wait|no|nope|sorry|actually|more like|well|or rather|i mean|wait|correction|make that|rather|perd[óo]n|digo|mejor dicho|corrección|nein|nee|ach komm|quatsch|ich meine|korrektur|besser gesagt|ach nein)\s*[:,]?\s*(?=\d|$)/iu

const FIGURE = '\\d+(?:\\.\\d+)?'
const CLOCK = /(?<![\d.])(\d{1,2}):([0-5]\d)(?![\d:])/g
const FROM_TO =
  /(?<!\p{L})(?:from|de|desde|von) (?:las )?(\d{1,2})(?::(\d{2}))? ?(?:am|pm|uhr)? (?:to|until|till|a|hasta|bis) (?:las )?(\d{1,2})(?::(\d{2}))?(?: ?(?:am|pm|uhr))?(?![\d.])/iu
const FROM_ONE_TO_ANOTHER = new RegExp(`(?:from|de|von) ${FIGURE}\\s?\\p{L}* (?:to|a|auf) (${FIGURE})`, 'iu')
/** “£20” to “20 pounds”: of money where money is counted. */
const STERLING = /^(?:pounds?|libras?|pfund)$/iu
/** A thing that changed hands is not what one did with it. */
const BOUGHT =
  /(?<!\p{L})(?:bought|buy|buying|ordered|sold|compr(?:é|ado|ar|amos)|vend(?:í|ido)|gekauft|kaufte|kaufen|bestellt|verkauft)(?!\p{L})/iu

interface Meant {
  feature: TrackedFeature
  forms: ((word: string) => boolean)[]
  dimension: Dimension | null
  factor: number
  /** “No sugar”: not doing it is doing it. */
  isAbstinence: boolean
}

const ABSTINENCE = /^(?:no|not|quit|stop|avoid|without|sin|dejar de|kein(?:e|en)?|ohne|nicht)(?!\p{L})/iu

/** A level is where something stands, and the last word counts; anything else adds up over a day. */
const isLevel = ({ dimension }: Meant) => dimension === 'mass' || dimension === 'share'

const isCount = ({ dimension }: Meant) => dimension?.startsWith('count:') ?? false

function toMeant(feature: TrackedFeature, language: Language): Meant {
  const unit = feature.unit ? unitOf(feature.unit) : null
  return {
    feature,
    forms: formsOf(feature.title, language),
    dimension: unit?.dimension ?? null,
    factor: unit?.factor ?? 1,
    isAbstinence: !unit && ABSTINENCE.test(feature.title.trim()),
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
class Reader {
  readonly found = new Map<number, { value: number | null; isSettled: boolean }>()
  readonly meants: Meant[]
  readonly spokenOf: Meant[]
  readonly quantity: RegExp
  /** What was spoken of last, be it of another day or another person. */
  last: Meant | null = null

  constructor(meants: Meant[], text: string) {
    this.meants = meants
    this.spokenOf = meants.filter((meant) => placeOf(meant, text) !== null)
    const words = unitWords(meants.flatMap(({ feature }) => feature.unit ?? []))
    this.quantity = new RegExp(`(?<![\\p{L}\\d.:/-])(${FIGURE})\\s?(${words})(?![\\p{L}\\d])`, 'giu')
  }

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

  /** Not of today, or not one's own: it is only what the next words go on from. */
  pass(text: string) {
    this.last = this.meants.find((meant) => placeOf(meant, text)) ?? this.last
  }
}

/** Reads which features a note speaks of, and the number for each. Silent where it does not know. */
export function readNote(note: string, features: readonly TrackedFeature[]): NoteReading[] {
  const language = languageOf(note, features)
  const meants = features.map((feature) => toMeant(feature, language))
  const text = rewritten(note.slice(0, MOST_CHARACTERS).normalize('NFC'), language)
  const reader = new Reader(meants, text)
  for (const sentence of sentencesOf(text)) readSentence(sentence, reader)
  return [...reader.found].map(([id, { value }]) => ({ id, value }))
}

function readSentence(clauses: Clause[], reader: Reader) {
  const standing = new Standing()
  const isOwnWord = (word: string) => reader.meants.some((meant) => placeOf(meant, word) !== null)
  let isCorrected = false
  for (const clause of clauses) {
    if (!standing.counts(clause, isOwnWord)) {
      reader.pass(clause.text)
      continue
    }
    const correction = CORRECTION.exec(clause.text)
    const rest = clause.text.slice(correction?.[0].length ?? 0)
    if (correction && reader.last && !rest) {
      isCorrected = true
      continue
    }
    const isCorrection = isCorrected || Boolean(correction && reader.last) || TOTAL.test(rest)
    if (!readAlone(rest, reader, isCorrection)) readPart(rest, reader, isCorrection)
    isCorrected = false
  }
}

/** What it comes to takes the place of its parts. */
const TOTAL = /(?<!\p{L})(?:total|in all|altogether|en total|insgesamt|zusammen|gesamt)(?!\p{L})/iu
const DONE_SO =
  'did|had|got|got to|made|made it to|managed|stopped at|was|were|it was|ended up (?:with|at)|hice|tuve|tomé|fueron|son|es|me quedé en|waren(?: es)?|wurden(?: es)?|hatte|schaffte|bin bei|immerhin'
const ONLY_NUMBER = new RegExp(
  `^(?:i |yo |ich )?(?:(?:${DONE_SO})\\s+)?(?:only |just |about |solo |sólo |nur |etwa |unos |unas )?((?:another|otros|otras|noch|nochmal|más)\\s+)?(\\+?${FIGURE}|one|una|uno|eine|einen|eins)(?: geschafft)?((?:\\s+\\p{L}+){0,6})$`,
  'iu',
)
/** More of it, nobody says how much. */
const UNSURE =
  /(?<!\p{L})(?:nochmals?|noch mal|doppelt|twice|the same|same again|otros tantos|lo mismo|otro tanto)(?!\p{L})/iu
const NOTHING =
  /^(?:(?:today|hoy|heute|i had|i did)\s+)?(?:none|nothing|zero|0|nada|ninguno|ninguna|nichts|kein(?:s|e|er|en|es)?|null)(?:\s+(?:today|hoy|heute))?$/iu

/** “6”, “another”, “none today”: of what was spoken of before. */
function readAlone(text: string, reader: Reader, isCorrection: boolean): boolean {
  const { last } = reader
  if (!last?.feature.unit) return false
  if (NOTHING.test(text)) {
    reader.give(last, 0, true)
    return true
  }
  const bare = text.replace(LEADING_TIME, '')
  const [, more = '', figure, when = ''] = ONLY_NUMBER.exec(bare) ?? []
  const isElsewhere = /\p{L}/u.test(when.replace(TIME_WORDS, ' '))
  // Whoever corrects a number may say why.
  if (!figure || (isElsewhere && !isCorrection)) {
    if (UNSURE.test(text) && !isLevel(last)) reader.found.delete(last.feature.id)
    return false
  }
  const value = /^\p{L}/u.test(figure) ? 1 : Number(figure)
  const isMore = figure.startsWith('+') || more !== '' || when.trim() !== '' || bare !== text
  const isFirst = !reader.found.has(last.feature.id)
  // A number that follows one is another thing's, unless it mends it or has a time of its own.
  if (!isMore && !isCorrection && !isFirst) return false
  reader.give(last, value, isCorrection)
  return true
}

function readPart(part: string, reader: Reader, isCorrection: boolean) {
  const { meants } = reader
  const isTrade = BOUGHT.test(part)
  const named = meants.filter((meant) => placeOf(meant, part))
  const paid = named.filter(({ dimension }) => dimension === 'money')
  // What the money went to is not what was done with it.
  const here = paid.length > 0 || isTrade ? paid : named
  const sleeper = here.find(({ dimension }) => dimension === 'duration')
  const level = here.find(isLevel)
  const span = FROM_TO.exec(part)
  if (sleeper && span) return reader.give(sleeper, spanHours(span) / sleeper.factor, isCorrection)
  const change = level && FROM_ONE_TO_ANOTHER.exec(part)
  if (level && change) return reader.give(level, Number(change[1]), true)
  const clocked = sleeper
    ? part.replace(CLOCK, (_, h: string, m: string) => `${Number(h) + Number(m) / 60} h`)
    : part
  const isTimed = sleeper !== undefined && !here.some(({ dimension }) => dimension === 'distance')
  const quantities = [...clocked.matchAll(reader.quantity)].map(([whole, figure, word = '']) => ({
    whole,
    figure: Number(figure),
    word,
    ...unitOf(paid.length > 0 && STERLING.test(word) ? '£' : isTimed && word === 'm' ? 'min' : word),
  }))
  const isNegated = NEGATION.test(part)
  const taken = new Set<number>()
  const used = new Set<Meant>()

  for (const [at, quantity] of quantities.entries()) {
    const isThousand = quantity.word.toLowerCase() === 'k'
    const fits = (meant: Meant) =>
      !used.has(meant) &&
      (meant.dimension === quantity.dimension ||
        (isCount(meant) && here.includes(meant) && (isThousand || isNamed(meant, quantity.word))))
    const meant = here.find(fits) ?? elsewhere(clocked, quantity, reader).find(fits)
    if (!meant) continue
    taken.add(at)
    used.add(meant)
    const value =
      meant.dimension === quantity.dimension
        ? (quantity.figure * quantity.factor) / meant.factor
        : quantity.figure * (isThousand ? 1000 : 1)
    // “not a page”, “kein Glas”: none.
    const isNone = isNegated && quantity.figure === 1 && here.includes(meant)
    reader.give(meant, isNone ? 0 : value, isCorrection || isNone)
  }

  let rest = quantities.reduce(
    (left, { whole }, at) => (taken.has(at) ? left : left.replace(whole, ' … ')),
    clocked,
  )
  for (const meant of here) {
    if (used.has(meant)) continue
    if (meant.isAbstinence) {
      if (isNegated) reader.give(meant, null, isCorrection)
    } else if (isNegated) {
      if (meant.feature.unit) reader.give(meant, 0, true)
    } else {
      const value = meant.feature.unit ? bareNumber(meant, rest, isCorrection) : null
      // A number is one thing's.
      if (value !== null) rest = rest.replace(String(value), ' … ')
      reader.give(meant, value, isCorrection)
    }
  }
}

/** “2 Zigaretten” of cigarettes, whatever their unit is called. */
const isNamed = ({ forms }: Meant, word: string) => forms.some((isForm) => isForm(word))

type Quantity = { whole: string; dimension: Dimension }

/** What a quantity can be of that stands in a part which does not name it. */
function elsewhere(part: string, { whole, dimension }: Quantity, reader: Reader): Meant[] {
  const same = reader.meants.filter((meant) => meant.dimension === dimension)
  if (BOUGHT.test(part))
    return dimension === 'money' && same.length === 1 && same.some(isSpending) ? same : []
  const isBare = isNothingElse(part, whole)
  const hasOther = new RegExp(`${escaped(whole)}\\s+(?:of|de|auf|beim|con|mit)(?!\\p{L})`, 'iu').test(part)
  const isSettled = reader.last !== null && reader.found.get(reader.last.feature.id)?.isSettled
  const goesOn = reader.last && (isBare || (!hasOther && !isSettled)) ? [reader.last] : []
  // A price is of whatever was bought, unless all that is spent is counted.
  const isOwn = dimension !== 'money' || same.some(isSpending)
  const only = isOwn && (isBare || ALONE.has(dimension)) && same.length === 1 ? same : []
  const drunk = DRINKING.test(part) && dimension === 'volume' ? same : []
  return [...goesOn, ...(isBare ? reader.spokenOf : []), ...only, ...drunk]
}

const isSpending = ({ forms }: Meant) => forms.some((isForm) => isForm('spent'))

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const LEADING_TIME =
  /^(?:(?:today|tonight|this (?:morning|evening)|in the (?:morning|evening)|at night|hoy|esta (?:mañana|tarde|noche)|por la (?:mañana|tarde|noche)|heute|abends|morgens|mittags|nachts|tagsüber)[,:]?\s+)+/iu
const TIME_WORDS =
  /(?<!\p{L})(?:this|morning|afternoon|evening|night|today|tonight|now|later|there|back|out|home|again|earlier|before|after|lunch|dinner|breakfast|work|bed|down|up|to|at|did|on|the|scales?|just|only|about|hoy|esta|mañana|tarde|noche|por|la|ahora|heute|früh|abend|morgens|abends|hin|zurück|jetzt|vuelta|ida|x|am|auf|der|waage|nur|of|in|total)(?!\p{L})/giu
const isNothingElse = (part: string, quantity: string) =>
  !/\p{L}|\d/u.test(part.replace(quantity, ' ').replace(TIME_WORDS, ' '))

/** Nothing but reading is counted in pages. */
const ALONE = new Set<Dimension>(['count:page', 'count:cigarette', 'count:step', 'count:word'])

function spanHours([, fromHour, fromMinute, toHour, toMinute]: RegExpExecArray): number {
  const from = Number(fromHour) + Number(fromMinute ?? 0) / 60
  const to = Number(toHour) + Number(toMinute ?? 0) / 60
  const hours = (to - from + 24) % 24
  return hours > 12 ? hours - 12 : hours
}

const ARTICLE = /(?<!\p{L})(?:a|an|un|una|ein|eine|einen)\s+(?:\p{L}+\s+)?$/iu

const SMALL_WORDS =
  'of|was|is|for|about|around|roughly|only|just|today|this morning|tonight|now|de|con|hoy|esta mañana|ahora|fue|solo|sólo|von|heute|heute früh|jetzt|ist|war|nur|etwa|ca\\.?'
/** What may follow a number that stands alone; any other word is what it counts. */
const AFTER_A_NUMBER =
  '(?:\\s*$|\\s*[^\\p{L}\\s\\d]|\\s+(?:in|at|on|before|after|this|today|tonight|with|for|to|from|by|so|again|during|while|total|altogether|since|because|already|more|hoy|en|por|antes|después|con|esta|al|para|desde|hasta|ya|otra|heute|vor|nach|im|am|mit|bei|zum|beim|auf|diesen|insgesamt|seit|schon|…)(?!\\p{L}))'

/** A number that stands right beside the word, without a unit of its own. */
function bareNumber(meant: Meant, part: string, isCorrection: boolean): number | null {
  const place = placeOf(meant, part)
  if (!place) return null
  const before = part.slice(0, place.from)
  const after = part.slice(place.to)
  // “2 walks” counts the walks, not what they measure.
  const mayPrecede = isCorrection || isCount(meant) || isLevel(meant) || meant.dimension === 'duration'
  const behind =
    mayPrecede && new RegExp(`(?<![\\d.:])\\+?(${FIGURE})\\s*(?:\\p{L}+\\s+){0,1}$`, 'u').exec(before)
  const at = isLevel(meant) ? '|at|in at|down to|up to|bei|en' : ''
  const ahead = new RegExp(
    `^\\s*[:=]?\\s*(?:(?:${SMALL_WORDS}${at})\\s+){0,2}[:=]?\\s*(${FIGURE})(?!\\s*(?:[:/]|am|pm|o'clock|uhr|times|degrees|%))(?=${AFTER_A_NUMBER})`,
    'iu',
  ).exec(after)
  if (ahead && !isYear(ahead[1])) return Number(ahead[1])
  if (behind && !isYear(behind[1])) return Number(behind[1])
  return isCount(meant) && ARTICLE.test(before) ? 1 : null
}

const isYear = (figure: string | undefined) => /^(?:19|20)\d{2}$/.test(figure ?? '')
