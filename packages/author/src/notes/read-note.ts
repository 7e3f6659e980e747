import { asRead } from '@youzine/words'
import { isDeadline, readDeadlines } from './by-the-clock.ts'
import { summedOverTheDay } from './by-times.ts'
import { type Clause, Standing, sentencesOf } from './clauses.ts'
import { withHours } from './clock.ts'
import { isDoneToday } from './days-apart.ts'
import { doubtHalfRead, isMoreUnread } from './half-read.ts'
import { NOTHING_MORE } from './imagined.ts'
import { inOneForm } from './in-one-form.ts'
import { languageOf } from './language.ts'
import { summedAsAList, withFirstOfThem } from './listed.ts'
import { isLevel, placeOf, toMeant } from './meant.ts'
import type { NoteReading, TrackedFeature } from './model.ts'
import { withNameAhead } from './named-at-the-end.ts'
import { withFigures } from './numbers.ts'
import { readTimesOfDay } from './occasions.ts'
import { withoutMine } from './people.ts'
import { withPlainTitles } from './plain-titles.ts'
import { readAlone } from './read-alone.ts'
import { readPart } from './read-part.ts'
import { Reader } from './reader.ts'
import { isCalledOff, isUnknown } from './set-aside.ts'

const CORRECTION =
  /^\s*(?:no,? wait|no|nope|sorry|actually|more like|well|or rather|i mean|wait|correction|make that|rather|ok|okay|or was it|vale|bueno|na gut|eher|perd[óo]n|digo|mentiras?|miento|qué digo|mejor dicho|corrección|nein|nee|ach komm|quatsch|ich meine|korrektur|besser gesagt|ach nein)\s*[:,]?\s*(?=\d|$)/iu

/** Reads which features a note speaks of, and the number for each. Silent where it does not know. */
export function readNote(written: string, tracked: readonly TrackedFeature[]): NoteReading[] {
  const features = withPlainTitles(tracked)
  const note = asRead(written).normalize('NFC')
  const language = languageOf(note, features)
  const meants = features.map((feature) => toMeant(feature, language, features))
  const text = inOneForm(note, language, features, meants)
  const reader = new Reader(
    meants.filter(({ feature }) => !isDeadline(feature)),
    text,
  )
  let isTomorrow = false
  for (const sentence of sentencesOf(text)) {
    // “(3 km)” after what another did is the other's.
    if (sentence.length === 0 || (sentence[0]?.isAside && reader.isPassed)) continue
    isTomorrow = !readSentence(sentence, reader, isTomorrow && sentence[0]?.isJoined === true)
  }
  const timed = withHours(withFigures(note, language), language)
  const kept = readDeadlines(timed, features)
  for (const { id, isKept } of kept)
    if (isKept) reader.found.set(id, { value: null, isSettled: true })
    else reader.found.delete(id)
  return [...reader.found].map(([id, { value }]) => ({ id, value }))
}

