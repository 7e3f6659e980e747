import { expect, test } from 'vitest'
import { person, type Row } from '../fixtures/make.ts'
import { storiesOf } from './testing.ts'

/** The days of each tally, as years. */
const talliesOf = (rows: readonly Row[]) => {
  const { firstName, posts } = person('Sanne', rows)
  return storiesOf({ firstName, posts })
    .sagas.filter((s) => s.kind === 'series')
    .map((s) => s.acts.map((a) => posts.find((p) => p.id === a.post)?.at?.slice(0, 4)).join(' '))
}

const NOISE: Row[] = [
  ['2012-03-05', 'Thanks for the wishes. 38 and the knees are 60.'],
  ['2013-03-05', 'Thanks all. 39. The knees say nothing.'],
  ['2014-03-05', '40. Thank you, my dears, I am hiding.'],
  ['2015-03-05', '41. Thanks to one and all.'],
  ['2016-07-14', 'A man asked for the way to the harbour. It is behind him.'],
]

test('what is counted under the same words each year is one story, however often', () => {
  const years = Array.from(
    { length: 14 },
    (_, n): Row => [
      `${2011 + n}-12-31`,
      `Boggings ${2011 + n}: ${(n * 7) % 12}. The winch has had a ${n % 2 ? 'quiet' : 'loud'} year.`,
    ],
  )
  expect(talliesOf([...years, ...NOISE])).toEqual([years.map(([day]) => day.slice(0, 4)).join(' ')])
})

test('who says once that they will count has counted, whatever the later posts are silent about', () => {
  const rows: Row[] = [
    ['2012-01-14', 'Foot spas handed in since New Year: ELEVEN. I’m going to keep a tally every January.'],
    ['2013-01-19', '14. Up three on last year. One of them had a sock in it.'],
    ['2014-01-16', 'The river is over the road and the bus went round.'],
    ['2015-01-17', 'SEVENTEEN. Bay 6 is full.'],
    ['2016-01-16', '8 only. One arrived by itself in the passenger seat.'],
    ['2020-01-18', '3. Last year it was four. A dying art.'],
    ['2021-01-23', 'By appointment only, two metres. TWENTY TWO. All time record.'],
    ...NOISE,
  ]
  expect(talliesOf(rows)).toEqual(['2012 2013 2015 2016 2020 2021'])
})

test.each([
  [
    'Aus Liften befreit: 23 Personen. Das mach ich jetzt jedes Jahr.',
    'Heuer 19. Kein Hund.',
    '27. Davon sechs aufs Mal.',
    'Bilanz: 31, neuer Höchststand.',
  ],
  [
    'Goteras contadas: 23. Esto lo apunto cada año.',
    'Este año 19. Ninguna en la cama.',
    '27. Seis de un jalón.',
    'Total: 31, récord.',
  ],
])('in whichever language: %s', (...texts) => {
  const rows = texts.map((text, n): Row => [`${2011 + n}-12-31`, text])
  expect(talliesOf(rows)).toEqual(['2011 2012 2013 2014'])
})

test('birthdays are no tally', () => {
  expect(talliesOf([...NOISE, ['2017-03-05', '43. Every year the same cake, from here on.']])).toEqual([])
})
