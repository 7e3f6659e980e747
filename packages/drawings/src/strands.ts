import { type Caption, type Chart, tenth } from './marks.ts'
import { cut, disc, line, type Piece, type Tone } from './paper.ts'

export interface StrandsData {
  strands: readonly { name: string; days: readonly string[] }[]
}

type Along = 'across' | 'down'

const LENGTH = 1000
const START = 20
const LANE = 78
const FOOT = 44
const THINNEST = 2.5
/** Of a lane. */
const PER_POST = 0.06
const THICKEST = 0.42
const MOST_YEARS_NAMED = 8

const timeOf = (day: string) => Date.parse(`${day}T12:00:00Z`)

/** A band for each thread, as thick in a year as it has posts in it; across a page, or down a narrow one. */
export function drawStrands({ strands }: StrandsData, along: Along, lane = LANE): Chart {
  const days = strands.flatMap((one) => one.days)
  const years = days.map((day) => Number(day.slice(0, 4)))
  const [first, last] = [Math.min(...years), Math.max(...years)]
  const from = Date.UTC(first, 0, 1)
  const span = Date.UTC(last + 1, 0, 1) - from
  const alongAt = (time: number) => START + ((time - from) / span) * (LENGTH - 2 * START)
  const longest = strands.reduce((a, b) => (reach(b.days) > reach(a.days) ? b : a))
  const breadth = strands.length * lane + FOOT
  const point = (a: number, b: number): string =>
    along === 'across' ? `${tenth(a)} ${tenth(b)}` : `${tenth(b)} ${tenth(a)}`
  const laneOf = (n: number) => (along === 'across' ? lane * 0.56 + n * lane : FOOT + 22 + n * lane)
  const toneOf = (one: (typeof strands)[number], n: number): Tone =>
    one === longest ? 'red' : n % 2 === 0 ? 'ink' : 'half'

  const grid = Array.from({ length: last - first + 2 }, (_, n) => {
    const at = alongAt(Date.UTC(first + n, 0, 1))
    const [low, high] = along === 'across' ? [10, breadth - FOOT] : [FOOT, breadth]
    return line('pale', 1.5, `M${point(at, low)}L${point(at, high)}`)
  })
  const bands = strands.flatMap((one, n): Piece[] => {
    const middle = laneOf(n)
    const counts = Map.groupBy(one.days, (day) => Number(day.slice(0, 4)))
    const ends = [timeOf(one.days[0] ?? ''), timeOf(one.days.at(-1) ?? '')] as const
    const knots = Array.from({ length: last - first + 1 }, (_, k) => first + k)
      .filter((year) => Date.UTC(year, 6, 1) > ends[0] && Date.UTC(year, 6, 1) < ends[1])
      .map((year) => ({
        at: alongAt(Date.UTC(year, 6, 1)),
        thick: Math.min(lane * THICKEST, THINNEST + (counts.get(year)?.length ?? 0) * lane * PER_POST),
      }))
    const all = [
      { at: alongAt(ends[0]), thick: THINNEST },
      ...knots,
      { at: alongAt(ends[1]), thick: THINNEST },
    ]
    const tone = toneOf(one, n)
    return [
      cut(tone, band(all, middle, point)),
      ...all.filter((_, k) => k === 0 || k === all.length - 1).map(({ at }) => dot(tone, at, middle, along)),
    ]
  })
  return {
    width: along === 'across' ? LENGTH : breadth,
    height: along === 'across' ? breadth : LENGTH,
    pieces: [...grid, ...bands],
    captions: [
      ...names(strands, (one) => alongAt(timeOf(one.days[0] ?? '')), laneOf, along, lane),
      ...yearNames(first, last, alongAt, breadth, along),
    ],
  }
}

const reach = (days: readonly string[]) => timeOf(days.at(-1) ?? '') - timeOf(days[0] ?? '')

const dot = (tone: Tone, at: number, lane: number, along: Along) =>
  along === 'across' ? disc(tone, tenth(at), lane, 6) : disc(tone, lane, tenth(at), 6)

/** There along one edge and back along the other, in curves that lie flat at each knot. */
function band(
  knots: readonly { at: number; thick: number }[],
  lane: number,
  point: (a: number, b: number) => string,
): string {
  const edge = (list: typeof knots, side: 1 | -1) =>
    list
      .slice(1)
      .map(({ at, thick }, n) => {
        const before = list[n] as (typeof knots)[number]
        const half = (before.at + at) / 2
        return `C${point(half, lane + (side * before.thick) / 2)} ${point(half, lane + (side * thick) / 2)} ${point(at, lane + (side * thick) / 2)}`
      })
      .join('')
  const [start, end] = [knots[0], knots.at(-1)]
  if (!start || !end) return ''
  return `M${point(start.at, lane - start.thick / 2)}${edge(knots, -1)}L${point(end.at, lane + end.thick / 2)}${edge(knots.toReversed(), 1)}Z`
}

function names(
  strands: StrandsData['strands'],
  startOf: (one: StrandsData['strands'][number]) => number,
  laneOf: (n: number) => number,
  along: Along,
  lane: number,
): Caption[] {
  return strands.map((one, n) => {
    const start = startOf(one)
    // What begins late has its name before it, or it would leave the sheet.
    const isLate = start > LENGTH * 0.62
    const base = { text: one.name, tone: 'ink' as const, face: 'display' as const }
    return along === 'across'
      ? {
          ...base,
          size: 24,
          x: tenth(isLate ? start - 14 : start),
          y: isLate ? laneOf(n) + 8 : tenth(laneOf(n) - lane * 0.27),
          anchor: isLate ? ('end' as const) : ('start' as const),
          turned: 0,
        }
      : {
          ...base,
          size: 26,
          x: laneOf(n) + 20,
          y: tenth(isLate ? start - 12 : start + 4),
          anchor: isLate ? ('end' as const) : ('start' as const),
          turned: 90,
        }
  })
}

function yearNames(
  first: number,
  last: number,
  alongAt: (time: number) => number,
  breadth: number,
  along: Along,
): Caption[] {
  const step = Math.max(1, Math.ceil((last - first + 1) / MOST_YEARS_NAMED))
  return Array.from({ length: last - first + 1 }, (_, n) => first + n)
    .filter((year) => (year - first) % step === 0)
    .map((year) => {
      const at = tenth(alongAt(Date.UTC(year, 0, 1)))
      const base = { text: String(year), tone: 'ink' as const, turned: 0, face: 'plain' as const }
      return along === 'across'
        ? { ...base, size: 17, x: at + 6, y: breadth - FOOT + 30, anchor: 'start' as const }
        : { ...base, size: 20, x: 0, y: at + 22, anchor: 'start' as const }
    })
}
