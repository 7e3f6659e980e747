import { fold } from './tokens.ts'

/** Numbers as each language spells them. Read in the language of their sentence: English "once" is not eleven. */
const EN_SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
const EN_TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'
const ES_SMALL =
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve treinta'
const ES_TENS = 'cuarenta cincuenta sesenta setenta ochenta noventa'
const DE_SMALL =
  'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig'
const DE_TENS = 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'

type Spelled = ReadonlyMap<string, number>

function english(): Spelled {
  const map = new Map<string, number>()
  const small = EN_SMALL.split(' ')
  for (const [n, w] of small.entries()) map.set(w, n)
  EN_TENS.split(' ').forEach((w, n) => {
    map.set(w, (n + 2) * 10)
    for (let k = 1; k < 10; k++) map.set(`${w}-${small[k]}`, (n + 2) * 10 + k)
  })
  return map.set('hundred', 100).set('thousand', 1000).set('dozen', 12).set('none', 0)
}

function spanish(): Spelled {
  const map = new Map<string, number>()
  for (const [n, w] of ES_SMALL.split(' ').entries()) map.set(fold(w), n)
  for (const [n, w] of ES_TENS.split(' ').entries()) map.set(w, (n + 4) * 10)
  for (const [w, n] of [
    ['un', 1],
    ['una', 1],
    ['veintiún', 21],
    ['veintiuna', 21],
    ['cien', 100],
    ['ciento', 100],
    ['mil', 1000],
    ['ninguno', 0],
    ['ninguna', 0],
    ['ningún', 0],
  ] as const)
    map.set(fold(w), n)
  return map
}

function german(): Spelled {
  const map = new Map<string, number>()
  const small = DE_SMALL.split(' ')
  for (const [n, w] of small.entries()) map.set(fold(w), n)
  DE_TENS.split(' ').forEach((w, n) => {
    map.set(fold(w), (n + 2) * 10)
    for (let k = 1; k < 10; k++) map.set(fold(`${k === 1 ? 'ein' : small[k]}und${w}`), (n + 2) * 10 + k)
  })
  for (const [w, n] of [
    ['ein', 1],
    ['eine', 1],
    ['einen', 1],
    ['einem', 1],
    ['zwo', 2],
    ['hundert', 100],
    ['tausend', 1000],
    ['dutzend', 12],
    ['kein', 0],
    ['keine', 0],
    ['keinen', 0],
  ] as const)
    map.set(w, n)
  return map
}

const SPELLED: Readonly<Record<string, Spelled>> = { en: english(), es: spanish(), de: german() }

const ORDINALS: Readonly<Record<string, Spelled>> = {
  en: numbered(
    'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth',
  ),
  es: numbered(
    'primero segundo tercero cuarto quinto sexto séptimo octavo noveno décimo',
    'primera segunda tercera cuarta quinta sexta séptima octava novena décima',
    'primer _ tercer',
  ),
  de: numbered(
    'erste zweite dritte vierte fünfte sechste siebte achte neunte zehnte elfte zwölfte',
    'erster zweiter dritter vierter fünfter sechster siebter achter neunter zehnter elfter zwölfter',
    'ersten zweiten dritten vierten fünften sechsten siebten achten neunten zehnten elften zwölften',
    'erstes zweites drittes viertes fünftes sechstes siebtes achtes neuntes zehntes',
  ),
}

function numbered(...rows: string[]): Spelled {
  const map = new Map<string, number>()
  for (const row of rows)
    for (const [n, w] of row.split(' ').entries()) if (w !== '_') map.set(fold(w), n + 1)
  return map
}

const DIGITS = /^\d{1,12}(?:[.,]\d{1,4})?$/

/** `nineteen`, `26`, `11,000`, `2.140` → number; otherwise null. Without a language, digits only. */
export function numberOf(word: string, language: string | null): number | null {
  const spelled = SPELLED[language ?? '']?.get(fold(word))
  if (spelled !== undefined) return spelled
  if (word.length > 20 || !/^\d/.test(word)) return null
  const digits = word.replace(/[,.](?=\d{3}(?!\d))/g, '')
  if (!DIGITS.test(digits)) return null
  return Number(digits.replace(',', '.'))
}

/** `third`, `3rd`, `tercera`, `dritten` → 3. */
export function ordinalOf(word: string, language: string | null): number | null {
  const spelled = ORDINALS[language ?? '']?.get(fold(word))
  if (spelled !== undefined) return spelled
  const m = /^(\d{1,3})(?:st|nd|rd|th|º|ª)$/.exec(word.toLowerCase())
  return m ? Number(m[1]) : null
}
