import { TIME_WORDS } from './elsewhere.ts'
import { isKnownWord, mayMean, titleWords } from './forms.ts'
import { type Meant, placeOf } from './meant.ts'
import { type Language, numberWords } from './number-words.ts'
import { titleOf } from './short-names.ts'
import { unitOf, unitWords } from './units.ts'

/** “Shake 400 ml” of “Proteinshake”, “perro 40 min” of “Pasear al perro”, “duo ✅”: part of a name stands for the whole
 * where nothing but an amount or a tick stands beside it, and no other name has that part. */

const TICK = '[✅✔✓☑👍]'
const CLAUSE = new RegExp(
  `(,(?!\\d)|[.;!?…](?=\\s|$)|[\\n()]|(?<!\\p{L})(?:and|y|und|plus|then|luego|dann)(?!\\p{L})|\\s[+/&–—-]\\s|${TICK})`,
  'iu',
)
const DONE =
  'done|made|did|had|got|yes|yep|yup|y|check|checked|ticked|kept|keeping|streak|finished|complete|completed|taken|took|drank|hecho|hecha|hechos|hechas|hice|he|sí|si|listo|lista|cumplido|cumplida|tomado|tomada|tomé|tomados|tomadas|puesta|puesto|racha|ok|okay|gemacht|erledigt|fertig|ja|genommen|getrunken|gegessen|trainiert|geschafft|drin'
const BESIDE =
  'a|an|the|my|our|of|un|una|el|la|los|las|mi|mis|de|del|al|lo|der|die|das|den|dem|ein|eine|einen|ne|nen|mein|meine|meinen|i|ich|yo|also|too|quick|quickly|for|once|finally|at|last|only|just|about|some|bit|auch|nur|noch|schon|schnell|wieder|endlich|etwa|ca|heute|fast|beim|mit|dem|nach|también|ya|por|fin|solo|sólo|unos|unas|hoy|in|total|each|nice|good|solid|big|small|à|je|zu|c|u'
const HALVES =
  'half|quarter|quarters|hundred|thousand|couple|halbe|halber|halbes|halben|viertel|dreiviertel|viertelstunde|dreiviertelstunde|anderthalb|einhalb|paar|media|medio|cuarto|cuartos|mil|cien|par'
const setOf = (words: string) => new Set(words.split('|'))
const [DONE_WORDS, BESIDE_WORDS, HALF_WORDS] = [setOf(DONE), setOf(BESIDE), setOf(HALVES)]

