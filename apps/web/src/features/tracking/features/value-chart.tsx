import { clsx } from 'clsx'
import { useId } from 'react'
import { mediumDay } from '#lib/days.ts'
import { valueText } from '../dates.ts'
import type { Trend } from './trend.ts'

export interface Measured {
  date: string
  value: number
}

const WIDTH = 720
const HEIGHT = 220
const PAD = { top: 16, right: 12, bottom: 34, left: 60 }

type Props = { points: Measured[]; unit: string; ink: string; trend?: Trend | undefined }

/** The values over time, with the same as a table for whoever does not see it. */
export function ValueChart({ points, unit, ink, trend }: Props) {
  const titleId = useId()
  const times = points.map(({ date }) => Date.parse(date))
  const [first, last] = [Math.min(...times), Math.max(...times)]
  const most = Math.max(...points.map(({ value }) => value), 0)
  const least = Math.min(...points.map(({ value }) => value), most)
  const floor = least > most * 0.6 ? least - (most - least || 1) * 0.3 : 0
  const x = (time: number) =>
    PAD.left + (last > first ? (time - first) / (last - first) : 0.5) * (WIDTH - PAD.left - PAD.right)
  const y = (value: number) =>
    HEIGHT - PAD.bottom - ((value - floor) / (most - floor || 1)) * (HEIGHT - PAD.top - PAD.bottom)
  // Of several values on one day the line takes the middle; each keeps its dot.
  const line = [...Map.groupBy(points, ({ date }) => date)].map(([date, ofDay]) => ({
    x: x(Date.parse(date)),
    y: y(ofDay.reduce((sum, { value }) => sum + value, 0) / ofDay.length),
  }))
  const places = points.map(({ value }, at) => ({ x: x(times[at] ?? 0), y: y(value) }))
  return (
    <figure aria-labelledby={titleId} className="@container grid gap-2">
      <figcaption id={titleId} className="font-semibold font-ui text-sm">
        {points.length === 1 ? 'One value so far' : `${points.length} values`} in {unit}
      </figcaption>
      {trend && (
        <p className="text-soft text-sm">
          {trend.text}
          {trend.isWanted && <b className="font-semibold text-ink"> That is the way you want it.</b>}
        </p>
      )}
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden className={clsx('h-auto w-full', ink)}>
        {[...new Set([floor, (floor + most) / 2, most])].map((value) => (
          <g key={value}>
            <line x1={PAD.left} x2={WIDTH - PAD.right} y1={y(value)} y2={y(value)} className="stroke-rule" />
            <text
              x={PAD.left - 8}
              y={y(value) + 4}
              textAnchor="end"
              className="fill-faint text-[13px] @max-xl:text-[19px] @max-sm:text-[25px]"
            >
              {valueText(value, null)}
            </text>
          </g>
        ))}
        <polyline
          points={line.map((one) => `${one.x},${one.y}`).join(' ')}
          className="fill-none stroke-2 stroke-current"
        />
        {places.map((one, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two values of one day may be the same.
          <circle key={at} cx={one.x} cy={one.y} r={4} className="fill-current" />
        ))}
        <text
          x={PAD.left}
          y={HEIGHT - 6}
          className="fill-faint text-[13px] @max-xl:text-[19px] @max-sm:text-[25px]"
        >
          {mediumDay(points[0]?.date ?? '')}
        </text>
        {points.length > 1 && (
          <text
            x={WIDTH - PAD.right}
            y={HEIGHT - 6}
            textAnchor="end"
            className="fill-faint text-[13px] @max-xl:text-[19px] @max-sm:text-[25px]"
          >
            {mediumDay(points.at(-1)?.date ?? '')}
          </text>
        )}
      </svg>
      <details className="text-sm">
        <summary className="inline-flex min-h-11 items-center text-soft">As a table</summary>
        <table className="mt-1 w-full max-w-sm text-left">
          <thead>
            <tr className="border-rule border-b">
              <th scope="col" className="py-1.5 font-semibold">
                Date
              </th>
              <th scope="col" className="py-1.5 text-right font-semibold">
                {unit}
              </th>
            </tr>
          </thead>
          <tbody>
            {points.toReversed().map(({ date, value }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two values of one day may be the same.
              <tr key={at} className="border-rule border-b">
                <th scope="row" className="py-1.5 font-normal">
                  {mediumDay(date)}
                </th>
                <td className="py-1.5 text-right tabular-nums">{valueText(value, null)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}
