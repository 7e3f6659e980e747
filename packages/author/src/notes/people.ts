import { contrasted, isCountedOtherwise } from './contrast.ts'
import { FIGURE } from './numbers.ts'

/** Whose an amount is. */

const KIN =
  'mum|mom|mam|mama|mother|dad|father|wife|husband|hubby|missus|son|daughter|brother|bro|sister|sis|boyfriend|girlfriend|partner|flatmate|housemate|roommate|boss|neighbou?r|cousin|uncle|aunt|gran|granny|grandma|grandad|grandpa|nan|friend|mate|buddy|colleague|coworker|mamá|papá|papa|madre|padre|herman[oa]|hij[oa]|marido|mujer|espos[oa]|novi[oa]|pareja|abuel[oa]|tí[oa]|prim[oa]|amig[oa]|compañer[oa]|jef[ea]|vecin[oa]|suegr[oa]|cuñad[oa]|mutter|vater|mutti|oma|opa|bruder|schwester|sohn|tochter|mann|frau|freund(?:in)?|partnerin|mitbewohner(?:in)?|chef(?:in)?|nachbar(?:in)?|kollegin|kollege|onkel|tante|cousine|kumpel|niñ[oa]s?|peques?|nen[ea]|bebé|baby|kids?|kleine[rn]?|kurzer?|kind|kinder|jungs|boy|girl|toddler|teenager'
/** “Papa spritzt 30 Einheiten”, “mi mamá se puso 20”, “my brother 12”. */
const THEIR_AMOUNT = new RegExp(
  `^(?:(?:my|mi|meine?|our|unsere?|the|el|la|der|die) )?(${KIN})(?:['’]s)? (?!i |ich |yo |me |mit mir)(?:\\p{L}|\\d)`,
  'iu',
)
/** “Mike's fasting sugar was 180”. */
const THEIR_THING =
  /^(?!Today|Tonight|Yesterday|It|That|What|There|Here|Let|Who|How|Where|This|Morning|Evening|Lunch|Dinner|Breakfast|Work|Gym|Mon|Tues|Wednes|Thurs|Fri|Satur|Sun|Everything|Life|Body|Watch|App|Scale)(\p{Lu}\p{Ll}+)['’]s (?!been|not|got|a |the |just|so|now|at|up|down|on|in|still)\p{Ll}{3,}/u

const STILL =
  'was|were|is|are|only|just|today|still|about|at|had|did|hoy|solo|sólo|apenas|todavía|aún|fue|es|fueron|heute|nur|noch|war|waren|ist|dagegen|hingegen|bei|hab|habe|hatte'
const MINE = new RegExp(
  `^(?:i|me|mine|myself|yo|ich|bei mir|meiner|meine|meins|mein|el m[íi]o|la m[íi]a|lo m[íi]o|l[oa]s m[íi][oa]s)[:,]?(?: (?:${STILL}))* (?=\\+?${FIGURE}(?: ?\\p{L}+){0,3}$)`,
  'iu',
)
const FIRST_PERSON = /(?<!\p{L})(?:i|i['’](?:ve|m|d)|ich|yo|me|mir|mich|we|wir|nosotros)(?!\p{L})/iu

/** Who else an amount is of; the word, that it may be compared with what is tracked. */
export const otherOwner = (text: string): string | null =>
  /\d/.test(text) ? (THEIR_AMOUNT.exec(text)?.[1] ?? THEIR_THING.exec(text)?.[1] ?? null) : null

/** “…, mine 105” after somebody else's. */
export const isMine = (text: string) => MINE.test(text)
/** “my girlfriend ate four, i ate two”: of the same. */
const I_DID =
  /^(?:i|yo|ich) (?:(?:me|only|just|solo|sólo|nur) ){0,2}(\p{L}{3,}) (?:(?:only|just|solo|sólo|nur) )?(?=\d)/iu
const SAME_BEGINNING = 3
export function withoutMine(text: string, before: string): string {
  const did = I_DID.exec(text)?.[1]?.toLowerCase().slice(0, SAME_BEGINNING)
  const isSame = did && (before.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => word.startsWith(did))
  return text.replace(isSame ? I_DID : MINE, '')
}

/** Whoever says “ich 14” sets it against what comes before: that was another's. */
export const isSetAgainst = (text: string, after: readonly string[]) =>
  /\d/.test(text) &&
  !FIRST_PERSON.test(text) &&
  (after.some(isMine) || (HAS_DONE.test(text) && after.some(isOwnNumber)))

function isOwnNumber(text: string): boolean {
  const own = /^(?:i|yo|ich)(?!\p{L})/iu.test(text) ? contrasted(text) : null
  return own !== null && !isCountedOtherwise(own.after)
}
/** “jake did 100”. */
const HAS_DONE =
  /^(?:(?:my|mi|meine?|the|der|die|el|la) )?\p{L}{2,} (?:did|had|ran|drank|smoked|ate|read|walked|slept|swam|cycled|got|made|hizo|tomó|fumó|corrió|bebió|comió|leyó|hat|ist|macht|raucht|trinkt|schafft)(?!\p{L})/iu
