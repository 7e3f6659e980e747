import type { ChartFigure } from '@youzine/contract'
import { clsx } from 'clsx'
import { drawFigure, type Shape } from './draw-figure.ts'

export function Chart({ figure }: { figure: ChartFigure }) {
  const { height, shapes } = drawFigure(figure)
  return (
    <figure className="my-10 break-inside-avoid [print-color-adjust:exact]">
      <svg
        role="img"
        aria-label={figure.text_alternative}
        width="100%"
        height={height}
        className="block overflow-visible"
      >
        {shapes.map((shape, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a drawing's shapes have no other name and never move.
          <Drawn key={at} shape={shape} />
        ))}
      </svg>
      <figcaption className="mt-3 border-rule border-t pt-2.5 font-ui text-[0.84rem] text-soft leading-snug">
        {figure.title}
      </figcaption>
    </figure>
  )
}

const percent = (value: number) => `${Math.round(value * 100) / 100}%`

function Drawn({ shape }: { shape: Shape }) {
  switch (shape.kind) {
    case 'bar':
      return (
        <rect
          x={percent(shape.x)}
          y={shape.y}
          width={percent(shape.width)}
          height={shape.height}
          rx="1.5"
          className="fill-accent"
        />
      )
    case 'segment':
      return (
        <line
          x1={percent(shape.x1)}
          y1={shape.y1}
          x2={percent(shape.x2)}
          y2={shape.y2}
          strokeLinecap="round"
          className={shape.role === 'line' ? 'stroke-2 stroke-accent' : 'stroke-edge'}
        />
      )
    case 'dot':
      return (
        <circle
          cx={percent(shape.x)}
          cy={shape.y}
          r={shape.r}
          strokeWidth="2"
          className="fill-accent stroke-paper"
        />
      )
    case 'text':
      return (
        <text
          x={percent(shape.x)}
          y={shape.y}
          textAnchor={shape.anchor}
          className={clsx(
            'font-ui text-[0.78rem]',
            shape.role === 'label' ? 'fill-soft' : 'fill-ink font-medium tabular-nums',
            shape.isMinor && 'max-sm:hidden',
          )}
        >
          {shape.text}
        </text>
      )
  }
}
