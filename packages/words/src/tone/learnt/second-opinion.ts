import { graver, type Tone } from '../../model.ts'
import type { Token } from '../../tokens.ts'
import { HARMLESS, LAUGHS } from '../absence/absence.ts'
import { isMannerOfSpeaking, isOutcry } from '../manner-of-speaking.ts'
import type { OwnReading } from '../own-tone.ts'
import type { Known } from '../subject.ts'
import { type Learnt, learntOf } from './learnt.ts'

/** Measured on people whom nobody had seen when the words were chosen: of a hundred ordinary posts one is hidden or red by mistake, three are amber. */
const SURE = {
  hidden: 0.8,
  red: 0.94,
  /** By what is grave, or by what is tender at all. */
  amber: { grave: 0.8, besideGrave: 0.7, tender: 0.9 },
  both: 0.5,
  harmless: 0.43,
  /** Where the words are such as serve for nothing else. */
  harmlessAllTheSame: 0.05,
  hiddenAllTheSame: 0.92,
}

/** Too likely to be grave, or nobody's business, to be a title or a joke; and to be shown at all. */
const DOUBT = { unshown: { hidden: 0.75, tender: 0.4, words: 10 } }

/** From where on somebody's posts sound tender: whoever writes drily always sounds a little so. */
export interface Manner {
  amber: number
  wary: number
}

const UNKNOWN_MANNER: Manner = { amber: SURE.amber.tender, wary: 0.8 }
const FEW = 40
/** So many of somebody's posts sound more tender than all their others; and from where on that means something. */
const FOREMOST = { amber: { share: 0.12, least: 0.825 }, wary: { share: 0.18, least: 0.7 } }

/** What is usual for somebody, from how likely each of their posts is to be tender. */
export function mannerOf(tender: readonly number[]): Manner {
  if (tender.length < FEW) return UNKNOWN_MANNER
  const sorted = [...tender].sort((a, b) => b - a)
  const from = ({ share, least }: { share: number; least: number }) =>
    Math.max(least, sorted[Math.ceil(sorted.length * share)] as number)
  return { amber: Math.min(SURE.amber.tender, from(FOREMOST.amber)), wary: from(FOREMOST.wary) }
}

/** What is clear by all rules, and yet sounds like much that is not. */
export type Doubt = 'wary' | 'unshown'

/** Of fewer words nothing can be learnt but that somebody is to be left alone. */
const FEWEST = 5

/** “w his head in her lap”: whoever types in small letters has no names, and kettles have no heads. */
const HAS_A_BODY =
  /(?<!\p{L})(?:his|her|he|she|su|seinem|seinen|ihrem|ihren) (?:\p{L}{1,12} )?(?:head|paws?|eyes|ears|breath|lap|sleep|cabeza|patas?|patitas?|ojos|sueño|kopf|pfoten?|augen|schlaf)(?!\p{L})/iu

/** Grave by its words, and harmless by all the rest: “The kettle has died”, “Murdered by the Swans”. */
const isHarmless = (text: string, reading: OwnReading, tender: number, known: Known): boolean =>
  (reading.tone === 'red' || reading.tone === 'amber') &&
  !reading.isByPronoun &&
  !reading.isSideways &&
  !HAS_A_BODY.test(text) &&
  reading.tokens.length >= FEWEST &&
  tender < (reading.isFirm ? SURE.harmlessAllTheSame : SURE.harmless) &&
  !reading.tokens.some((t) => isSomebody(t, reading, known))

const isSomebody = (token: Token, { words }: OwnReading, { names, things }: Known): boolean =>
  words.some((w) => w.kin.has(token.key) || w.pets.has(token.key)) ||
  // “A él lo enterramos el martes”: Spanish says the pronoun only where it means somebody.
  (words[0]?.language === 'es' && /^(?:él|ella)$/iu.test(token.raw)) ||
  (token.isCapital && names.has(token.key) && !things.has(token.key))

/**
 * What the rules read, looked at again by what was learnt from many posts: rules know words, and people say the
 * gravest things without them.
 */
