import { fromDay } from '../reading/calendar.ts'
import { gapBetween } from './calendar-gap.ts'
import { quoted } from './quote.ts'
import { capitalFirst, type Wording } from './wording.ts'

const UNITS =
  'none one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
export const MONTHS_EN =
  'January February March April May June July August September October November December'.split(' ')
export const WEEKDAYS_EN = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ')

const DIGITS = new Intl.NumberFormat('en')

export function numberEn(n: number): string {
  if (!Number.isInteger(n)) return n % 1 === 0.5 ? `${numberEn(Math.floor(n))} and a half` : String(n)
  if (n < 0) return String(n)
  if (n < 20) return UNITS[n] as string
  if (n < 100) return TENS[Math.floor(n / 10)] + (n % 10 ? `-${UNITS[n % 10]}` : '')
  return DIGITS.format(n)
}

const ORDINALS =
  'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ')
function ordinal(n: number): string {
  if (ORDINALS[n]) return ORDINALS[n] as string
  const tail = n % 100 > 10 && n % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th')
  return `${n}${tail}`
}

function span(days: number): string {
  const of = (n: number, unit: string) =>
    n === 1 ? `${unit === 'hour' ? 'an' : 'a'} ${unit}` : `${numberEn(n)} ${unit}s`
  if (days < 28)
    return days === 1
      ? 'one day'
      : days % 7 === 0 && days >= 14
        ? of(days / 7, 'week')
        : `${numberEn(days)} days`
  if (days < 120) return of(Math.floor(days / 7), 'week')
  if (days < 350) return of(Math.floor(days / 30.44), 'month')
  const years = days / 365.25
  const whole = Math.round(years)
  if (years >= whole && years - whole <= 0.04) return of(whole, 'year')
  if (years < whole) return years < 1 ? 'almost a year' : `nearly ${of(whole, 'year')}`
  return years < 2 ? 'more than a year' : `more than ${of(whole, 'year')}`
}

const many = (n: number, unit: string) => (n === 1 ? `a ${unit}` : `${numberEn(n)} ${unit}s`)

/** “eight years and eight months”, “thirteen years less eight days”, “a year to the day”. */
function gap(from: number, to: number): string {
  const days = Math.abs(to - from)
  const g = gapBetween(from, to)
  if (g.isAnniversary) return `${many(g.years, 'year')} to the day`
  if (days < 45) return span(days)
  if (g.years === 0) return many(g.months, 'month')
  return g.months === 0 ? many(g.years, 'year') : `${many(g.years, 'year')} and ${many(g.months, 'month')}`
}

export const english: Wording = {
  language: 'en',
  number: numberEn,
  ordinal,
  day: (day) => {
    const c = fromDay(day)
    return `${c.d} ${MONTHS_EN[c.m - 1]} ${c.y}`
  },
  month: (day) => {
    const c = fromDay(day)
    return `${MONTHS_EN[c.m - 1]} ${c.y}`
  },
  dayMonth: (day) => {
    const c = fromDay(day)
    return `${c.d} ${MONTHS_EN[c.m - 1]}`
  },
  onDay: (day) => `On ${english.day(day)}`,
  inMonth: (day) => `In ${english.month(day)}`,
  inYear: (year) => `In ${year}`,
  gap,
  digits: (n) => DIGITS.format(n),
  days: (n) => (n === 1 ? 'one day' : `${n < 20 ? numberEn(n) : english.digits(n)} days`),
  posts: (n) => (n === 1 ? 'one post' : `${numberEn(n)} posts`),
  quoted: (text, atEnd = false) => quoted(text, atEnd),
  weekday: (wd) => WEEKDAYS_EN[wd] as string,
  weekdays: (wd) => `${WEEKDAYS_EN[wd]}s`,
  monthName: (m) => MONTHS_EN[m - 1] as string,
  span,
  list: (items) =>
    items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`,
  plural: (n, one, many) => (n === 1 ? one : many),
  capital: capitalFirst,
  joined: (before, next) => before + next,
  writer: 'the writer',
}
