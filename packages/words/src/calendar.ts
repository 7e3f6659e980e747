import { numberOf } from './numbers.ts'
import { fold, type Token } from './tokens.ts'

/** Days as whole numbers since 1970, so that gaps are subtractions. */
const DAY_MS = 86_400_000

export const toDay = (year: number, month: number, day: number): number =>
  Math.floor(Date.UTC(year, month - 1, day) / DAY_MS)

export interface Day {
  day: number
  year: number
  month: number
  date: number
  /** 0 is Sunday. */
  weekday: number
}

const days = new Map<number, Day>()

export function dayFrom(day: number): Day {
  const known = days.get(day)
  if (known) return known
  const found = taken(day)
  if (days.size > 40_000) days.clear()
  days.set(day, found)
  return found
}

function taken(day: number): Day {
  const d = new Date(day * DAY_MS)
  return {
    day,
    year: d.getUTCFullYear(),
    month: d.getUTCMonth() + 1,
    date: d.getUTCDate(),
    weekday: d.getUTCDay(),
  }
}

const numbered = (...rows: string[]) =>
  new Map(rows.flatMap((row) => row.split(' ').map((w, n): [string, number] => [fold(w), n])))

export const MONTHS = numbered(
  'january february march april may june july august september october november december',
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  'januar februar märz april mai juni juli august september oktober november dezember',
)

export const WEEKDAYS = numbered(
  'sunday monday tuesday wednesday thursday friday saturday',
  'domingo lunes martes miércoles jueves viernes sábado',
  'sonntag montag dienstag mittwoch donnerstag freitag samstag',
)

export interface DateWord {
  /** The place of its first word, and after its last. */
  from: number
  to: number
  kind: 'date' | 'weekday' | 'yesterday'
  month?: number
  date?: number
  year?: number
  weekday?: number
}

const YESTERDAY = new Set(['yesterday', 'gestern', 'ayer'])

/** "11 May", "el 6 de febrero", "am 8. Februar", "May 11th", "on Friday", "yesterday". */
export function dateWords(tokens: readonly Token[]): DateWord[] {
  const found: DateWord[] = []
  tokens.forEach((token, at) => {
    const weekday = WEEKDAYS.get(token.key)
    if (weekday !== undefined) found.push({ from: at, to: at + 1, kind: 'weekday', weekday })
    if (YESTERDAY.has(token.key)) found.push({ from: at, to: at + 1, kind: 'yesterday' })
    const month = MONTHS.get(token.key)
    if (month === undefined || (!token.isCapital && /^(?:may|march|mai)$/.test(token.key))) return
    const before = tokens[at - 1]
    const two = tokens[at - 2]
    const after = tokens[at + 1]
    const number = before && /^(?:de|of)$/.test(before.key) ? two : before
    const date = number ? dateNumber(number.key) : null
    const from = number ? tokens.indexOf(number) : at
    const year = yearIn(tokens, at + 1)
    if (date) found.push({ from, to: at + 1, kind: 'date', month: month + 1, date, ...year })
    else if (after && dateNumber(after.key) && !yearIn(tokens, at + 1))
      found.push({
        from: at,
        to: at + 2,
        kind: 'date',
        month: month + 1,
        date: dateNumber(after.key) as number,
      })
  })
  return found
}

function dateNumber(word: string): number | null {
  const m = /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(word)
  const n = m ? Number(m[1]) : 0
  return n >= 1 && n <= 31 ? n : null
}

function yearIn(tokens: readonly Token[], at: number): { year: number } | null {
  const token = /^(?:de|del|of)$/.test(tokens[at]?.key ?? '') ? tokens[at + 1] : tokens[at]
  const m = /^(?:19|20)\d\d$/.exec(token?.key ?? '')
  return m ? { year: Number(m[0]) } : null
}

/** The last such day that is not after the given one. */
export function lastBefore(word: DateWord, day: number): number {
  if (word.kind === 'yesterday') return day - 1
  if (word.kind === 'weekday') return day - ((dayFrom(day).weekday - (word.weekday as number) + 7) % 7)
  const { year } = dayFrom(day)
  if (word.year) return toDay(word.year, word.month as number, word.date as number)
  const here = toDay(year, word.month as number, word.date as number)
  return here <= day ? here : toDay(year - 1, word.month as number, word.date as number)
}

/** The first such day after the given one. */
export function nextAfter(word: DateWord, day: number): number {
  if (word.kind === 'yesterday') return day - 1
  if (word.kind === 'weekday') return day + (((word.weekday as number) - dayFrom(day).weekday + 7) % 7 || 7)
  const { year } = dayFrom(day)
  if (word.year) return toDay(word.year, word.month as number, word.date as number)
  const here = toDay(year, word.month as number, word.date as number)
  return here > day ? here : toDay(year + 1, word.month as number, word.date as number)
}

const UNITS = new Map<string, 'day' | 'week' | 'month' | 'year'>(
  (
    [
      ['day', 'day days día días tag tage tagen'],
      ['week', 'week weeks semana semanas woche wochen'],
      ['month', 'month months mes meses monat monate monaten'],
      ['year', 'year years año años jahr jahre jahren'],
    ] as const
  ).flatMap(([unit, words]) => words.split(' ').map((w): [string, typeof unit] => [fold(w), unit])),
)

export interface Span {
  from: number
  to: number
  count: number
  unit: 'day' | 'week' | 'month' | 'year'
}

/** "Two years", "a year", "hace tres meses", "sechs Jahre". */
export function spans(tokens: readonly Token[], language: string | null): Span[] {
  const found: Span[] = []
  tokens.forEach((token, at) => {
    const unit = UNITS.get(token.key)
    const before = tokens[at - 1]
    if (!unit || !before || before.sentence !== token.sentence) return
    const tens = tokens[at - 2]
    const isCompound = tens !== undefined && before.from - tens.to === 1 && tens.sentence === token.sentence
    const compound = isCompound ? numberOf(`${tens.key}-${before.key}`, language) : null
    const isOne = /^(?:a|an|un|una|ein|eine|einem|einen)$/.test(before.key)
    const count = isOne ? 1 : (compound ?? numberOf(before.key, language))
    if (count !== null && count > 0 && count < 200) found.push({ from: at - 1, to: at + 1, count, unit })
  })
  return found
}

/** The day a span ago, by the calendar: two years before 9 March is 9 March. */
export function before(day: number, span: Span): number {
  const d = dayFrom(day)
  if (span.unit === 'day') return day - span.count
  if (span.unit === 'week') return day - span.count * 7
  const months = span.unit === 'year' ? span.count * 12 : span.count
  const at = d.year * 12 + (d.month - 1) - months
  return toDay(Math.floor(at / 12), (at % 12) + 1, d.date)
}
