import { MONTHS, WEEKDAYS } from '../../calendar.ts'
import type { Token } from '../../tokens.ts'
import { ALL_WORDS } from '../lexicons.ts'
import type { Known } from '../subject.ts'
import { isSomebodyAbout } from './absence.ts'

/**
 * “Got to the end of his shopping list. Kept the list.”, “Set her place by mistake.”, “Sein Wecker klingelt noch.”:
 * a thing is somebody’s, nobody says whose, whoever it is does nothing, and something about it has stayed or stopped.
 */
const SHORT = 22
const HIS = new Set('his seine seinen seinem seiner sein ihre ihren ihrem su sus'.split(' '))
/** Behind it stands what is hers; else it is she. */
const HER = 'her'
const HE = new Set("he she they he's she's he'd she'd he'll she'll er ella ellos".split(' '))
/** What somebody did who is spoken of in the past. */
const DID = new Set(
  'left made started stood sat kept used wrote liked wore planted built bought knitted drew hung put began had'.split(
    ' ',
  ),
)
const STAYED =
  /(?<!\p{L})(?:still|kept|keep it|keeping it|since|anyway|by mistake|out of habit|nobody|no one|stays?|any ?more|the last|last text|last message|alone|too quiet|empty|silent|smells?|unopened|never (?:opened|used|finished|worn)|put (?:it|them) back|(?:turned|switched) [^.]{0,20} off|sent (?:back|home)|sigue[n]?|todavía|aún|ya no|últim[oa]s?|vací[oa]s?|huele[n]?|nadie|guard[éo]|sin querer|por costumbre|noch|letzte[rnms]?|leer|riecht|niemand|keiner|aufgehoben|aus versehen|aus gewohnheit|trotzdem|nicht mehr|behalten)(?!\p{L})/iu
/** Somebody about whom there is something to tell is there. */
const LIVELY = /[?!“”„"«»😂🤣😅😆🎉🥳❤]|(?<!\p{L})(?:lol|haha|jaja)/iu
/** What others have lost, parked, won or lent: a nuisance. */
const NUISANCE =
  /(?<!\p{L})(?:cars?|van|bike|fahrrad|rad|auto|coche|moto|parking|parked|score|goals?|album|band|film|book tour|show|gig|season|match|team|fault|turn|opinion|way|mind|luck|eyes?|face|head|hair|beard|voice|homework|school|nursery|shift|boss|office|tooth|teeth|lunchbox|napp(?:y|ies)|toys?|teddy|trainers|kit|zahn|schultasche|brotdose|windeln?|spielzeug|diente|mochila|juguetes?|pañal(?:es)?)(?!\p{L})/iu

const isKin = (key: string) => ALL_WORDS.some((w) => w.kin.has(key))
const isSomebody = (key: string) =>
  ALL_WORDS.some((w) => w.people.has(key) || w.pets.has(key) || w.kin.has(key))

export function isLeftBehind(text: string, tokens: readonly Token[], known: Known): boolean {
  if (tokens.length < 3 || tokens.length > SHORT || LIVELY.test(text) || NUISANCE.test(text)) return false
  if (isSomebodyAbout(text)) return false
  const at = tokens.findIndex((t, n) => isOwned(t, tokens[n + 1]))
  if (at < 0 || !STAYED.test(text)) return false
  const isGerman = GERMAN.test((tokens[at] as Token).key)
  const isNamed = tokens.some((t, n) => {
    if (n === at) return false
    const isCalled = t.isCapital && (known.names.has(t.key) || (!isGerman && !t.isOpening && !isDate(t)))
    return isCalled || (n < at && (isSomebody(t.key) || isThingNamed(t, tokens[n - 1])))
  })
  return !isNamed && !tokens.some((t, n) => HE.has(t.key) && !DID.has(tokens[n + 1]?.key ?? ''))
}

const GERMAN = /^(?:sein|seine[nmr]?|ihre[nm]?)$/
const isDate = (t: Token) => MONTHS.has(t.key) || WEEKDAYS.has(t.key) || t.key === 'christmas'

const ARTICLE = /^(?:der|die|das|den|ein|eine|el|la|los|las|un|una)$/
/** In German and Spanish “its” is “his”: what stands before may be whose it is. */
const isThingNamed = (t: Token, before: Token | undefined) =>
  before?.sentence === t.sentence && ARTICLE.test(before.key) && !/^(?:end|ende|fin)$/.test(t.key)

function isOwned(t: Token, next: Token | undefined): boolean {
  if (!next || next.sentence !== t.sentence) return false
  if (HIS.has(t.key)) return true
  if (t.key === HER) return !FUNCTION.test(next.key)
  return /'s$/.test(t.raw) && isKin(t.key) && !FUNCTION.test(next.key)
}

const FUNCTION =
  /^(?:a|an|the|to|and|in|on|at|for|with|that|it|is|was|been|got|going|not|still|so|as|how|what|all|about|back|up|off|out|when|because|if|by|from|coming|here|there|again|today|i|we|he|she|now|just|never|always|had|has|said|says)$/
