import { describe, expect, test } from 'vitest'
import { person, type Row } from '../fixtures/make.ts'
import type { Saga } from './model.ts'
import { DAYS, datesOf, storiesOf } from './testing.ts'

const inTime = (...rows: Row[]): Row[] => [...rows, ...DAYS].sort((a, b) => (a[0] < b[0] ? -1 : 1))

function told(rows: readonly Row[]) {
  const nora = person('Nora', rows)
  const { sagas, woven = [] } = storiesOf(nora)
  const all = [...sagas, ...woven]
  return { all, dates: (saga: Saga | undefined) => datesOf(saga, nora) }
}

const GOAT: Row[] = [
  ['2012-03-10', 'We have a goat. Half saint and half hammock, says my brother. He named her Petunia.'],
  ['2012-09-02', 'Petunia has eaten a sock from every caller since Easter. Only ever one.'],
  ['2013-12-05', 'Petunia got the sock of the man who reads the meter.'],
  ['2015-05-16', 'Moved the straw and found where Petunia keeps them. Forty socks, all odd.'],
  ['2019-08-24', 'Petunia is slow on the hill now. She still took one sock on the way up.'],
]

describe('a post stays out of a story that it shares one word with', () => {
  const rows = inTime(
    ...GOAT,
    ['2011-09-19', 'Has anybody seen my flask? You would think it had gone on holiday in a hammock.'],
    ['2018-03-30', 'Kasper sprained his wrist. Not on the slope. He fell out of the hammock laughing.'],
  )

  test('where the name is given beside that word', () => {
    const { all, dates } = told(rows)
    for (const saga of all.filter((s) => dates(s).filter((d) => GOAT.some(([g]) => g === d)).length >= 3)) {
      expect(dates(saga)).not.toContain('2011-09-19')
      expect(dates(saga)).not.toContain('2018-03-30')
    }
  })

  test('and the story is called by what most of it has', () => {
    const { all, dates } = told(rows)
    const goat = all.filter((s) => dates(s).filter((d) => GOAT.some(([g]) => g === d)).length >= 4)
    expect(goat.length).toBeGreaterThan(0)
    expect(goat.map((s) => s.subject)).not.toContain('hammock')
  })
})

test('a noun that is somewhere in six posts is no story', () => {
  const rows = inTime(
    ['2011-03-26', 'Cannot see the silo. Cannot see the van. Can see the end of the biscuits.'],
    ['2012-12-25', 'Under the paper was a lamp. Somebody had kept it in a silo since August.'],
    [
      '2014-03-01',
      'My aunt did not answer, and there she was at the silo with a lost lamb. I could have shouted.',
    ],
    ['2016-08-06', 'Long day. She went up the silo ladder at eighty to look at a bolt.'],
    ['2018-05-24', 'Loaf number nine. You could patch the silo with loaf number eight.'],
    ['2021-09-24', 'Storm. The roof of the silo is in the next parish. We are all fine.'],
  )
  expect(told(rows).all.map((s) => s.subject)).not.toContain('silo')
})

test('a story does not end in a town that its beginning has named', () => {
  const bet: Row[] = [
    [
      '2012-04-14',
      'Ulrik says Matilda will never see 300,000. The loser sings in the parade in Port Ballymoe. Matilda is a van.',
    ],
    ['2013-06-11', 'Matilda turned 220,000 on the bridge. Ulrik has been told.'],
    ['2015-12-14', 'Matilda failed her test. Ulrik sent a song sheet.'],
    ['2018-05-18', 'They took Matilda away for parts. I kept the badge.'],
  ]
  const rows = inTime(...bet, [
    '2021-06-29',
    'Kasper graduated. Off to the college in Port Ballymoe for plumbing and he is staying home.',
  ])
  const { all, dates } = told(rows)
  for (const saga of all.filter((s) => s.subject === 'Matilda'))
    expect(dates(saga)).not.toContain('2021-06-29')
})

test('of somebody’s story a post is not, in which others do something else', () => {
  const rows = inTime(
    [
      '2013-09-18',
      'Ingrid had a call from the clinic. We sat in her car on the quay until the sherbet melted.',
    ],
    [
      '2013-10-07',
      'To the city and back with Ingrid, five hours of road. She slept with a bowl on her knees.',
    ],
    ['2014-03-10', 'The last one! Ingrid rang the bell so hard that somebody came running.'],
    [
      '2014-10-16',
      'Drove Uncle Osvald to the home on the quay with a bowl on his knees. Five hours, he says, it felt.',
    ],
    [
      '2019-03-12',
      'Five years. The two of us sat in her car on the quay again. We ate the sherbet this time.',
    ],
    [
      '2019-08-22',
      'Married at last, Tilda and Jonas, with thirty chairs. Uncle Osvald cried. Kasper sang. Mirjam drove. Ingrid did the flowers on the quay.',
    ],
    ['2012-05-01', 'Uncle Osvald has a new hat.'],
    ['2015-05-01', 'Uncle Osvald has lost the hat.'],
    ['2016-05-01', 'Tilda and Jonas came by with Mirjam.'],
    ['2017-05-01', 'Kasper and Mirjam painted the gate.'],
  )
  const { all, dates } = told(rows)
  const hers = all.filter((s) => dates(s).includes('2013-09-18') && dates(s).includes('2014-03-10'))
  expect(hers.length).toBeGreaterThan(0)
  for (const saga of hers) {
    expect(dates(saga)).not.toContain('2014-10-16')
    expect(dates(saga)).not.toContain('2019-08-22')
  }
})

test('whoever comes along to everything has no story', () => {
  const rows = inTime(
    [
      '2012-08-19',
      'Began the pond behind the shed. Old brick, clay from the lane. Skipper Lund says it will leak.',
    ],
    [
      '2013-10-21',
      'It froze for three days and the wall came down. At the inn they laughed, Skipper Lund loudest.',
    ],
    [
      '2014-07-18',
      'No place for me at the cards this year. They played with Skipper Lund and lost by thirty.',
    ],
    ['2015-02-17', 'Carnival in the rain. On the big drum was Skipper Lund, with his whole body and late.'],
    [
      '2016-04-16',
      'What happened in the next valley. Tomorrow we take bread over, with Skipper Lund and two tents.',
    ],
    ['2019-08-01', 'From today the bakery is ours: mine, the bank’s and half of it Skipper Lund’s.'],
    [
      '2022-08-05',
      'The old striker is back. Over the dough wept Skipper Lund, so if it is salty, that is why.',
    ],
  )
  expect(
    told(rows)
      .all.filter((s) => s.kind === 'object')
      .map((s) => s.subject),
  ).not.toContain('Skipper Lund')
})

test('two words of anybody’s make no story of two matters', () => {
  const rows = inTime(
    ['2013-04-14', 'Second round with the clay. We made the form out of wet sand, as my aunt used to.'],
    ['2019-11-24', 'Second round at the polls in a month. Tomorrow we open as usual, whoever wins.'],
  )
  const { all, dates } = told(rows)
  expect(all.filter((s) => dates(s).includes('2013-04-14') && dates(s).includes('2019-11-24'))).toEqual([])
})
