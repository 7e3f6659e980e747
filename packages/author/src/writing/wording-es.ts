import { fromDay } from '../reading/calendar.ts'
import { gapBetween } from './calendar-gap.ts'
import { quoted } from './quote.ts'
import { capitalFirst, type Wording } from './wording.ts'

const UNITS =
  'ninguna una dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuna veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve'.split(
    ' ',
  )
const TENS = ['', '', '', 'treinta', 'cuarenta', 'cincuenta', 'sesenta', 'setenta', 'ochenta', 'noventa']
const SOUNDS_LIKE_Y = /^h?[ií](?!e)/i

/** “Ana e Iria”: before the sound of it “y” is “e”. */
export const and = (next: string) => (SOUNDS_LIKE_Y.test(next) ? 'e' : 'y')

export const MONTHS_ES =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ')
const WEEKDAYS = 'domingo lunes martes miércoles jueves viernes sábado'.split(' ')

const DIGITS = new Intl.NumberFormat('es')

export function numberEs(n: number): string {
  if (!Number.isInteger(n))
    return n % 1 === 0.5 ? `${numberEs(Math.floor(n))} y medio` : String(n).replace('.', ',')
  if (n < 0) return String(n)
  if (n < 30) return UNITS[n] as string
  if (n < 100) return TENS[Math.floor(n / 10)] + (n % 10 ? ` y ${UNITS[n % 10]}` : '')
  return DIGITS.format(n)
}

/** Counts are mostly of publications, so one is feminine; before days, months and years it is not. */
export const masculine = (word: string) => word.replace(/veintiuna$/, 'veintiún').replace(/una$/, 'un')

function span(days: number): string {
  const many = (n: number, one: string, plural: string) =>
    n === 1 ? one : `${masculine(numberEs(n))} ${plural}`
  if (days < 28)
    return days % 7 === 0 && days >= 14 ? `${numberEs(days / 7)} semanas` : many(days, 'un día', 'días')
  if (days < 120) return `${numberEs(Math.floor(days / 7))} semanas`
  if (days < 350) return many(Math.floor(days / 30.44), 'un mes', 'meses')
  const years = days / 365.25
  const whole = Math.max(1, Math.round(years))
  const said = many(whole, 'un año', 'años')
  if (years >= whole && years - whole <= 0.04) return said
  return years < whole ? `casi ${said}` : `más de ${said}`
}

const years = (n: number) => (n === 1 ? 'un año' : `${masculine(numberEs(n))} años`)
const months = (n: number) => (n === 1 ? 'un mes' : `${masculine(numberEs(n))} meses`)

function gap(from: number, to: number): string {
  const days = Math.abs(to - from)
  const g = gapBetween(from, to)
  if (g.isAnniversary) return `${years(g.years)} justos`
  if (days < 45) return span(days)
  if (g.years === 0) return months(g.months)
  return g.months === 0 ? years(g.years) : `${years(g.years)} y ${months(g.months)}`
}

export const spanish: Wording = {
  language: 'es',
  number: numberEs,
  ordinal: (n) => `${n}.º`,
  day: (day) => {
    const c = fromDay(day)
    return `${c.d} de ${MONTHS_ES[c.m - 1]} de ${c.y}`
  },
  month: (day) => {
    const c = fromDay(day)
    return `${MONTHS_ES[c.m - 1]} de ${c.y}`
  },
  dayMonth: (day) => {
    const c = fromDay(day)
    return `${c.d} de ${MONTHS_ES[c.m - 1]}`
  },
  onDay: (day) => `El ${spanish.day(day)}`,
  inMonth: (day) => `En ${spanish.month(day)}`,
  inYear: (year) => `En ${year}`,
  gap,
  digits: (n) => DIGITS.format(n),
  days: (n) => (n === 1 ? 'un día' : `${n < 20 ? masculine(numberEs(n)) : spanish.digits(n)} días`),
  posts: (n) => (n === 1 ? 'una publicación' : `${numberEs(n)} publicaciones`),
  quoted: (text, atEnd = false) => quoted(text, atEnd),
  weekday: (wd) => WEEKDAYS[wd] as string,
  weekdays: (wd) => (wd === 0 || wd === 6 ? `${WEEKDAYS[wd]}s` : (WEEKDAYS[wd] as string)),
  monthName: (m) => MONTHS_ES[m - 1] as string,
  span,
  list: (items) =>
    items.length < 2
      ? (items[0] ?? '')
      : `${items.slice(0, -1).join(', ')} ${and(items.at(-1) ?? '')} ${items.at(-1)}`,
  plural: (n, one, many) => (n === 1 ? one : many),
  capital: capitalFirst,
  joined: (before, next) => (SOUNDS_LIKE_Y.test(next) ? before.replace(/ y $/, ' e ') : before) + next,
  writer: 'quien escribe',
}
