import { describe, expect, test } from 'vitest'
import { person, type Row } from '../fixtures/make.ts'
import { DAYS, datesOf, storiesOf } from './testing.ts'

/** The stories that hold all of these days. */
function holding(rows: readonly Row[], dates: readonly string[]) {
  const life = person(
    'Nora',
    [...rows, ...DAYS].sort((a, b) => (a[0] < b[0] ? -1 : 1)),
  )
  const { sagas, woven = [] } = storiesOf(life)
  return [...sagas, ...woven]
    .map((s) => datesOf(s, life))
    .filter((own) => dates.every((d) => own.includes(d)))
}

const VAN: Row[] = [
  [
    '2012-04-14',
    'Ulrik says Matilda will never see 300,000. Matilda is a van, and she is at 187,412 tonight.',
  ],
  ['2013-06-11', 'Matilda turned 200,000 on the bridge. Ulrik has been told.'],
  ['2016-12-14', 'Matilda failed her test. Ulrik sent flowers.'],
  ['2019-05-18', 'They took Matilda away for parts. She finished at 301,906.'],
]

describe('a figure between the figures of a story', () => {
  test('is of it, whatever else the post says', () => {
    const rows: Row[] = [
      ...VAN,
      ['2017-09-21', '271,000 and the window will not close. Drove home in a scarf.'],
    ]
    expect(holding(rows, ['2012-04-14', '2013-06-11', '2017-09-21', '2019-05-18'])).not.toEqual([])
  })

  test('is not, where it counts something else', () => {
    const rows: Row[] = [...VAN, ['2017-09-21', 'They say 271,000 herring came past the pier. I saw four.']]
    expect(holding(rows, ['2013-06-11', '2017-09-21'])).toEqual([])
  })

  test('is not after the story, nor before it', () => {
    const rows: Row[] = [
      ...VAN,
      ['2011-01-05', '251,000 in the sweepstake and I had 250,999.'],
      ['2023-01-05', '252,000 in the sweepstake, and again by one.'],
    ]
    expect(holding(rows, ['2013-06-11', '2011-01-05'])).toEqual([])
    expect(holding(rows, ['2013-06-11', '2023-01-05'])).toEqual([])
  })
})

describe('a bare number', () => {
  const bet: Row[] = [
    ['2017-01-02', '112 kilos. Ulrik bets a whole turbot that I will not get to 92 by December.'],
    ['2017-12-31', '97. Lost. I pay for the turbot and Ulrik eats it. The same again next year.'],
    ['2018-12-30', '91.8! On the scales at the harbour. Ulrik asked for a recount. A turbot is a turbot.'],
  ]

  test('is of the story whose numbers it lies among', () => {
    const rows: Row[] = [
      ...bet,
      ['2017-04-09', '104. I walk to the lighthouse now.'],
      ['2018-06-10', 'Ate my nerves all week. 101.'],
    ]
    expect(holding(rows, ['2017-01-02', '2017-04-09', '2018-06-10', '2018-12-30'])).not.toEqual([])
  })

  test('is not, where it is of another size', () => {
    const rows: Row[] = [...bet, ['2018-02-11', '16. He wants the keys.']]
    expect(holding(rows, ['2017-01-02', '2018-02-11'])).toEqual([])
  })
})

test('what has a word that is nearly all a story’s own is of it', () => {
  const rows: Row[] = [
    ['2012-03-10', 'We have a goat. My brother named her Petunia. I said no goat.'],
    ['2012-09-02', 'Petunia has eaten a sock from every caller since Easter. Only ever one, the left sock.'],
    ['2013-12-05', 'Petunia got the sock of the man who reads the meter.'],
    ['2015-05-16', 'Moved the old straw and found the hoard. Forty socks, every one a left sock.'],
    ['2016-02-20', 'Hung the socks on a line with a sign: TAKE YOURS, SORRY, PETUNIA.'],
    ['2019-08-24', 'Petunia is slow on the hill now. She still took one on the way up.'],
  ]
  expect(holding(rows, ['2012-03-10', '2012-09-02', '2015-05-16', '2019-08-24'])).not.toEqual([])
})
