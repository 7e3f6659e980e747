/** Numbers, dates and spans as a language says them. One object per language: wording-en, wording-es, wording-de. */
export interface Wording {
  language: string
  number(n: number): string
  /** In digits, with the language's mark between thousands. */
  digits(n: number): string
  ordinal(n: number): string
  day(day: number): string
  /** Without the year. */
  dayMonth(day: number): string
  month(day: number): string
  weekday(wd: number): string
  weekdays(wd: number): string
  monthName(m: number): string
  /** At the head of a sentence: “On 21 April 2012”, “In April 2012”, “In 2012”. */
  onDay(day: number): string
  inMonth(day: number): string
  inYear(year: number): string
  /** "eleven days", "six weeks", "nearly four years". */
  span(days: number): string
  /** Between two days, in years and months, to the day where the calendar allows it. */
  gap(from: number, to: number): string
  days(n: number): string
  /** How many posts, in words. */
  posts(n: number): string
  list(items: readonly string[]): string
  plural(n: number, one: string, many: string): string
  capital(text: string): string
  /** What is written after what stands there already: Spanish says `e Iker`, not `y Iker`. */
  joined(before: string, next: string): string
  /** Between quotation marks; at the end of a sentence the quote keeps its own stop. */
  quoted(text: string, atEnd?: boolean): string
  /** How the writer is called when no first name is known. */
  writer: string
}

export const capitalFirst = (text: string) => {
  const at = text.search(/[\p{L}\p{N}]/u)
  if (at < 0 || /[“‘„«(]/.test(text.slice(0, at))) return text
  return text.slice(0, at) + text.charAt(at).toUpperCase() + text.slice(at + 1)
}
