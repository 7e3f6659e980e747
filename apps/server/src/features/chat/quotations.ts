import { comparable, isQuoteIn, quotesIn, strayNumbers, wholeSentences } from '#features/chains/index.ts'

const CITATION = /\[\d[\d, ]*\]/g

/** A text without the sentences whose quotations or numbers stand in none of the given texts; its lines stay lines. */
export function withoutInvented(text: string, texts: readonly string[]): string {
  const known = texts.map(comparable)
  const stated = texts.join(' ')
  const isTrue = (sentence: string) =>
    quotesIn(sentence).every((quote) => known.some((one) => isQuoteIn(quote, one))) &&
    strayNumbers(sentence.replace(CITATION, ' '), `${stated} ${citations(sentence)}`).length === 0
  return text
    .split('\n')
    .map((line) => (isTrue(line) ? line : wholeSentences(line).filter(isTrue).join(' ')))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** Whoever cites four posts may say that there are four. */
const citations = (sentence: string) =>
  (sentence.match(CITATION) ?? []).flatMap((one) => one.match(/\d+/g) ?? []).length
