import { type Caption, type Chart, tenth } from './marks.ts'
import { cut, disc, line, type Piece } from './paper.ts'

export interface WheelData {
  months: readonly number[]
  weekdays: readonly number[]
  hours: readonly number[]
  days: readonly string[]
  returning: readonly { day: string; name: string; years: readonly number[] }[]
}

const SIZE = 1000
const MIDDLE = SIZE / 2
const RIM = 400
const BADGE = 483
const BADGE_SIZE = 15
/** Badges of neighbouring dates stand side by side. */
const BADGE_GAP = 0.0115
const RINGS = { from: 196, to: 380 }
const CLOCK = { from: 92, most: 74 }
const PETAL = 66
const MONTH_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
const YEAR = 365
const DAY_MS = 86_400_000

const at = (radius: number, turn: number) => {
  const angle = (turn - 0.25) * 2 * Math.PI
  return [tenth(MIDDLE + Math.cos(angle) * radius), tenth(MIDDLE + Math.sin(angle) * radius)] as const
}

/** The place of a date on the rim: a part of the whole turn. */
function turnOf(month: number, day: number): number {
  const before = MONTH_DAYS.slice(0, month - 1).reduce((sum, days) => sum + days, 0)
  return (before + day - 0.5) / YEAR
}

/** A piece of a ring, between two radii and two parts of the turn. */
function arc(from: number, to: number, inner: number, outer: number): string {
  const large = to - from > 0.5 ? 1 : 0
  const [a, b, c, d] = [at(outer, from), at(outer, to), at(inner, to), at(inner, from)]
  return `M${a.join(' ')}A${outer} ${outer} 0 ${large} 1 ${b.join(' ')}L${c.join(' ')}A${inner} ${inner} 0 ${large} 0 ${d.join(' ')}Z`
}

function star(x: number, y: number, r: number): string {
  const inner = r * 0.26
  const points = Array.from({ length: 8 }, (_, n) => {
    const angle = (n / 8) * 2 * Math.PI
    const radius = n % 2 === 0 ? r : inner
    return `${tenth(x + Math.sin(angle) * radius)} ${tenth(y - Math.cos(angle) * radius)}`
  })
  return `M${points.join('L')}Z`
}

const ringAt = (x: number, y: number, r: number) =>
  `M${tenth(x - r)} ${y}A${r} ${r} 0 1 1 ${tenth(x + r)} ${y}A${r} ${r} 0 1 1 ${tenth(x - r)} ${y}`

const ranked = (counts: readonly number[]) =>
  counts.map((count, index) => ({ count, index })).sort((a, b) => b.count - a.count || a.index - b.index)

/**
 * Months round the rim, a ring a year, the commonest weekday as stars and the next as rings, dates that return as
 * constellations, the hours and the weekdays inside. `monthNames` in the reader's language. A small one has larger
 * signs and fewer words.
 */
export function drawWheel(data: WheelData, monthNames: readonly string[], isSmall = false): Chart {
  const years = [
    ...data.days.map((day) => Number(day.slice(0, 4))),
    ...data.returning.flatMap((d) => d.years),
  ]
  const [first, last] = [Math.min(...years), Math.max(...years)]
  const radiusOf = (year: number) =>
    last === first
      ? (RINGS.from + RINGS.to) / 2
      : RINGS.from + ((year - first) / (last - first)) * (RINGS.to - RINGS.from)
  return {
    width: SIZE,
    height: SIZE,
    pieces: [
      ...rings(first, last, radiusOf),
      ...rim(data.months),
      ...clock(data.hours),
      ...petals(data.weekdays),
      ...sky(data, radiusOf, isSmall ? 1.35 : 1),
      ...constellations(data, radiusOf),
      ...(isSmall ? [] : badges(data)),
    ],
    captions: isSmall
      ? monthCaptions(data.months, monthNames, SMALL_TYPE)
      : [
          ...monthCaptions(data.months, monthNames, TYPE),
          ...dateCaptions(data),
          ...yearCaptions(first, last, radiusOf),
        ],
  }
}

function rings(first: number, last: number, radiusOf: (year: number) => number): Piece[] {
  return Array.from({ length: last - first + 1 }, (_, n) =>
    line('pale', n % 5 === 0 ? 2.4 : 1.4, ringAt(MIDDLE, MIDDLE, tenth(radiusOf(first + n)))),
  )
}

const monthEnds = MONTH_DAYS.map((days, month) => {
  const before = MONTH_DAYS.slice(0, month).reduce((sum, one) => sum + one, 0)
  return [before / YEAR + 0.003, (before + days) / YEAR - 0.003] as const
})

function rim(months: readonly number[]): Piece[] {
  const most = Math.max(...months, 1)
  const best = ranked(months)[0]?.index
  return monthEnds.map(([from, to], month) => {
    const depth = 6 + ((months[month] ?? 0) / most) * 30
    return cut(month === best ? 'red' : 'half', arc(from, to, RIM, RIM + tenth(depth)))
  })
}

