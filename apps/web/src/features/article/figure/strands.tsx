import type { FigureOf } from '@youzine/contract'
import { drawStrands } from '@youzine/drawings'
import { DrawnChart } from '#lib/drawing/drawing.tsx'
import './figure.css'

/** Across the page; down it where that is narrow. */
export default function Strands({ figure }: { figure: FigureOf<'strands'> }) {
  return (
    <figure className="strands">
      <figcaption>{figure.title}</figcaption>
      <DrawnChart
        chart={drawStrands(figure, 'across')}
        words={figure.text_alternative}
        className="strands-across"
      />
      <DrawnChart
        chart={drawStrands(figure, 'down')}
        words={figure.text_alternative}
        className="strands-down"
      />
    </figure>
  )
}
