import { drawRidges } from './rhythm.ts'

type Props = {
  years: readonly number[][]
  frame: { width: number; height: number; amplitude: number }
  /** The ground it stands on: what lies behind a ridge is hidden by it. */
  ground: 'fill-cover' | 'fill-night' | 'fill-wash'
  className: string
}

/** A ridge for each year, the newest in front and brightest. */
export function Ridges({ years, frame, ground, className }: Props) {
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${frame.width} ${frame.height + 2}`}
      preserveAspectRatio="none"
      className={className}
    >
      {drawRidges(years, frame).map(({ line, area }, row) => (
        <g key={line}>
          <path d={area} className={ground} />
          <path
            d={line}
            fill="none"
            className={ground === 'fill-wash' ? 'stroke-ink' : 'stroke-on-cover'}
            strokeWidth="1.3"
            strokeOpacity={0.3 + (0.6 * row) / years.length}
            vectorEffect="non-scaling-stroke"
          />
        </g>
      ))}
    </svg>
  )
}
