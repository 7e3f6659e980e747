import { fromDay } from '../reading/calendar.ts'
import { gapBetween } from './calendar-gap.ts'
import { quotedGerman } from './quote.ts'
import { capitalFirst, type Wording } from './wording.ts'

const UNITS =
  'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'.split(
    ' ',
  )
const TENS = ['', '', 'zwanzig', 'dreißig', 'vierzig', 'fünfzig', 'sechzig', 'siebzig', 'achtzig', 'neunzig']
export const MONTHS_DE =
  'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' ')
const WEEKDAYS = 'Sonntag Montag Dienstag Mittwoch Donnerstag Freitag Samstag'.split(' ')

const DIGITS = new Intl.NumberFormat('de')

export function numberDe(n: number): string {
  if (!Number.isInteger(n)) return String(n).replace('.', ',')
  if (n < 0 || n > 20) return german.digits(n)
  return n < 20 ? (UNITS[n] as string) : (TENS[2] as string)
}

/** In the dative, as after “nach”, “seit” and “vor”: spans are told with one of these. */
const counted = (n: number, one: string, many: string) => (n === 1 ? one : `${numberDe(n)} ${many}`)

function span(days: number): string {
  if (days < 28)
    return days >= 14 && days % 7 === 0 ? `${numberDe(days / 7)} Wochen` : counted(days, 'einem Tag', 'Tagen')
  if (days < 120) return `${numberDe(Math.floor(days / 7))} Wochen`
  if (days < 350) return counted(Math.floor(days / 30.44), 'einem Monat', 'Monaten')
  const years = days / 365.25
  const whole = Math.max(1, Math.round(years))
  const said = counted(whole, 'einem Jahr', 'Jahren')
  if (years >= whole && years - whole <= 0.04) return said
  return years < whole ? `fast ${said}` : `mehr als ${said}`
}

function gap(from: number, to: number): string {
  const days = Math.abs(to - from)
  const g = gapBetween(from, to)
  const years = (n: number) => (n === 1 ? 'ein Jahr' : `${numberDe(n)} Jahre`)
  const months = (n: number) => (n === 1 ? 'einen Monat' : `${numberDe(n)} Monate`)
  if (g.isAnniversary) return `auf den Tag ${years(g.years)}`
  if (days < 45)
    return days >= 14 && days % 7 === 0 ? `${numberDe(days / 7)} Wochen` : counted(days, 'einen Tag', 'Tage')
  if (g.years === 0) return months(g.months)
  return g.months === 0 ? years(g.years) : `${years(g.years)} und ${months(g.months)}`
}

export const german: Wording = {
  language: 'de',
  number: numberDe,
  digits: (n) => DIGITS.format(n),
  ordinal: (n) => `${n}.`,
  day: (day) => {
    const c = fromDay(day)
    return `${c.d}. ${MONTHS_DE[c.m - 1]} ${c.y}`
  },
  dayMonth: (day) => {
    const c = fromDay(day)
    return `${c.d}. ${MONTHS_DE[c.m - 1]}`
  },
  month: (day) => {
    const c = fromDay(day)
    return `${MONTHS_DE[c.m - 1]} ${c.y}`
  },
  weekday: (wd) => WEEKDAYS[wd] as string,
  weekdays: (wd) => `${(WEEKDAYS[wd] as string).toLowerCase()}s`,
  monthName: (m) => MONTHS_DE[m - 1] as string,
  onDay: (day) => `Am ${german.day(day)}`,
  inMonth: (day) => `Im ${german.month(day)}`,
  inYear: (year) => String(year),
  span,
  gap,
  days: (n) => (n === 1 ? 'ein Tag' : `${n < 13 ? numberDe(n) : german.digits(n)} Tage`),
  posts: (n) => (n === 1 ? 'ein Beitrag' : `${numberDe(n)} Beiträge`),
  list: (items) =>
    items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} und ${items.at(-1)}`,
  plural: (n, one, many) => (n === 1 ? one : many),
  capital: capitalFirst,
  joined: (before, next) => before + next,
  quoted: (text, atEnd = false) => quotedGerman(text, atEnd),
  writer: 'wer das schreibt',
}