const NONE = setOf('no|kein|keine|keinen|ohne|sin')
const MINUTES = /\d ?['’′](?!\d|\p{L})/u

const FEW_MINUTES = /(?<![\d.:/])(?:[5-9]|[1-9]\d|1\d\d)(?![\d.:/])/u

const SHORTEST_PART = 5
const SHORTEST_REST = 3

/** The first or last part of a compound that is no word of its own here. */
function isPartOfCompound(word: string, title: string, isPlace: (part: string) => boolean): boolean {
  const one = word.replace(/(?<=\p{L}{4})(?:s|n|en|e)$/u, '')
  const isPart = (part: string) =>
    part.length >= SHORTEST_PART && title.length - part.length >= SHORTEST_REST && isPlace(part)
  return !/\P{L}/u.test(title) && !isKnownWord(word) && (isPart(word) || isPart(one))
}
const isHeadOf = (word: string, title: string) =>
  isPartOfCompound(word, title, (part) => title.endsWith(part))
const isEitherPartOf = (word: string, title: string) =>
  isHeadOf(word, title) || isPartOfCompound(word, title, (part) => title.startsWith(part))

const DOING = /(?:ed|ing)$|^(?:caught|split|taken|done|read|written|sent|seen|made|genommen|gelesen)$/u
/** “perro” of “Pasear al perro”: what it is done to, not the doing. */
function isObject(word: string, title: string, language: Language): boolean {
  const words = titleWords(title)
  const nouns = language === 'de' ? words.slice(0, -1) : words.slice(1)
  const all = title.trim().split(/\s+/).length
  return (
    !DOING.test(word) &&
    all > 1 &&
    (nouns.length > 0 ? nouns : words).some((noun) => noun === word || mayMean(noun, word))
  )
}

interface Short {
  meant: Meant
  /** It says little by itself: only an amount or a tick makes it a name. */
  isVague: boolean
}

function shortFor(word: string, meants: readonly Meant[], language: Language): Short | null {
  const found = meants.flatMap((meant): Short[] => {
    const title = meant.feature.title.toLowerCase()
    if (meant.isAbstinence || /\d/.test(title)) return []
    if (language === 'de' && isEitherPartOf(word, title)) return [{ meant, isVague: false }]
    return isObject(word, title, language) ? [{ meant, isVague: true }] : []
  })
  const [only, ...more] = found
  if (only)
    return more.length === 0 &&
      !meants.some((one) => one !== only.meant && one.feature.title.toLowerCase().includes(word))
      ? only
      : null
  const begun =
    word.length >= 3 && !isKnownWord(word)
      ? titleOf(
          word,
          meants.map(({ feature }) => feature),
        )
      : undefined
  const meant = begun && meants.find(({ feature }) => titleWords(feature.title).includes(begun))
  return meant ? { meant, isVague: true } : null
}

/** The one word that is left of a piece beside amounts, times and small words; null where there are more. */
function onlyWord(piece: string, units: RegExp, numbers: ReadonlySet<string>): string | null {
  const words = piece.replace(TIME_WORDS, ' ').match(/[\p{L}]+(?:['’-]\p{L}+)*/gu) ?? []
  const left = words.filter((word) => {
    const small = word.toLowerCase()
    return !(
      BESIDE_WORDS.has(small) ||
      DONE_WORDS.has(small) ||
      HALF_WORDS.has(small) ||
      NONE.has(small) ||
      numbers.has(small) ||
      units.test(small)
    )
  })
  return left.length === 1 ? (left[0] ?? null) : null
}

const TAKEN =
  /(?<!\p{L})(?:getrunken|gegessen|genommen|gemixt|gemacht|erledigt|eingeworfen|reingezogen)(?!\p{L})/iu
/** “Shake getrunken nach dem Sport”. */
function takenHead(piece: string, meants: readonly Meant[], language: Language) {
  if (language !== 'de' || !TAKEN.test(piece)) return null
  const heads = (piece.match(/\p{Lu}\p{L}{4,}/gu) ?? []).flatMap((word) => {
    const short = shortFor(word.toLowerCase(), meants, language)
    return short && !short.isVague && isHeadOf(word.toLowerCase(), short.meant.feature.title.toLowerCase())
      ? [{ word, meant: short.meant }]
      : []
  })
  const [head] = heads
  return head && heads.length === 1 && !placeOf(head.meant, piece) ? head : null
}

export function withWholeNames(note: string, meants: readonly Meant[], language: Language): string {
  const units = new RegExp(`^(?:${unitWords(meants.flatMap(({ feature }) => feature.unit ?? []))})$`, 'iu')
  const numbers = new Set(numberWords(language))
  const pieces = note.split(CLAUSE)
  const wholeOf = (piece: string, next: string): string => {
    const word = onlyWord(piece, units, numbers)
    const head = word ? null : takenHead(piece, meants, language)
    if (head) return piece.replace(head.word, head.meant.feature.title)
    if (!word || meants.some((meant) => placeOf(meant, piece))) return piece
    const short = shortFor(word.toLowerCase(), meants, language)
    if (!short) return piece
    const { meant, isVague } = short
    const words = piece.toLowerCase().match(/\p{L}+/gu) ?? []
    const isDone = new RegExp(TICK, 'u').test(next) || words.some((one) => DONE_WORDS.has(one))
    const isAmount = /\d|[½¼¾]/.test(piece) || words.some((one) => numbers.has(one) || HALF_WORDS.has(one))
    const isNone = words.some((one) => NONE.has(one))
    if (isNone && (isAmount || !isHeadOf(word.toLowerCase(), meant.feature.title.toLowerCase()))) return piece
    const measured = words.filter((one) => units.test(one)).map((one) => unitOf(one).dimension)
    if (MINUTES.test(piece)) measured.push('duration')
    const fits = measured.length === 0 ? !isVague : measured.every((one) => one === meant.dimension)
    // “dog 25 this morning”: nobody has it for so many hours.
    const isMinutes =
      measured.length === 0 && meant.dimension === 'duration' && meant.factor < 1 && FEW_MINUTES.test(piece)
    const isMeant = meant.feature.unit
      ? (isAmount &&
          (fits || isMinutes || (measured.length === 0 && meant.dimension?.startsWith('count:')))) ||
        (!isVague && !isAmount)
      : !isAmount && (isDone || !isVague)
    return isMeant ? piece.replace(word, meant.feature.title) : piece
  }
  return pieces.map((piece, at) => (at % 2 === 1 ? piece : wholeOf(piece, pieces[at + 1] ?? ''))).join('')
}
