import { type Caption, type Chart, type Piece, SHEET, type Tone } from '@youzine/drawings'
import { clsx } from 'clsx'
import './drawing.css'

const COLOURS: Record<Tone, string> = {
  ink: 'var(--cut-ink)',
  half: 'var(--cut-half)',
  pale: 'var(--cut-pale)',
  red: 'var(--cut-red)',
}

type Props = {
  width: number
  height: number
  pieces: readonly Piece[]
  captions?: readonly Caption[]
  /** What it shows; without words it stands beside words that say it. */
  words?: string
  className?: string
}

function Drawing({ width, height, pieces, captions = [], words, className }: Props) {
  return (
    <svg
      role="img"
      aria-label={words}
      aria-hidden={words === undefined || undefined}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      className={clsx('drawing', className)}
    >
      {pieces.map(({ tone, d, width: stroke }, at) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a drawing never move.
          key={at}
          d={d}
          fill={stroke === undefined ? COLOURS[tone] : 'none'}
          {...(stroke === undefined
            ? {}
            : {
                stroke: COLOURS[tone],
                strokeWidth: stroke,
                strokeLinecap: 'round',
                strokeLinejoin: 'round',
              })}
        />
      ))}
      {captions.map(({ text, x, y, size, anchor, tone, turned, face }) => (
        <text
          key={`${x} ${y}`}
          x={x}
          y={y}
          fontSize={size}
          textAnchor={anchor}
          fill={COLOURS[tone]}
          transform={turned ? `rotate(${turned} ${x} ${y})` : undefined}
          className={face === 'display' ? 'drawing-display' : 'drawing-plain'}
        >
          {text}
        </text>
      ))}
    </svg>
  )
}

type DrawnProps = { words?: string; className?: string }

export const DrawnChart = ({ chart, ...props }: { chart: Chart } & DrawnProps) => (
  <Drawing {...chart} {...props} />
)

export const DrawnPieces = ({ pieces, ...props }: { pieces: readonly Piece[] } & DrawnProps) => (
  <Drawing width={SHEET} height={SHEET} pieces={pieces} {...props} />
)
