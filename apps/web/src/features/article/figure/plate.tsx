import type { FigureOf } from '@youzine/contract'
import { type Places, SHEET } from '@youzine/drawings'
import type { CSSProperties } from 'react'
import { animalNamed, DrawnAnimal } from '#lib/drawing/animal.tsx'
import { Dated } from '../forms/when.tsx'
import { Words } from '../forms/words.tsx'
import './figure.css'

type Label = FigureOf<'animal'>['labels'][number]

/** The guide as the leaders' sheet sees it; the columns of the style sheet in its units. */
const GUIDE = { width: 1160, height: 672, column: 272, animal: { left: 288, size: 584 } }
const ROWS = 3

/** The animal with posts as its labels, each on a line to the part it speaks of. */
export default function Plate({ figure }: { figure: FigureOf<'animal'> }) {
  const animal = animalNamed(figure.animal)
  if (!animal) return null
  const placed = arrange(figure.labels, animal.places)
  return (
    <figure className="plate">
      <div className="plate-inside">
        <div className="plate-guide">
          <DrawnAnimal
            name={figure.animal}
            words={figure.text_alternative.split('. ')[0] ?? ''}
            className="plate-animal"
          />
          <Leaders placed={placed} places={animal.places} />
          {placed.map(({ label, row, isLeft }) => {
            return (
              <div
                key={label.place}
                className="plate-label"
                style={{ '--at': `${row + 1} / ${isLeft ? 1 : 3}` } as CSSProperties}
              >
                <h2>{label.title}</h2>
                <Words shown={label.entry} largest={wordiness(label)} />
                <Dated date={label.entry.date} />
              </div>
            )
          })}
        </div>
      </div>
    </figure>
  )
}

/** A label is a column, not a page: only the shortest stand large. */
const wordiness = ({ entry }: Label) => (entry.text.split(/\s+/).length <= 5 ? 2 : 4)

type Placed = { label: Label; row: number; isLeft: boolean }

/** Those of the left half to the left, at most three on a side, each near the height of its part. */
function arrange(labels: readonly Label[], places: Places): Placed[] {
  const across = labels.toSorted((a, b) => places[a.place][0] - places[b.place][0])
  const half = Math.min(ROWS, Math.ceil(across.length / 2))
  const side = (list: Label[], isLeft: boolean) => {
    const down = list.toSorted((a, b) => places[a.place][1] - places[b.place][1])
    const isLow = (places[down[0]?.place ?? 'eye'][1] ?? 0) > SHEET / 2
    const rows = [[], [1], isLow ? [1, 2] : [0, 2], [0, 1, 2]][down.length] ?? []
    return down.map((label, at) => ({ label, row: rows[at] ?? at, isLeft }))
  }
  return [...side(across.slice(0, half), true), ...side(across.slice(half, half + ROWS), false)]
}

function Leaders({ placed, places }: { placed: Placed[]; places: Places }) {
  const { animal, column, height, width } = GUIDE
  const top = (height - animal.size) / 2
  const lineFor = ({ label, row, isLeft }: Placed) => {
    const [x, y] = places[label.place]
    const target = [animal.left + (x / SHEET) * animal.size, top + (y / SHEET) * animal.size]
    const start = (row * height) / ROWS + 12
    const [from, elbow] = isLeft ? [column - 24, column + 20] : [width - column - 8, width - column - 40]
    return `M${from} ${start}H${elbow}L${target.join(' ')}`
  }
  return (
    <svg aria-hidden className="plate-leaders" viewBox={`0 0 ${width} ${height}`}>
      {placed.map((one) => (
        <path key={one.label.place} d={lineFor(one)} />
      ))}
    </svg>
  )
}
