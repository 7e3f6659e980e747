import { numberOf, ordinalOf } from '@youzine/words'
import { isEveryday } from './everyday.ts'
import { functionWords } from './function-words.ts'
import type { Key } from './key.ts'

const UNIT =
  /^(?:grad|degrees?|grados?|prozent|percent|kilos?|kg|km|kilometer|kilometres?|kilómetros?|meter|metres?|meters|metros?|miles?|millas?|cm|mm|zentimeter|inch|inches|liter|litres?|litros?|gramm|grams?|gramos?|pfund|zentner|ounces?|minut\w{0,3}|hours?|hrs?|horas?|stunden?|seconds?|secs?|mins?|days?|weeks?|wks?|yrs?)$/i
/** Where something is, or whether it is open, and not what: a storey, a quarter of the sky. */
const WHERE =
  /^(?:stock|stockwerk|stockwerks|etage|etagen|storey|storeys|planta|east|west|north|south|este|oeste|norte|sur|osten|westen|norden|süden|links|linke[nrsm]?|rechts|rechte[nrsm]?|left|right|round|around|past|along|away|open|shut|closed|abiert[oa]s?|cerrad[oa]s?|offen|geschlossen)$/i

/** When, and not what. */
const WHEN =
  /^(?:evenings?|mornings?|afternoons?|nights?|noon|tardes?|noches?|mañanas?|mediodía|abende?|feierabend|heiligabend|morgen|vormittag|nachmittag|mittag|nächte?)$/i

const ANY = functionWords(null)
const LANGUAGES = ['en', 'es', 'de']
const isNumber = (word: string) =>
  /^\d/.test(word) || LANGUAGES.some((l) => numberOf(word, l) !== null || ordinalOf(word, l) !== null)

const wordsOf = (key: Key) =>
  key.label
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** “80 metres”, “neun Gramm”, “im zweiten Stock”: what measures, places or dates anything is no story. */
export function isUnit(key: Key): boolean {
  if (key.kind === 'name' || key.kind === 'place' || key.kind === 'sentence') return false
  const rest = wordsOf(key).filter((w) => !isNumber(w) && !/^(?:im|in|the|new)$/.test(w))
  return rest.length > 0 && rest.every((w) => UNIT.test(w) || WHERE.test(w) || WHEN.test(w))
}

/** “Azul” is a sign and a suit: what has only its colour in common is two things. */
const COLOUR =
  /^(?:blue|red|green|yellow|white|black|brown|grey|gray|orange|purple|pink|azul(?:es)?|roj[oa]s?|verdes?|amarill[oa]s?|blanc[oa]s?|negr[oa]s?|marr[oó]n|gris(?:es)?|celestes?|rosad[oa]s?|blaue?[nmrs]?|rote?[nmrs]?|grüne?[nmrs]?|gelbe?[nmrs]?|weiße?[nmrs]?|schwarze?[nmrs]?|braune?[nmrs]?|graue?[nmrs]?)$/iu
export const isColour = (key: Key): boolean => key.kind === 'word' && COLOUR.test(key.label)

/** German writes its things with a capital: “fertig” is none. */
export const isNoNoun = (key: Key) => key.kind === 'word' && /^\p{Ll}/u.test(key.label)

/** “The cab and”: words that stop short say nothing about what comes after. */
export function stopsShort(key: Key): boolean {
  if (key.kind !== 'phrase') return false
  const words = wordsOf(key)
  return ANY.has(words.at(-1) ?? '') && words.filter((w) => !ANY.has(w)).length < 2
}

/** “Going to learn”: what, says each of its posts for itself. */
const INTENT =
  /^(?:(?:i|we|am|i['’]m|we['’]re|was|be|not|just|is|are) )*(?:going|have|had|got|want|wanted|need|trying|learning|about|ready|able) to \p{L}+$|^(?:gonna|voy a|vamos a|iba a|quiero|tengo que|hay que|ganas de) \p{L}+$/iu
export const isIntent = (subject: string): boolean => INTENT.test(subject)

/** “Wie ein kleiner Junge”: nothing in it is anybody's own. The id holds the lemmas. */
export function isIdle(key: Key): boolean {
  if (key.kind !== 'phrase' && key.kind !== 'pair') return false
  const words = key.id.slice(key.id.indexOf(':') + 1).split(' ')
  return words.every((w) => ANY.has(w) || isEveryday(w) || isNumber(w))
}
