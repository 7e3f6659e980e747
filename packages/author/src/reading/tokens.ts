const PLAIN_WORD = /[A-Za-z0-9]+(?:'[A-Za-z]+)*/g
const WORD = /[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu

/** ASCII throughout: the cheap pattern sees the same words. */
function isPlain(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > 127) return false
  return true
}

/** Words as written, with straight apostrophes. */
export function tokensOf(text: string): string[] {
  const straight = text.includes('’') ? text.replace(/’/g, "'") : text
  return straight.match(isPlain(straight) ? PLAIN_WORD : WORD) ?? []
}

/** Lower-case words with straight apostrophes. */
export function wordsOf(text: string): string[] {
  return tokensOf(text.toLowerCase())
}

/** English and Romance plurals folded to one form; good enough to find the same thing again. */
export function stem(word: string): string {
  let w = word.endsWith("'s") ? word.slice(0, -2) : word
  if (w.length > 4 && w.endsWith('ies')) w = `${w.slice(0, -3)}y`
  else if (w.length > 4 && /(?:ch|sh|ss|x|zz)es$/.test(w)) w = w.slice(0, -2)
  else if (w.length > 3 && w.endsWith('s') && !/(?:ss|us|is)$/.test(w)) w = w.slice(0, -1)
  return w
}

export interface SentenceSpan {
  text: string
  from: number
}

const BOUNDARY =
  /([.!?…]+["'”’»)\]]*(?:\s*(?:\p{Extended_Pictographic}\uFE0F?[\u{1F3FB}-\u{1F3FF}]?\u200D?)+)*)\s+(?=["'“‘«(¿¡\p{Lu}\p{N}\p{Extended_Pictographic}])|\n+/gu
/** Somebody who begins a post in lower case begins the next sentence so as well. */
const CARELESS_BOUNDARY = new RegExp(BOUNDARY.source.replace('\\p{Lu}\\p{N}', '\\p{L}\\p{N}'), 'gu')
const ABBREVIATION =
  /(?:^|[\s(])(?:Mr|Mrs|Ms|Dr|St|Prof|Sr|Sra|Srta|vs|etc|approx|No|Nr|e\.g|i\.e|a\.m|p\.m|z\.B|bzw|ca|Hr|Fr|M|Mme|[A-Z])\.$/

/** “Found in a piano, no. 150”: only before a figure. */
const NUMBER_SIGN = /(?:^|[\s(])(?:no|nos|nr|num|núm|vol|pp?)\.$/i

export function sentencesOf(text: string): SentenceSpan[] {
  const spans: SentenceSpan[] = []
  let from = 0
  const push = (to: number) => {
    const raw = text.slice(from, to)
    const trimmed = raw.trim()
    if (trimmed) spans.push({ text: trimmed, from: from + raw.indexOf(trimmed) })
    from = to
  }
  const boundary = /^\p{Ll}/u.test(text) ? CARELESS_BOUNDARY : BOUNDARY
  boundary.lastIndex = 0
  for (let m = boundary.exec(text); m; m = boundary.exec(text)) {
    const end = m.index + (m[1]?.length ?? 0)
    const before = text.slice(Math.max(0, end - 8), end)
    if (m[1] === '.' && ABBREVIATION.test(before)) continue
    if (m[1] === '.' && NUMBER_SIGN.test(before) && /^\s*\d/.test(text.slice(end, end + 4))) continue
    push(end)
  }
  push(text.length)
  return spans
}

const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const SMALL_ES =
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte'.split(
    ' ',
  )
const SPELLED = new Map<string, number>()
SMALL.forEach((w, i) => {
  SPELLED.set(w, i)
})
SMALL_ES.forEach((w, i) => {
  SPELLED.set(w, i)
})
SPELLED.set('una', 1)
  .set('un', 1)
  .set('treinta', 30)
  .set('cuarenta', 40)
  .set('cincuenta', 50)
  .set('sesenta', 60)
  .set('setenta', 70)
  .set('ochenta', 80)
  .set('noventa', 90)
  .set('cien', 100)
for (const [
  i,
  w,
] of 'veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve'
  .split(' ')
  .entries())
  SPELLED.set(w, 21 + i)
SPELLED.set('veintiuna', 21).set('ninguna', 0).set('none', 0)
TENS.forEach((w, i) => {
  SPELLED.set(w, (i + 2) * 10)
  for (let k = 1; k < 10; k++) SPELLED.set(`${w}-${SMALL[k]}`, (i + 2) * 10 + k)
})
SPELLED.set('hundred', 100).set('thousand', 1000).set('dozen', 12)

/** `nineteen`, `26`, `11,000`, `2.140` → number; otherwise null. */
export function numberIn(word: string): number | null {
  const w = word.toLowerCase()
  const spelled = SPELLED.get(w)
  if (spelled !== undefined) return spelled
  const digits = w.replace(/(?<=\d)[,.](?=\d{3}\b)/g, '')
  return /^\d+(?:\.\d+)?$/.test(digits) ? Number(digits) : null
}
