import type { ArticleFigure } from '@youzine/contract'
import { lazy, Suspense } from 'react'
import { Chart } from './chart.tsx'

// Most articles have none of these.
const Plate = lazy(() => import('./plate.tsx'))
const Wheel = lazy(() => import('./wheel.tsx'))
const Strands = lazy(() => import('./strands.tsx'))

/** Its place is kept while it is fetched, so that nothing below it moves. */
const PLACES = {
  animal: <div className="h-[70rem] bg-signs-stock lg:h-[46rem]" />,
  wheel: <div className="h-[60rem] bg-sky lg:h-[56rem]" />,
  strands: <div className="h-[28rem]" />,
} as const

export function Figure({ figure }: { figure: ArticleFigure }) {
  switch (figure.kind) {
    case 'animal':
      return (
        <Suspense fallback={PLACES.animal}>
          <Plate figure={figure} />
        </Suspense>
      )
    case 'wheel':
      return (
        <Suspense fallback={PLACES.wheel}>
          <Wheel figure={figure} />
        </Suspense>
      )
    case 'strands':
      return (
        <Suspense fallback={PLACES.strands}>
          <Strands figure={figure} />
        </Suspense>
      )
    default:
      return <Chart figure={figure} />
  }
}
