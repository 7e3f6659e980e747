import { fromDay } from '../reading/calendar.ts'
import { capitalFirst, type Wording } from './wording.ts'

const UNITS =
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve'.split(
    ' ',
  )
const TENS = ['', '', '', 'treinta', 'cuarenta', 'cincuenta', 'sesenta', 'setenta', 'ochenta', 'noventa']
export const MONTHS_ES =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ')
const WEEKDAYS = 'domingo lunes martes miércoles jueves viernes sábado'.split(' ')

export function numberEs(n: number): string {
  if (!Number.isInteger(n)) return n % 1 === 0.5 ? `${numberEs(Math.floor(n))} y medio` : String(n).replace('.', ',')
  if (n < 0) return String(n)
  if (n < 30) return UNITS[n] as string
  if (n < 100) return TENS[Math.floor(n / 10)] + (n % 10 ? ` y ${UNITS[n % 10]}` : '')
  return n < 10_000 ? String(n) : String(n).replace(/\B(?=(\d{3})+$)/g, '.')
}

/** "uno" loses its last letter before a noun. */
export const shortOne = (word: string) => word.replace(/veintiuno$/, 'veintiún').replace(/uno$/, 'un')

function span(days: number): string {
  const of = (n: number, one: string, many: string) => (n === 1 ? `un${one.endsWith('a') ? 'a' : ''} ${one}` : `${shortOne(numberEs(n))} ${many}`)
  if (days < 28) return days % 7 === 0 && days >= 14 ? of(days / 7, 'semana', 'semanas') : of(days, 'día', 'días').replace('una día', 'un día')
  if (days < 120) return of(Math.round(days / 7), 'semana', 'semanas').replace('veintiún semanas', 'veintiuna semanas')
  if (days < 350) return of(Math.round(days / 30.44), 'mes', 'meses')
  const years = days / 365.25
  const whole = Math.round(years)
  if (Math.abs(years - whole) <= 0.04) return of(whole, 'año', 'años')
  if (years < whole) return `casi ${of(whole, 'año', 'años')}`
  return `más de ${of(Math.max(1, whole), 'año', 'años')}`
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
  weekday: (wd) => WEEKDAYS[wd] as string,
  weekdays: (wd) => (wd === 0 || wd === 6 ? `${WEEKDAYS[wd]}s` : (WEEKDAYS[wd] as string)),
  monthName: (m) => MONTHS_ES[m - 1] as string,
  span,
  list: (items) =>
    items.length < 2
      ? (items[0] ?? '')
      : `${items.slice(0, -1).join(', ')} ${/^h?i(?!e)/i.test(items.at(-1) ?? '') ? 'e' : 'y'} ${items.at(-1)}`,
  plural: (n, one, many) => (n === 1 ? one : many),
  capital: capitalFirst,
  writer: 'quien escribe',
}
