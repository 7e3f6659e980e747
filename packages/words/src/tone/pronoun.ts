import type { Token } from '../tokens.ts'
import type { Loss } from './losses.ts'
import type { OwnReading } from './own-tone.ts'
import type { Known } from './subject.ts'

const HE = new Set("he him his himself he'd he'll".split(' '))
const SHE = new Set("she her hers herself she'd she'll".split(' '))
const ER = new Set('er ihm ihn sein seine seinen seinem seiner'.split(' '))
const EL = new Set(['el', 'ella'])
/** Own kin by which somebody is called, and no stranger. */
export const FEMALE_KIN =
  /^(?:mum|mom|mam|mummy|mommy|mother|nan|nana|nanna|gran|granny|grandma|sister|sis|daughter|wife|auntie|aunty|mama|abuela|hermana|hija|esposa|tia|mutti|mutter|mudder|oma|schwester|tochter)$/
export const MALE_KIN =
  /^(?:dad|daddy|father|papa|baba|grandad|granddad|grandpa|brother|bro|son|husband|hubby|uncle|abuelo|hermano|hijo|esposo|marido|tio|vater|vadder|opa|bruder|sohn)$/

const FEMALE =
  /^(?:mum|mom|mam|mummy|mommy|mother|ma|mama|nan|nana|nanna|gran|granny|grandma|grandmother|sister|sis|daughter|wife|girlfriend|aunt|auntie|aunty|niece|woman|lady|girl|lass|she|her|queen|actress|widow|madre|abuela|hermana|hija|esposa|mujer|tia|prima|senora|nina|mutti|mutter|mudder|oma|schwester|tochter|frau|tante|freundin)$/
const MALE =
  /^(?:dad|daddy|father|papa|pa|da|baba|grandad|granddad|grandpa|grandfather|gramps|pop|brother|bro|son|husband|hubby|boyfriend|uncle|nephew|man|gentleman|guy|lad|boy|he|him|king|actor|widower|padre|abuelo|hermano|hijo|esposo|marido|tio|primo|senor|nino|vater|vadder|opa|bruder|sohn|mann|onkel|freund)$/

/** "Two years. I still see his coat." – he, and nobody in the post whom it could mean. */
export function mournsByPronoun(
  reading: OwnReading,
  loss: Loss,
  known: Known,
  places: ReadonlySet<string>,
): boolean {
  const { tokens, words } = reading
  const language = words[0]?.language
  const isMan = loss.about.some((k) => MALE.test(k))
  const isWoman = loss.about.some((k) => FEMALE.test(k))
  const wanted = (key: string) => {
    if (language === 'de') return ER.has(key) && !isWoman
    if (language === 'es') return EL.has(key)
    return (!isWoman && HE.has(key)) || (!isMan && SHE.has(key))
  }
  const at = tokens.findIndex((t) => wanted(t.key) && (language !== 'es' || /^(?:él|ella)$/i.test(t.raw)))
  if (at < 0) return false
  const isHe = HE.has((tokens[at] as Token).key) || ER.has((tokens[at] as Token).key)
  return !tokens.slice(0, at).some((t, i) => couldBe(t, i, tokens, isHe, reading, known, places, loss))
}

function couldBe(
  t: Token,
  at: number,
  tokens: readonly Token[],
  isHe: boolean,
  reading: OwnReading,
  known: Known,
  places: ReadonlySet<string>,
  loss: Loss,
): boolean {
  if (loss.about.includes(t.key)) return false
  if (FEMALE.test(t.key)) return !isHe
  if (MALE.test(t.key)) return isHe
  const isSomebody = reading.words.some((w) => w.people.has(t.key) || w.pets.has(t.key) || w.kin.has(t.key))
  if (isSomebody) return true
  if (places.has(t.key)) return false
  // A lorry with a name is a she as well: “Said goodbye to Brenda. Sat in her for an hour.”
  if (t.isCapital && known.things.has(t.key)) return true
  const lead = tokens[at - 1]
  if (lead && /^(?:in|at|to|from|en|nach|aus|bei)$/.test(lead.key)) return false
  if (reading.words[0]?.language === 'de')
    return (
      t.isCapital &&
      (known.names.has(t.key) ||
        /^(?:der|den|dem|ein|mein|meinen|meinem|einen|einem|vom|zum|am|im)$/.test(lead?.key ?? ''))
    )
  return t.isCapital && (known.names.has(t.key) || !t.isOpening)
}
