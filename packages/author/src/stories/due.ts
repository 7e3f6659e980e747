import { dateWords, dayFrom, MONTHS, nextAfter, numberOf, type Token, toDay, WEEKDAYS } from '@youzine/words'
import { once } from '../reading/once.ts'
import type { Told } from './told.ts'

/** Easter Sunday of a year in the western calendar. */
export function easter(year: number): number {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const month = Math.floor((h + l - 7 * m + 114) / 31)
  return toDay(year, month, ((h + l - 7 * m + 114) % 31) + 1)
}

type Rule = (day: number) => number

const following =
  (of: (year: number) => number): Rule =>
  (day) => {
    const { year } = dayFrom(day)
    return of(year) > day ? of(year) : of(year + 1)
  }

const FEASTS: ReadonlyMap<string, Rule> = new Map<string, Rule>(
  (
    [
      ['easter pascua ostern', following(easter)],
      ['carnival carnaval karneval fasching fastnacht', following((y) => easter(y) - 47)],
      ['himmelfahrt', following((y) => easter(y) + 39)],
      ['pfingsten', following((y) => easter(y) + 49)],
      ['christmas xmas navidad weihnachten', following((y) => toDay(y, 12, 25))],
      ['halloween', following((y) => toDay(y, 10, 31))],
      ['hogmanay silvester nochevieja', following((y) => toDay(y, 12, 31))],
      ['summer verano sommer', following((y) => toDay(y, 9, 22))],
      ['spring primavera fruhling fruhjahr', following((y) => toDay(y, 6, 20))],
      ['autumn otono herbst', following((y) => toDay(y, 12, 20))],
      ['winter invierno', following((y) => toDay(y, 3, 20))],
      ['tomorrow manana morgen', (day: number) => day + 1],
    ] as const
  ).flatMap(([words, rule]) => words.split(' ').map((w): [string, Rule] => [w, rule])),
)

/** Days until the Sunday of this week; on a weekend, that Sunday. */
const weekend: Rule = (day) => day + ((7 - dayFrom(day).weekday) % 7)

const UNIT_DAYS: Readonly<Record<string, 'day' | 'week' | 'month' | 'year'>> = {
  day: 'day',
  days: 'day',
  dia: 'day',
  dias: 'day',
  tag: 'day',
  tage: 'day',
  tagen: 'day',
  week: 'week',
  weeks: 'week',
  semana: 'week',
  semanas: 'week',
  woche: 'week',
  wochen: 'week',
  month: 'month',
  months: 'month',
  mes: 'month',
  meses: 'month',
  monat: 'month',
  monate: 'month',
  monaten: 'month',
  year: 'year',
  years: 'year',
  ano: 'year',
  anos: 'year',
  jahr: 'year',
  jahre: 'year',
  jahren: 'year',
}

/** The latest fair reading of when something was to be done; null where the words give no day. */
export function dueIn(
  post: Pick<Told, 'tokens' | 'day' | 'language'>,
  first: number,
  end: number,
): number | null {
  const tokens = post.tokens.slice(first, end)
  const { day } = post
  const date = dateWords(tokens).find((d) => d.kind === 'date')
  if (date) return nextAfter(date, day)
  for (const [i, token] of tokens.entries()) {
    const lead = tokens[i - 1]?.key ?? ''
    const next = tokens[i + 1]?.key ?? ''
    if (token.key === 'weekend' || token.key === 'wochenende') return weekend(day)
    if (/^(?:next|nachstes|nachste|nachsten)$/.test(token.key)) {
      if (/^(?:year|jahr)$/.test(next)) return toDay(dayFrom(day).year + 1, 12, 31)
      if (/^(?:week|woche)$/.test(next)) return weekend(day + 7)
      if (/^(?:month|monat)$/.test(next)) return endOfMonth(day, 1)
    }
    if (token.key === 'ano' && /^(?:entra|viene|proximo)$/.test(tokens[i + 2]?.key ?? next))
      return toDay(dayFrom(day).year + 1, 12, 31)
    const feast = FEASTS.get(token.key)
    if (feast && /^(?:by|before|until|till|for|at|bis|zu|vor|antes|para|in|this|this|der|de|el)$/.test(lead))
      return feast(day)
    if (feast && lead === '' && token.key !== 'morgen' && token.key !== 'manana') continue
    const weekday = /^(?:desde|since|seit)$/.test(tokens[i - 2]?.key ?? '')
      ? undefined
      : WEEKDAYS.get(token.key)
    if (weekday !== undefined && /^(?:on|by|until|till|el|para|am|bis|next|this)$/.test(lead))
      // “By Friday week” is the Friday after the next.
      return nextAfter({ from: 0, to: 1, kind: 'weekday', weekday }, day) + (next === 'week' ? 7 : 0)
    const month = MONTHS.get(token.key)
    if (
      month !== undefined &&
      token.isCapital !== (post.language === 'es') &&
      /^(?:by|in|until|till|before|bis|im|en|antes|para)$/.test(lead)
    )
      return endOfNamedMonth(day, month + 1)
    const unit = UNIT_DAYS[token.key]
    if (unit && i > 0) {
      const count = /^(?:a|an|un|una|ein|eine|einem|einer)$/.test(lead) ? 1 : numberOf(lead, post.language)
      const isAhead =
        /^(?:in|within|for|en|y)$/.test(tokens[i - 2]?.key ?? '') || /^(?:y|and|und)$/.test(next)
      if (count && isAhead && count < 100) return later(day, count, unit)
    }
  }
  return null
}

function later(day: number, count: number, unit: 'day' | 'week' | 'month' | 'year'): number {
  if (unit === 'day') return day + count
  if (unit === 'week') return day + 7 * count
  const d = dayFrom(day)
  const at = d.year * 12 + d.month - 1 + (unit === 'year' ? 12 * count : count)
  return toDay(Math.floor(at / 12), (at % 12) + 1, d.date)
}

function endOfMonth(day: number, ahead: number): number {
  const d = dayFrom(day)
  const at = d.year * 12 + d.month - 1 + ahead + 1
  return toDay(Math.floor(at / 12), (at % 12) + 1, 1) - 1
}

function endOfNamedMonth(day: number, month: number): number {
  const { year } = dayFrom(day)
  const end = (y: number) => toDay(month === 12 ? y + 1 : y, month === 12 ? 1 : month + 1, 1) - 1
  return end(year) > day ? end(year) : end(year + 1)
}

/** "77 Tage zu spät", "34 Tage": days that lead from this post to another day. */
export const countedDays = once((post: Told): number[] =>
  post.tokens.flatMap((token: Token, at) => {
    if (UNIT_DAYS[token.key] !== 'day') return []
    const n = numberOf(post.tokens[at - 1]?.key ?? '', post.language)
    return n !== null && n > 1 ? [n] : []
  }),
)
