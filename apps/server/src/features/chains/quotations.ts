import { sentencesOf } from '@youzine/author'

const QUOTE = /[“„"]([^”“„"]{2,}?)[”“"]/g
const LEAST_WORDS = 3
/** Where a quotation was cut. */
const CUT = /\s{0,9}(?:\[…\]|\[\.{3}\]|…|\.{3}|\s\/\s)\s{0,9}/

/** A text as quotations are compared with it: marks, case and emphasis say nothing, nor do quotation marks inside. */
export const comparable = (text: string) =>
  text
    .toLowerCase()
    .replace(/[’‘‚‹›]/g, "'")
    .replace(/(?<![\p{L}\p{N}])'|'(?![\p{L}\p{N}])/gu, '')
    .replace(/[“”„"…*_]|\.{3}/g, '')
    .replace(/\s+/g, ' ')
    .trim()

const MARK = /[.,!?;:\s]/

/** From both ends by hand: a pattern for the end would begin anew at every mark of a long run. */
function bare(part: string): string {
  const text = comparable(part)
  const isMark = (at: number) => MARK.test(text[at] ?? '')
  let [from, to] = [0, text.length]
  while (from < to && isMark(from)) from += 1
  while (to > from && isMark(to - 1)) to -= 1
  return text.slice(from, to)
}

/** Quotations that are long enough to be somebody's words rather than a word between marks. */
export const quotesIn = (text: string): string[] =>
  [...text.matchAll(QUOTE)]
    .map(([, quote = '']) => quote)
    .filter((quote) => quote.trim().split(/\s+/).length >= LEAST_WORDS)

const OUTER = /“[^“”]*”/g

/** Straight marks inside of curly ones are somebody's words within a quotation: set as such. */
export const withInnerQuotes = (text: string) =>
  text.replace(OUTER, (quote) => {
    let isOpen = false
    return quote.replace(/"/g, () => {
      isOpen = !isOpen
      return isOpen ? '‘' : '’'
    })
  })

export const withoutQuotes = (text: string) => text.replace(QUOTE, ' ')

/** Parts that were cut must follow one another within one text, which is `comparable` already. */
export function isQuoteIn(quote: string, text: string): boolean {
  const parts = quote.split(CUT).map(bare).filter(Boolean)
  let from = 0
  return (
    parts.length > 0 &&
    parts.every((part) => {
      const at = text.indexOf(part, from)
      from = at + part.length
      return at >= 0
    })
  )
}

const count = (text: string, mark: string) => text.split(mark).length - 1

/** Sentences, with a quotation of several of them kept in one, and what only cites with the sentence before it. */
export function wholeSentences(text: string): string[] {
  const joined: string[] = []
  for (const { text: sentence } of sentencesOf(text)) {
    const last = joined.at(-1)
    const isOpen = last !== undefined && count(last, '“') > count(last, '”')
    if (last !== undefined && (isOpen || /^\[[\d, ]+\]/.test(sentence)))
      joined[joined.length - 1] = `${last} ${sentence}`
    else joined.push(sentence)
  }
  return joined
}
