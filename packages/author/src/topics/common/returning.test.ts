import { expect, test } from 'vitest'
import { person, type Row } from '../../fixtures/make.ts'
import { analyse } from '../../reading/analyse.ts'
import { DAYS } from '../../stories/testing.ts'
import { openDossier } from '../../writing/dossier.ts'
import { returningToTell } from './returning.ts'

const today = '2026-01-01'

function returningOf(rows: readonly Row[], others: readonly Row[] = DAYS) {
  const { posts, firstName } = person(
    'Runa',
    [...rows, ...others].sort((a, b) => (a[0] < b[0] ? -1 : 1)),
  )
  const d = openDossier(analyse(posts, { today, firstName }), posts, { firstName }, today)
  return returningToTell(d).map(({ acts, called }) => ({
    called,
    dates: acts.map((a) => d.post(a.post)?.at?.slice(0, 10) ?? ''),
  }))
}

const DUMPLINGS: Row[] = [
  ['2012-12-24', 'Ninety dumplings by four o’clock and Gran’s thumb in every one of them.'],
  ['2015-12-25', 'Gran counted the dumplings twice. One short. She looked at the dog.'],
  ['2018-12-24', 'Forty, and they came apart. Nobody had asked her about the thumb.'],
  ['2023-12-24', 'Sixty dumplings. Ola put her thumb in, without a word, and they held.'],
]

test('one post for each year of a feast, up to the one that answers another', () => {
  const later: Row = ['2024-12-25', 'Snowed in at the airport, sandwich, nine pounds.']
  expect(returningOf([...DUMPLINGS, later])).toEqual([
    { called: 'Christmas', dates: DUMPLINGS.map(([day]) => day) },
  ])
})

test('a date is called by the day that none of its posts is far from', () => {
  const race: Row[] = [
    ['2011-11-19', 'Slow bicycle race on the green. Four metres, and a ribbon for the best fall.'],
    ['2013-11-17', 'Slow bicycle race again. Nine metres. Ottilie looks at the church, never at the wheel.'],
    ['2016-11-18', 'Slow bicycle race in the rain. Fifteen metres, looking at the church like Ottilie.'],
    ['2019-11-18', 'Won the slow bicycle race. Ottilie put her foot down and gave me the ribbon herself.'],
  ]
  expect(returningOf(race, []).map((r) => r.called)).toEqual(['18 November'])
})

test('wishes are no feast', () => {
  const rows: Row[] = [2012, 2014, 2016, 2018, 2020].map((y) => [
    `${y}-12-24`,
    `Merry Christmas everybody, ${y}`,
  ])
  expect(returningOf(rows)).toEqual([])
})

test('a date on which this and that happened is none', () => {
  const rows: Row[] = [
    ['2012-07-19', 'Signed for the flat. The lift smelt of gallons of paint.'],
    ['2015-07-20', 'The child next door asked who had broken the window.'],
    ['2018-07-19', 'Gallons of rain and one brave barbecue under a tarpaulin.'],
    ['2021-07-18', 'The window cleaner has retired to Crete, he sent a picture of a window.'],
  ]
  expect(returningOf(rows)).toEqual([])
})

test('a feast has its own name in each language', () => {
  const german: Row[] = [
    ['2013-12-06', 'Nikolaus. Im Stiefel vom Kleinen war eine Kartoffel, er hat sie angemalt und behalten.'],
    ['2016-12-06', 'Der Kleine hat den Stiefel geputzt und die Kartoffel wieder reingelegt, für Notfälle.'],
    ['2019-12-05', 'Diesmal stand mein Stiefel draußen. Drin war eine Kartoffel, angemalt, ohne Absender.'],
    [
      '2022-12-06',
      'Der Kleine ist einsachtzig. Im Stiefel lag ein Kartoffelschäler und die alte Kartoffel war geschält.',
    ],
  ]
  expect(returningOf(german, []).map((r) => r.called)).toEqual(['Nikolaus'])
})
