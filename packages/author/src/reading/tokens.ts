import { numberOf } from '@youzine/words'

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

const ABBREVIATION =
  /(?:^|[\s(])(?:Mr|Mrs|Ms|Dr|St|Prof|Sr|Sra|Srta|vs|etc|approx|No|Nr|e\.g|i\.e|a\.m|p\.m|z\.B|bzw|ca|Hr|Fr|M|Mme|[A-Z])\.$/

/** “Found in a piano, no. 150”: only before a figure. */
const NUMBER_SIGN = /(?:^|[\s(])(?:no|nos|nr|num|núm|vol|pp?)\.$/i

const ENDS = '.!?…'
const CLOSERS = '"\'”’»)]'
const BEGINNING = /^["'“‘«(¿¡\p{Lu}\p{N}\p{Extended_Pictographic}]/u
/** Somebody who begins a post in lower case begins the next sentence so as well. */
const CARELESS_BEGINNING = /^["'“‘«(¿¡\p{L}\p{N}\p{Extended_Pictographic}]/u
const PICTURE = /^(?:\p{Extended_Pictographic}|\uFE0F|\u200D|[\u{1F3FB}-\u{1F3FF}])$/u
const SPACE = /^\s$/

const characterAt = (text: string, at: number) => String.fromCodePoint(text.codePointAt(at) ?? 0)

function skipSpace(text: string, from: number): number {
  let at = from
  while (at < text.length && SPACE.test(text.charAt(at))) at++
  return at
}

/** After the stops, the closing marks and the pictures that end a sentence. Each character is looked at once. */
function endOfMarks(text: string, from: number): number {
  let at = from
  while (at < text.length && ENDS.includes(text.charAt(at))) at++
  while (at < text.length && CLOSERS.includes(text.charAt(at))) at++
  for (;;) {
    let picture = skipSpace(text, at)
    const first = picture
    while (picture < text.length && PICTURE.test(characterAt(text, picture)))
      picture += characterAt(text, picture).length
    if (picture === first) return at
    at = picture
  }
}

export function sentencesOf(text: string): SentenceSpan[] {
  const spans: SentenceSpan[] = []
  let from = 0
  const push = (to: number) => {
    const raw = text.slice(from, to)
    const trimmed = raw.trim()
    if (trimmed) spans.push({ text: trimmed, from: from + raw.indexOf(trimmed) })
    from = to
  }
  const begins = /^\p{Ll}/u.test(text) ? CARELESS_BEGINNING : BEGINNING
  for (let at = 0; at < text.length; ) {
    if (text.charAt(at) === '\n') {
      push(at)
      at++
      continue
    }
    if (!ENDS.includes(text.charAt(at))) {
      at++
      continue
    }
    const stop = at
    const end = endOfMarks(text, at)
    at = end
    const next = skipSpace(text, end)
    if (next === end || next >= text.length || !begins.test(characterAt(text, next))) continue
    const before = text.slice(Math.max(0, end - 8), end)
    const isStop = end - stop === 1 && text.charAt(stop) === '.'
    if (isStop && ABBREVIATION.test(before)) continue
    if (isStop && NUMBER_SIGN.test(before) && /^\d/.test(text.charAt(next))) continue
    push(end)
  }
  push(text.length)
  return spans
}

const LANGUAGES = ['en', 'es', 'de']

/**
 * `nineteen`, `26`, `11,000`, `2.140` → number; otherwise null. Words are read in the language of their sentence:
 * English "once" is not eleven. Without a language any will do, which is right only for letting numbers pass.
 */
export function numberIn(word: string, language?: string | null): number | null {
  if (language !== undefined) return numberOf(word, language)
  for (const any of LANGUAGES) {
    const n = numberOf(word, any)
    if (n !== null) return n
  }
  return null
}
