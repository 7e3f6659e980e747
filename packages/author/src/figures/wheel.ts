import type { WheelFigure } from '../model.ts'
import { toDay } from '../reading/calendar.ts'
import { wordsOf } from '../reading/tokens.ts'
import { lightDays } from '../topics/astrology/returning.ts'
import type { Dossier } from '../writing/dossier.ts'
import { ownHour } from '../writing/own-time.ts'
import { count, post } from '../writing/page.ts'
import { WORDS } from './words.ts'

const LEAST_POSTS = 24
const MOST_STARS = 320
const MOST_DATES = 7
/** How far above an even week a weekday must lie to be somebody's sign. */
const ABOVE_EVEN = 1.25
/** Of the calendar 29 February exists in these years only. */
const LEAP = 2024

const topOf = (counts: readonly number[]) => counts.indexOf(Math.max(...counts))

/** The person's own year; none where no weekday stands out and no date returns. */
export function wheel(d: Dossier): WheelFigure | null {
  const written = d.posts.filter((p) => wordsOf(p.text).length > 0 && d.when(p.id))
  const { weekdays, months } = d.calendar
  const all = weekdays.reduce((sum, n) => sum + n, 0)
  const sign = topOf(weekdays)
  const returning = lightDays(d).slice(0, MOST_DATES)
  const isAbove = (weekdays[sign] ?? 0) >= (all / 7) * ABOVE_EVEN
  if (all < LEAST_POSTS || (returning.length === 0 && !isAbove)) return null
  const hours = new Array<number>(24).fill(0)
  for (const { at } of written) {
    const hour = ownHour(d.posts, at)
    if (hour !== null) hours[hour] = (hours[hour] ?? 0) + 1
  }
  const t = WORDS[d.spoken].wheel
  const named = returning.map(({ day, years }) => {
    const [m = 1, dd = 1] = day.split('-').map(Number)
    return { day, name: d.w.dayMonth(toDay(LEAP, m, dd)), years: years.map(({ year }) => year).sort() }
  })
  const month = topOf(months)
  const stars = fairly(
    written
      .map(({ id }) => id)
      .filter((id) => d.clear(id))
      .sort((a, b) => d.day(a) - d.day(b) || a - b),
  )
  return {
    kind: 'wheel',
    title:
      t.title(d.w.weekdays(sign), d.w.digits(weekdays[sign] ?? 0), d.w.digits(all)) +
      (named.length > 0 ? t.lines : ''),
    textAlternative: t.alternative(
      d.w.monthName(month + 1),
      d.w.digits(months[month] ?? 0),
      t.hour(topOf(hours)),
      named.length > 0 ? t.returning(named.map(({ name }) => name).join(', ')) : '',
    ),
    months,
    weekdays,
    hours,
    days: stars.flatMap((id) => d.show(id).date ?? []),
    returning: named,
    after: -1,
    sources: [
      count(weekdays[sign] ?? 0, { kind: 'weekday', weekday: sign }),
      count(all, { kind: 'dated' }),
      count(months[month] ?? 0, { kind: 'month', month: month + 1 }),
      ...post(...returning.flatMap(({ years }) => years.map((y) => y.post)), ...stars),
    ],
  }
}

/** Of too many, every so-manieth. */
function fairly(posts: readonly number[]): number[] {
  const step = Math.max(1, posts.length / MOST_STARS)
  return Array.from(
    { length: Math.min(posts.length, MOST_STARS) },
    (_, at) => posts[Math.floor(at * step)] as number,
  )
}
