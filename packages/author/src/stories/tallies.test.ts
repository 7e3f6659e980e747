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

test('a list of strokes says nothing of the day on which it will be read again', () => {
  const rows: Row[] = [
    ['2011-05-15', 'Nummer 14. Der Trainer führt jetzt eine Strichliste in der Kabine.'],
    ['2014-05-06', '4:12 Uhr. Nebenan wohnen jetzt Hühner.'],
    ['2016-05-22', 'Post vom Bruder: vier Seiten. Danach stand ich im Regen.'],
    ['2018-05-10', 'Wurstwertung: 1. Trebsen, 2. Nerchau, 3. unsere. Rechtsweg ausgeschlossen.'],
    ['2020-05-16', 'Keine Kundschaft. Dafür: Seite zwei! Die Triller klingen noch nach Moped.'],
  ]
  expect(talliesOf(rows)).toEqual([])
})

test('neither an hour nor a place in a ranking is a count', () => {
  const rows: Row[] = [
    ['2011-05-15', '14 bats under the eaves. I will count them every year.'],
    ['2012-05-14', '4:12 am. Something is in the loft and it is not the wind.'],
    ['2013-05-16', 'Best pies of the county: 1. Trim, 2. Navan, 3. whatever that was in Kells.'],
    ['2014-05-13', '6 pm and still no plumber.'],
  ]
  expect(talliesOf(rows)).toEqual([])
})

test('a word is a number in the language of its own sentence only', () => {
  const counted = [
    'Goteras contadas: 23. Esto lo apunto cada año.',
    'Este año 19. Ninguna en la cama.',
    '27. Seis de un jalón.',
    'Total: 31, récord.',
  ]
  const others = [
    'Hoy no hay ferry, y comimos en el muelle.',
    'Alguien aparcó otra vez delante de la puerta.',
  ]
  const written = (last: string) => {
    const texts = [...counted, last, ...others]
    return talliesOf(texts.map((text, n): Row => [`${2011 + n}-12-31`, text]))
  }
  expect(written('Once.')).toEqual(['2011 2012 2013 2014'])
  expect(written('Once, y una en la cama.')).toEqual(['2011 2012 2013 2014 2015'])
  expect(written('Once again.')).toEqual(['2011 2012 2013 2014'])
})