function clock(hours: readonly number[]): Piece[] {
  const most = Math.max(...hours, 1)
  const best = ranked(hours)[0]?.index
  return hours.map((count, hour) => {
    const length = 4 + (count / most) * CLOCK.most
    const middle = (hour + 0.5) / 24
    return cut(
      hour === best ? 'red' : 'half',
      arc(middle - 0.014, middle + 0.014, CLOCK.from, tenth(CLOCK.from + length)),
    )
  })
}

/** Sunday at the top, and on round the week. */
function petals(weekdays: readonly number[]): Piece[] {
  const most = Math.max(...weekdays, 1)
  const best = ranked(weekdays)[0]?.index
  return weekdays.map((count, day) => {
    const length = 14 + (count / most) * PETAL
    const turn = day / 7
    const [tip, left, right] = [
      at(length, turn),
      at(length * 0.55, turn - 0.045),
      at(length * 0.55, turn + 0.045),
    ]
    return cut(
      day === best ? 'red' : 'half',
      `M${MIDDLE} ${MIDDLE}Q${left.join(' ')} ${tip.join(' ')}Q${right.join(' ')} ${MIDDLE} ${MIDDLE}Z`,
    )
  })
}

function sky({ days, weekdays }: WheelData, radiusOf: (year: number) => number, size: number): Piece[] {
  const [sign, second] = ranked(weekdays).map(({ index }) => index)
  return days.map((day) => {
    const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
    const [x, y] = at(radiusOf(year), turnOf(month, date))
    const weekday = new Date(Math.floor(Date.parse(day) / DAY_MS) * DAY_MS).getUTCDay()
    if (weekday === sign) return cut('red', star(x, y, 11 * size))
    if (weekday === second) return line('ink', 2 * size, ringAt(x, y, 4 * size))
    return disc('half', x, y, tenth(3 * size))
  })
}

const placeOf = (day: string) => {
  const [month = 1, date = 1] = day.split('-').map(Number)
  return turnOf(month, date)
}

function constellations({ returning }: WheelData, radiusOf: (year: number) => number): Piece[] {
  return returning.flatMap(({ day, years }) => {
    const turn = placeOf(day)
    const points = years.map((year) => at(radiusOf(year), turn))
    return [
      line('ink', 2.2, `M${points.map((point) => point.join(' ')).join('L')}`),
      ...points.map(([x, y]) => disc('ink', x, y, 5)),
    ]
  })
}

/** In the order of the list: where each date's badge stands, moved on where another one is too near. */
function badgeTurns(returning: WheelData['returning']): number[] {
  const turns = returning.map(({ day }) => placeOf(day))
  let free = 0
  for (const [index] of [...turns.entries()].sort((a, b) => a[1] - b[1])) {
    turns[index] = Math.max(turns[index] ?? 0, free)
    free = (turns[index] ?? 0) + BADGE_GAP
  }
  return turns
}

const badges = ({ returning }: WheelData): Piece[] =>
  badgeTurns(returning).map((turn) => disc('red', ...at(BADGE, turn), BADGE_SIZE))

const TYPE = { size: 22, hasCounts: true }
const SMALL_TYPE = { size: 38, hasCounts: false }

function monthCaptions(
  months: readonly number[],
  names: readonly string[],
  { size, hasCounts }: typeof TYPE,
): Caption[] {
  return monthEnds.map(([from, to], month) => {
    const turn = (from + to) / 2
    const isBelow = turn > 0.27 && turn < 0.73
    // Letters stand on their line: below, their tops look at the rim.
    const [x, y] = at(RIM + (isBelow ? 41 + size * 0.75 : 42), turn)
    return {
      text: [names[month], ...(hasCounts ? [months[month]] : [])].join(' '),
      x,
      y,
      size,
      anchor: 'middle',
      tone: 'ink',
      turned: tenth(turn * 360 + (isBelow ? 180 : 0)),
      face: 'plain',
    }
  })
}

/** Numbers on the badges; their names stand beside the wheel. */
const dateCaptions = ({ returning }: WheelData): Caption[] =>
  badgeTurns(returning).map((turn, n) => {
    const [x, y] = at(BADGE, turn)
    return {
      text: String(n + 1),
      x,
      y: y + 6.5,
      size: 19,
      anchor: 'middle',
      tone: 'pale',
      turned: 0,
      face: 'plain',
    }
  })

function yearCaptions(first: number, last: number, radiusOf: (year: number) => number): Caption[] {
  return [...new Set([first, last])].map((year) => {
    const [x, y] = at(radiusOf(year), 0.385)
    return {
      text: String(year),
      x,
      y: y + 6,
      size: 17,
      anchor: 'middle',
      tone: 'ink',
      turned: 0,
      face: 'plain',
    }
  })
}
