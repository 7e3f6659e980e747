import { type Clause, Standing, sentencesOf } from './clauses.ts'
import { languageOf } from './language.ts'
import { placeOf, toMeant } from './meant.ts'
import type { NoteReading, TrackedFeature } from './model.ts'
import { readAlone } from './read-alone.ts'
import { readPart } from './read-part.ts'
import { Reader } from './reader.ts'
import { rewritten } from './rewrite.ts'

const MOST_CHARACTERS = 10_000

const CORRECTION =
  /^\s*(?:no,? wait|no|nope|sorry|actually|more like|well|or rather|i mean|wait|correction|make that|rather|ok|okay|or was it|vale|bueno|na gut|eher|perd[óo]n|digo|mejor dicho|corrección|nein|nee|ach komm|quatsch|ich meine|korrektur|besser gesagt|ach nein)\s*[:,]?\s*(?=\d|$)/iu

/** Reads which features a note speaks of, and the number for each. Silent where it does not know. */
export function readNote(note: string, features: readonly TrackedFeature[]): NoteReading[] {
  const language = languageOf(note, features)
  const meants = features.map((feature) => toMeant(feature, language, features))
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
    reader.isAdded = clause.isAdded
    reader.isCorrecting = isCorrection
    if (!clause.isJoined) reader.pending = null
    if (!readAlone(rest, reader, isCorrection)) readPart(rest, reader, isCorrection)
    // “wait, that was with shoes on, 81.2 without”
    isCorrected = isCorrected && !/\d/.test(rest)
  }
}

/** What it comes to takes the place of its parts. */
const TOTAL = /(?<!\p{L})(?:total|in all|altogether|en total|insgesamt|zusammen|gesamt)(?!\p{L})/iu
