import type { BlockOf } from '@youzine/contract'
import { useId } from 'react'
import { useLocale } from './locale.ts'

const WIDTH = 720
const HEIGHT = 260
const PAD = { top: 26, right: 24, bottom: 30, left: 24 }

/** One thing, counted or ranked again and again: every point carries its own line below. */
export function Series({ block }: { block: BlockOf<'series'> }) {
  const { title, unit, points, is_rank } = block
  const titleId = useId()
  const locale = useLocale()
  const year = (date: string) => date.slice(0, 4)
  const placed = place(points, is_rank)
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
  return (
    <figure className="form form-series form-all" aria-labelledby={titleId}>
      <figcaption id={titleId} className="form-title">
        {title}
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden className="form-series-chart">
        <line
          x1={PAD.left}
          x2={WIDTH - PAD.right}
          y1={HEIGHT - PAD.bottom}
          y2={HEIGHT - PAD.bottom}
          className="form-axis"
        />
        <polyline points={placed.map(({ x, y }) => `${x},${y}`).join(' ')} className="form-line" />
        {placed.map(({ x, y, label, date }, at) => (
          <g key={date + label}>
            <circle cx={x} cy={y} r={5} className="form-dot" />
            <text x={x} y={y - 12} textAnchor={anchorOf(at, placed.length)} className="form-value">
              {label}
            </text>
            {(at === 0 || year(date) !== year(placed[at - 1]?.date ?? '')) && (
              <text x={x} y={HEIGHT - 8} textAnchor={anchorOf(at, placed.length)} className="form-tick">
                {placed.length > 9 && at > 0 && at < placed.length - 1
                  ? `’${year(date).slice(2)}`
                  : year(date)}
              </text>
            )}
          </g>
        ))}
      </svg>
      <div className={points.some(({ line }) => line) ? undefined : 'sr-only'}>
        <table>
          <caption className="sr-only">{title}</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">When</th>
              <th scope="col">{unit || 'Value'}</th>
              <th scope="col">In their own words</th>
            </tr>
          </thead>
          <tbody>
            {points.map(({ date, label, line }) => (
              <tr key={date + label}>
                <th scope="row">{day.format(new Date(`${date}T12:00:00Z`))}</th>
                <td>{label}</td>
                <td>{line}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
}

const anchorOf = (at: number, count: number) => (at === 0 ? 'start' : at === count - 1 ? 'end' : 'middle')

function place(points: BlockOf<'series'>['points'], isRank: boolean) {
  const times = points.map(({ date }) => Date.parse(date))
  const values = points.map(({ value }) => value)
  const [firstTime, lastTime] = [Math.min(...times), Math.max(...times)]
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const across = WIDTH - PAD.left - PAD.right
  const down = HEIGHT - PAD.top - PAD.bottom - 14
  return points.map((point, at) => {
    const time = lastTime > firstTime ? ((times[at] ?? 0) - firstTime) / (lastTime - firstTime) : 0.5
    const share = most > least ? (point.value - least) / (most - least) : 0.5
    return {
      ...point,
      x: Math.round(PAD.left + time * across),
      y: Math.round(PAD.top + (isRank ? share : 1 - share) * down),
    }
  })
}
