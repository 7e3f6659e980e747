import { asRead } from './as-read.ts'

export interface Token {
  /** Lower case, without accents and without 's: what words are compared by. */
  key: string
  /** As written, with straight apostrophes. */
  raw: string
  from: number
  to: number
  sentence: number
  /** Capital letter first. */
  isCapital: boolean
  /** The first word of its sentence, where a capital says nothing. */
  isOpening: boolean
}

const WORD = /[\p{L}\p{N}]+(?:['’]\p{L}+)*/gu
const MARKS = /\p{M}/gu
const ENDS = /[.!?…\n]/
const CAPITAL = /^\p{Lu}/u

const folded = new Map<string, string>()

/** Lower case without accents, so that hurried typing finds the same word: `murió` and `murio`. */
export function fold(word: string): string {
  const known = folded.get(word)
  if (known !== undefined) return known
  const plain = word
    .toLowerCase()
    .replace(/[’]/g, "'")
    .replace(/ß/g, 'ss')
    .normalize('NFD')
    .replace(MARKS, '')
  if (folded.size > 50_000) folded.clear()
  folded.set(word, plain)
  return plain
}

const withoutOwner = (word: string) => (word.endsWith("'s") ? word.slice(0, -2) : word)

export function tokenise(text: string): Token[] {
  const read = asRead(text)
  const tokens: Token[] = []
  let sentence = 0
  let last = 0
  let isOpening = true
  for (const m of read.matchAll(WORD)) {
    if (last > 0 && endsBetween(read, last, m.index)) {
      sentence++
      isOpening = true
    }
    const raw = m[0].includes('’') ? m[0].replace(/’/g, "'") : m[0]
    tokens.push({
      key: withoutOwner(fold(raw)),
      raw,
      from: m.index,
      to: m.index + m[0].length,
      sentence,
      isCapital: CAPITAL.test(raw),
      isOpening,
    })
    isOpening = false
    last = m.index + m[0].length
  }
  return tokens
}

const TITLES = new Set(['mr', 'mrs', 'ms', 'dr', 'st', 'sr', 'sra', 'fr', 'hr', 'prof', 'no', 'nr'])

function endsBetween(text: string, from: number, to: number): boolean {
  for (let i = from; i < to; i++) {
    const c = text.charAt(i)
    if (!ENDS.test(c)) continue
    // "Dr. Sievers", "8. Februar", "2.140": the stop ends no sentence.
    if (c === '.' && i === from) {
      let start = from
      while (start > 0 && /[\p{L}\p{N}]/u.test(text.charAt(start - 1)) && from - start < 5) start--
      const word = text.slice(start, from).toLowerCase()
      if (TITLES.has(word)) continue
      if (
        /^\d{1,2}$/.test(word) &&
        /^ \p{Lu}/u.test(text.slice(i + 1, i + 3)) &&
        isMonth(text.slice(i + 2, i + 6))
      )
        continue
    }
    return true
  }
  return false
}

const isMonth = (head: string) => /^(?:jan|feb|mär|apr|mai|jun|jul|aug|sep|okt|nov|dez)/iu.test(head)
