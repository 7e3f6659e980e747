import { type Caption, type Chart, tenth } from './marks.ts'
import { disc, line } from './paper.ts'

export interface SeriesData {
  points: readonly { date: string; label: string; value: number }[]
  /** A smaller value is the better one, as with placings. */
  is_rank: boolean
}

const GAP_YEARS = 2
const MOST_LABELS = 4
const YEAR_MS = 365.25 * 86_400_000

/** One thing, counted again and again: four labels at most, no axis but its two ends. A gap stays a gap. */
export function drawSeries({ points, is_rank }: SeriesData, width: number, height: number): Chart {
  const unit = Math.min(width, height)
  const type = tenth(unit * 0.085)
  const pad = { x: unit * 0.14, top: unit * 0.2, bottom: unit * 0.3 }
  const times = points.map(({ date }) => Date.parse(date))
  const values = points.map(({ value }) => value)
  const [from, to] = [Math.min(...times), Math.max(...times)]
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const placed = points.map(({ label, value }, n) => {
    const share = most > least ? (value - least) / (most - least) : 0.5
    const across = to > from ? ((times[n] ?? 0) - from) / (to - from) : 0.5
    return {
      label,
      time: times[n] ?? 0,
      x: tenth(pad.x + across * (width - 2 * pad.x)),
      y: tenth(pad.top + (is_rank ? share : 1 - share) * (height - pad.top - pad.bottom)),
    }
  })
  const best = is_rank ? least : most
  const levels = [...new Set(placed.map(({ y }) => y))]
  const told = toldOf(values, best)
  const yearOf = (time: number) => String(new Date(time).getUTCFullYear())
  const foot = (text: string, x: number, anchor: Caption['anchor']): Caption => ({
    text,
    x,
    y: tenth(height - pad.bottom * 0.3),
    size: tenth(type * 0.62),
    anchor,
    tone: 'ink',
    turned: 0,
    face: 'plain',
  })
  return {
    width,
    height,
    pieces: [
      ...(levels.length <= 8
        ? levels.map((y) =>
            line('pale', tenth(unit * 0.005), `M${tenth(pad.x * 0.5)} ${y}H${tenth(width - pad.x * 0.5)}`),
          )
        : []),
      line(
        'red',
        tenth(unit * 0.014),
        placed
          .map(({ x, y, time }, n) => {
            const isGap = n > 0 && time - (placed[n - 1]?.time ?? time) > GAP_YEARS * YEAR_MS
            return `${n === 0 || isGap ? 'M' : 'L'}${x} ${y}`
          })
          .join(''),
      ),
      ...placed.map(({ x, y }, n) => disc('red', x, y, tenth(unit * (values[n] === best ? 0.032 : 0.02)))),
    ],
    captions: [
      ...placed
        .filter((_, n) => told.has(n))
        .map(
          ({ label, x, y }, n, all): Caption => ({
            text: label,
            x: n === 0 ? tenth(x - unit * 0.03) : x,
            y: tenth(y + (y > height * 0.55 ? type * 1.1 : -type * 0.6)),
            size: type,
            anchor: n === 0 ? 'start' : n === all.length - 1 ? 'end' : 'middle',
            tone: 'ink',
            turned: 0,
            face: 'display',
          }),
        ),
      foot(yearOf(from), tenth(pad.x * 0.6), 'start'),
      foot(yearOf(to), tenth(width - pad.x * 0.6), 'end'),
    ],
  }
}

/** Where it began, its best, its worst, where it ended. */
function toldOf(values: readonly number[], best: number): Set<number> {
  const extremes = [best, best === Math.max(...values) ? Math.min(...values) : Math.max(...values)]
  const marked = [0, values.length - 1, ...extremes.map((value) => values.indexOf(value))]
  return new Set([...new Set(marked)].slice(0, MOST_LABELS))
}
