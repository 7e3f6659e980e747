/** Numbers, dates and spans as a language says them. One object per language; see wording-en and wording-es. */
export interface Wording {
  language: string
  number(n: number): string
  ordinal(n: number): string
  day(day: number): string
  month(day: number): string
  weekday(wd: number): string
  weekdays(wd: number): string
  monthName(m: number): string
  /** "eleven days", "six weeks", "nearly four years". */
  span(days: number): string
  list(items: readonly string[]): string
  plural(n: number, one: string, many: string): string
  capital(text: string): string
  /** What is written after what stands there already: Spanish says `e Iker`, not `y Iker`. */
  joined(before: string, next: string): string
  /** How the writer is called when no first name is known. */
  writer: string
}

export const capitalFirst = (text: string) => {
  const at = text.search(/[\p{L}\p{N}]/u)
  if (at < 0 || /[“‘«(]/.test(text.slice(0, at))) return text
  return text.slice(0, at) + text.charAt(at).toUpperCase() + text.slice(at + 1)
}
