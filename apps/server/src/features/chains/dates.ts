import { dateWords, tokenise } from '@youzine/words'
import { withoutQuotes } from './quotations.ts'

const DAY_MS = 86_400_000
/** “Retired on Friday” is told under the Friday, “last week” under a day of it. */
const NEAR_DAYS = 8

const two = (n: number) => String(n).padStart(2, '0')
const dayNumber = (iso: string) => Date.parse(iso) / DAY_MS

/** What the sources of a paragraph say of days: their own dates, and the dates in their words. */
export interface KnownDays {
  /** 2017-12-15 */
  dates: readonly string[]
  text: string
}

/** “9 December 2016”, “December 9, 2016”, “11 May”. */
function told(text: string) {
  const tokens = tokenise(text)
  return dateWords(tokens).flatMap((word) => {
    const behind = /^(?:19|20)\d\d$/.exec(tokens[word.to]?.key ?? '')
    return word.kind === 'date'
      ? [{ ...word, year: word.year ?? (behind ? Number(behind[0]) : undefined) }]
      : []
  })
}

/** Days with their year, outside of quotations, on which nothing happened that the sources tell. */
export function strayDates(sentence: string, { dates, text }: KnownDays): string[] {
  const named = told(withoutQuotes(sentence)).filter(({ year, date }) => year && date)
  if (named.length === 0) return []
  const days = [...dates, ...(text.match(/\d{4}-\d{2}-\d{2}/g) ?? [])].map(dayNumber)
  const mentioned = new Set(told(text).map(({ month, date }) => `${month}-${date}`))
  return named.flatMap(({ year, month = 0, date = 0 }) => {
    const iso = `${year}-${two(month)}-${two(date)}`
    const day = dayNumber(iso)
    const isKnown = mentioned.has(`${month}-${date}`) || days.some((one) => Math.abs(one - day) <= NEAR_DAYS)
    return isKnown ? [] : [iso]
  })
}
