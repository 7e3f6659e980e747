import { expect, test } from 'vitest'
import { person, type Row } from '../../fixtures/make.ts'
import type { Article } from '../../model.ts'
import { analyse } from '../../reading/analyse.ts'
import { write } from '../../write.ts'

const today = '2026-01-01'

function portrait(rows: readonly Row[]): Article {
  const { posts, firstName } = person(
    'Greta',
    [...rows].sort((x, y) => (x[0] < y[0] ? -1 : 1)),
  )
  return write({
    topic: 'profile',
    analysis: analyse(posts, { today, firstName }),
    posts,
    person: { firstName },
    today,
  })
}

const shown = (a: Article) => JSON.stringify(a.paragraphs)

/** A quarrel over a wall, in which a gate is only spoken of at the end. */
const WALL: Row[] = [
  ['2014-05-10', 'Bought the cottage. The gate came off in my hand. I have leaned the gate on the hedge.'],
  ['2015-03-01', 'Mr Ashworth says the wall is his. The wall says nothing.'],
  ['2015-09-12', 'Mr Ashworth has measured the wall again. It is the same wall.'],
  ['2016-04-20', 'Letter from Mr Ashworth about the wall. Nine pages. One is a drawing.'],
  ['2016-06-02', 'A new postman called Idris. He read the parcel label out loud and bowed.'],
  ['2017-05-07', 'Court about the wall. Mr Ashworth brought a stone.'],
  ['2018-02-11', 'Court. The judge asked to see the stone. Mr Ashworth had left it on the bus.'],
  ['2019-08-30', 'The wall is mine. Mr Ashworth shook my hand over it. Idris had come to watch.'],
  ['2020-07-04', 'The gate is still on the hedge. It has a wren in it.'],
  ['2021-03-03', 'Idris has a bicycle now. It is too small.'],
  ['2022-10-01', 'Idris bowed to a parcel again. He has been made manager of the whole depot.'],
  ['2024-05-10', 'Ten years ago today I bought this place. Mr Ashworth brought a cake over the wall.'],
  ['2025-06-01', 'Mr Ashworth has mended the wall where it leans. He came in by the gate.'],
]
const OTHERS: Row[] = Array.from({ length: 24 }, (_, n) => [
  `${2014 + (n % 11)}-${String(1 + (n % 12)).padStart(2, '0')}-${String(3 + n).padStart(2, '0')}`,
  ['Soup again.', 'Frost on the car.', 'The bus was full of scouts.', 'Nothing on the radio.'][
    n % 4
  ] as string,
])

test('what the last lines rest on is shown where it began', () => {
  expect(shown(portrait([...WALL, ...OTHERS]))).toContain('leaned the gate on the hedge')
})

test('the day that a post counts back to is shown', () => {
  const rows = WALL.filter(([, text]) => !text.includes('came in by the gate'))
  expect(shown(portrait([...rows, ...OTHERS]))).toContain('Bought the cottage')
})

test('whoever comes in and is named again comes back with what they came in with', () => {
  const text = shown(portrait([...WALL, ...OTHERS]))
  expect(text).toContain('A new postman called Idris')
  expect(text).toContain('bowed to a parcel again')
})