/** False where the sentence ends with another day: “and 10,000 steps” is still of that day. */
function readSentence(given: Clause[], reader: Reader, isTomorrow: boolean): boolean {
  const named = withNameAhead(withFirstOfThem(given, reader), reader)
  const clauses = summedAsAList(summedOverTheDay(named, reader), reader)
  const standing = new Standing(clauses, isTomorrow)
  const sentence = clauses.map(({ text }) => text).join(', ')
  if (RETRACTED.test(sentence) && reader.last) {
    reader.withdraw(reader.last)
    return true
  }
  reader.topic = []
  reader.intended = null
  reader.isByParts = false
  reader.hasUnread = false
  reader.sentence = sentence
  const isOwnWord = (word: string, text: string) =>
    reader.meants.some(
      (meant) => meant.forms.together.some(({ isSure }) => isSure(word)) && placeOf(meant, text),
    )
  let isCorrected = false
  let isTotalled = false
  let passed = ''
  for (const clause of clauses) {
    if (!standing.counts(clause, isOwnWord)) {
      if (standing.isOwnToday && isCalledOff(clause.text)) reader.callOff(clause.text)
      reader.pass(clause.text)
      passed = clause.text
      reader.isMeant = standing.isIntended
      if (standing.isIntended && standing.isToday) reader.intend()
      continue
    }
    if (reader.isPassed && reader.last && isDoneToday(clause.text)) {
      reader.give(reader.last, null, false)
      continue
    }
    if (/\d/.test(sentence) && NOTHING_MORE.test(clause.text)) continue
    if (isUnknown(clause.text)) {
      reader.forget(clause.text)
      continue
    }
    const correction = CORRECTION.exec(clause.text)
    const said = clause.text.slice(correction?.[0].length ?? 0)
    const rest = reader.isPassed ? withoutMine(said, passed) : said
    reader.isOwn = rest !== said
    if (clause === clauses.at(-1) && reader.intended && NOT_DONE.test(clause.text)) {
      reader.give(reader.intended, 0, false)
      continue
    }
    if (correction && reader.last && !rest) {
      isCorrected = true
      continue
    }
    if (UNDONE.test(rest) && /\d/.test(rest)) {
      reader.pass(rest)
      if (reader.last) reader.doubt(reader.last)
      continue
    }
    if (STANDS_AT.test(rest) && !reader.meants.some((meant) => isLevel(meant))) continue
    // “50 in all, 25 and 25”: the parts are counted already.
    if (
      isTotalled &&
      /\d/.test(rest) &&
      !reader.meants.some((one) => one !== reader.last && placeOf(one, rest))
    )
      continue
    const isOnTopic = reader.last !== null && reader.topic.includes(reader.last)
    const isSome = reader.isSettled && isOnTopic && SOME_OF_THEM.test(rest)
    if (isSome && !reader.meants.some((meant) => meant !== reader.last && placeOf(meant, rest))) continue
    const isCorrection = isSome || isCorrected || Boolean(correction && reader.last) || TOTAL.test(rest)
    // “no spending. 7 min of something, three times, so 21”: of the something.
    const isOfUnread = reader.hasUnread && reader.last && !reader.topic.includes(reader.last)
    if (isCorrection && isOfUnread && !TOTAL.test(rest) && rest.search(reader.quantity) < 0) continue
    reader.isAdded = clause.isAdded
    reader.isCorrecting = isCorrection
    reader.isJoined = clause.isJoined
    reader.isAside = clause.isAside
    reader.isWithin = clause !== clauses[0]
    if (!clause.isJoined) reader.pending = null
    const before = reader.given
    if (!readAlone(rest, reader, isCorrection)) readPart(rest, reader, isCorrection)
    if (/\d/.test(rest)) reader.isMeant = false
    isTotalled = TOTAL.test(rest) && /\d/.test(rest) && clause === clauses[0] && reader.isSettled
    const isUnread = reader.given === before && reader.isWithin && reader.isSettled && !reader.isPassed
    const isNamed = reader.meants.some((meant) => meant !== reader.last && placeOf(meant, rest))
    if (
      isUnread &&
      !isNamed &&
      reader.last &&
      reader.topic.includes(reader.last) &&
      isMoreUnread(rest, reader)
    )
      reader.doubt(reader.last)
    reader.hasUnread ||= /\d/.test(rest.replace(ONE_MORE, '')) && reader.given === before
    reader.isByParts ||= PART_OF_DAY.test(rest)
    // “wait, that was with shoes on, 81.2 without”
    isCorrected = isCorrected && !/\d/.test(rest)
  }
  readTimesOfDay(sentence, reader)
  doubtHalfRead(clauses, reader)
  return standing.isToday
}

/** “wanted to run, but it poured, so no”. */
const NOT_DONE = /^(?:no|nope|nah|nein|nö|nee|qué va)$/iu
const ONE_MORE = /\+1(?![\d.])/g
/** What is said of one part of the day is not yet all. */
const PART_OF_DAY =
  /(?<!\p{L})(?:this morning|in the morning|before (?:noon|lunch|work|breakfast)|at (?:breakfast|lunch)|por la mañana|esta mañana|antes de (?:comer|desayunar)|morgens|vormittags|heute früh|am (?:morgen|vormittag)|morning)(?!\p{L})/iu
/** “2 of them reds”, “the last 10 in crawl”: they are counted already. */
const SOME_OF_THEM =
  /\d (?:of (?:them|those|which)|de (?:ell[oa]s|es[oa]s))(?!\p{L})|(?<!\p{L})(?:davon|the (?:last|first) \d|l[oa]s (?:últim|primer)[oa]s \d|die (?:letzten|ersten) \d)/iu
/** Nobody knows what is left. */
const UNDONE =
  /(?<!\p{L})(?:deleted|binned|tossed|ripped out|unpicked|undid|erased|scrapped|frogged|borré|deshice|quité|descarté|gelöscht|aufgetrennt|gestrichen|verworfen)(?!\p{L})/iu
/** “the novel is at 52000 words”: of all days together. */
const STANDS_AT =
  /(?<!\p{L})(?:(?:is|are|stands|sits|now) (?:now )?at|va por|van ya|ya va por|steht bei|ist (?:jetzt )?bei) \d/iu
const RETRACTED =
  /(?<!\p{L})(?:(?:doesn['’]?t|does not|didn['’]?t|don['’]?t|won['’]?t) (?:really )?count|no (?:cuenta|vale|cuentan)|(?:zählt|zählen|gilt) (?:aber |ja |wohl )?nicht)(?!\p{L})/iu

/** What it comes to takes the place of its parts. */
const TOTAL =
  /(?<!\p{L})(?:total|in all|altogether|en total|insgesamt|zusammen|gesamt)(?!\p{L})|^(?:so|(?:so )?that['’]?s|o sea|son|das sind|macht|somit|damit) (?=\d)/iu