export function lookAgain(
  text: string,
  reading: OwnReading,
  known: Known,
  { tender, grave, hidden }: Learnt = learntOf(text, reading.tokens),
  manner = UNKNOWN_MANNER,
): void {
  reading.doubt = doubtOf({ tender, grave, hidden }, text, reading.tokens.length, manner)
  if (isHarmless(text, reading, tender, known)) {
    reading.tone = 'clear'
    reading.reasons.length = 0
    reading.isDeath = reading.isDated = reading.isIllness = reading.isFuneral = reading.isByPronoun = false
    reading.about.length = 0
    reading.sentences.clear()
    return
  }
  if (isOutcry(text) || isMannerOfSpeaking(text)) return
  const tone = raisedTo(
    reading,
    { tender, grave, hidden: HARMLESS.test(text) ? 0 : hidden },
    known,
    LAUGHS.test(text),
    BORN.test(text) && reading.tone === 'clear',
    manner,
  )
  if (graver(reading.tone, tone) === reading.tone) return
  reading.tone = tone
  reading.isLearnt = true
  reading.reasons.push(`${tone}: ${AS_LABELLED}`)
}

/** Why a post has a tone that no rule has given it. */
export const AS_LABELLED = 'as many posts that were labelled so'

function doubtOf({ tender, hidden }: Learnt, text: string, words: number, manner: Manner): Doubt | null {
  if (
    words >= DOUBT.unshown.words &&
    hidden >= DOUBT.unshown.hidden &&
    tender >= DOUBT.unshown.tender &&
    !HARMLESS.test(text)
  )
    return 'unshown'
  return tender >= manner.wary ? 'wary' : null
}

/** Whoever has a birthday blows out candles, who was born weighs so many pounds, and those who are far away are moved by it. */
const BORN =
  /(?<!\p{L})(?:[Cc]umpli(?:ó|mos) \d{1,3}|[Ss]opl(?:ó|amos) las velitas|blew out (?:the|her|his) candles|[Kk]erzen ausgeblasen|(?:has|have|['’]s|['’]ve) had (?:a|their|her|the) (?:wee |little |baby )?(?:girl|boy|baby|son|daughter)|(?:\d|\p{L}+) ?(?:pounds?|lbs?)(?: and)? (?:\d|\p{L}+)(?: ?(?:oz|ounces))?[,.]|nació \p{Lu}|\d{4} Gramm)(?!\p{L})/u

function raisedTo(
  reading: OwnReading,
  { tender, grave, hidden }: Learnt,
  known: Known,
  isLaughing: boolean,
  isBirth: boolean,
  manner: Manner,
): Tone {
  const { tone, isOfThing, tokens } = reading
  const { things, animals } = known
  if (tone === 'red') return 'red'
  // What is not to be shown is tender, too: where one of the two says no, it is neither.
  // Whoever despairs names nobody but the children; what was confided has rules of its own.
  const isTold = tokens.some((t) => t.isCapital && known.names.has(t.key) && !things.has(t.key))
  const sure = isLaughing || isTold ? SURE.hiddenAllTheSame : SURE.hidden
  // A bird that has not come for its egg is missed, and nobody's secret.
  const isOfAnimal = tokens.some((t) => t.isCapital && animals.has(t.key))
  if (tender >= SURE.both && hidden >= sure && !isOfAnimal) return 'hidden'
  if (tokens.length < FEWEST || isOfThing || isBirth || tokens.some((t) => t.isCapital && things.has(t.key)))
    return tone
  // What is grave is tender, too: where one of the two says no, it is neither.
  const gravely = tender >= SURE.both ? grave : 0
  if ((tone === 'clear' || (tone === 'amber' && reading.isSideways)) && !isOfAnimal && gravely >= SURE.red)
    return 'red'
  const isGrave = gravely >= SURE.amber.grave && tender >= SURE.amber.besideGrave
  return tender >= manner.amber || isGrave ? 'amber' : tone
}
