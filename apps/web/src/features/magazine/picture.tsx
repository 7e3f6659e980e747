import type { ArticlePicture } from '@youzine/contract'
import { type Chart, drawSeries, drawStrands, drawWheel } from '@youzine/drawings'
import { DrawnAnimal } from '#lib/drawing/animal.tsx'
import { DrawnChart } from '#lib/drawing/drawing.tsx'
import { monthNames } from '#lib/drawing/month-names.ts'

const FRAME = { width: 640, height: 340 }
/** Of a drawing that is 1,000 wide, for a plate of nine to sixteen. */
const STRANDS_HEIGHT = 470

/** An article's drawing or chart beside its title, which says what it is. */
export default function Picture({ picture }: { picture: ArticlePicture }) {
  if (picture.kind === 'animal')
    return <DrawnAnimal name={picture.animal} className="max-h-full max-w-[46%]" />
  return <DrawnChart chart={chartOf(picture)} className="max-h-full max-w-full" />
}

function chartOf(picture: Exclude<ArticlePicture, { kind: 'animal' }>): Chart {
  if (picture.kind === 'wheel') return drawWheel(picture, monthNames(undefined), true)
  if (picture.kind === 'strands')
    return drawStrands(picture, 'across', STRANDS_HEIGHT / picture.strands.length)
  return drawSeries(picture, FRAME.width, FRAME.height)
}
