import { expect, test } from 'vitest'
import { person, type Row } from '../../fixtures/make.ts'
import { analyse } from '../../reading/analyse.ts'
import { write } from '../../write.ts'

const today = '2026-01-01'

function letters(rows: readonly Row[]): string {
  const { posts, firstName } = person(
    'Sanne',
    [...rows].sort((x, y) => (x[0] < y[0] ? -1 : 1)),
  )
  const analysis = analyse(posts, { today, firstName })
  const a = write({ topic: 'letter', analysis, posts, person: { firstName }, today })
  return JSON.stringify(a.paragraphs.filter((p) => p.block?.form === 'correspondence'))
}

const ANSWERED: Row[] = [
  ['2012-07-21', 'Summer holidays. The school is empty and clean. It should always be so.'],
  ['2020-03-16', 'School shut. Not a child. I take back what I said about empty and clean.'],
  ['2013-03-20', 'Left Tore at the airport. Did not cry till the toll.'],
  ['2022-09-25', 'Left them at the airport. Other way round. Cried before the toll, there is no toll.'],
  ['2013-09-29', 'The balloon voucher is good until 2015. Tore asks every Sunday.'],
  ['2024-03-16', 'Another balloon voucher, good until 2027. Linn asks every Sunday.'],
]

test('a later post answers an earlier one by more than a word of it', () => {
  const minutes: Row[] = [
    ['2014-04-17', 'Mended a chain on deck, between two banks. Thermos.'],
    ['2023-03-10', 'New ferry. Went along as a passenger and lost the thermos.'],
  ]
  const told = letters([...ANSWERED, ...minutes])
  expect(told).toContain('there is no toll')
  expect(told).not.toContain('thermos')
})

test('good wishes are no letter', () => {
  const wishes: Row[] = [
    ['2012-12-24', 'Merry Christmas everybody, from the tree and me'],
    ['2018-12-24', 'Christmas. From the tree and me, again, everybody'],
  ]
  expect(letters([...ANSWERED, ...wishes])).not.toContain('from the tree')
})

test('a later post that names the year, or counts back to it, answers what was promised then', () => {
  const told = letters([
    ...ANSWERED,
    ['2012-05-20', 'Told my sister I will take her to see the whales. It is written here now.'],
    ['2016-06-01', 'My sister has a calendar with whales in it. I said nothing.'],
    [
      '2022-06-17',
      'Three whales, quite close. Ten years late. My sister had the binoculars and would not share.',
    ],
  ])
  expect(told).toContain('see the whales. It is')
  expect(told).toContain('Ten years late')
})

test('a comparison in both is no answer, and one story has one pair', () => {
  const told = letters([
    ...ANSWERED,
    ['2011-03-05', 'A buzzard on the crane. Feathers came past the window like a burst pillow.'],
    ['2018-06-29', 'Heath on fire. You could see the smoke past the window like a wall.'],
    ['2014-04-04', 'The school is empty and clean again, said the caretaker of the school, in July.'],
  ])
  expect(told).not.toContain('burst pillow')
  expect(told).not.toContain('caretaker')
})

test('what goes back to another day does not answer this one', () => {
  const vow = (settled: string): Row[] => [
    ['2012-02-14', 'Promised grandmother a stairlift of her own, with a brass bell and witnesses.'],
    ['2021-08-21', `Carried out at the bridge, brass bell and witnesses. ${settled}`],
  ]
  expect(letters([...ANSWERED, ...vow('That settles 14 February 2012.')])).toContain('at the bridge')
  expect(letters([...ANSWERED, ...vow('That settles 14 July 2012.')])).not.toContain('at the bridge')
})

test('the time between is not counted where the answer counts it, nor beside what is mourned', () => {
  const told = letters([
    ...ANSWERED,
    ['2012-05-20', 'Told my sister I will take her to see the whales. It is written here now.'],
    [
      '2022-06-17',
      'Three whales, quite close. Ten years late. My sister had the binoculars and would not share.',
    ],
  ])
  expect(told).toMatch(/Ten years late[^}]*\},"gap":null/)
  expect(told).toContain('seven years and seven months')
})

test('two years are not counted', () => {
  const told = letters(ANSWERED.map(([day, text]) => [day.replace('2022-09', '2015-03'), text]))
  expect(told).toMatch(/there is no toll[^}]*\},"gap":null/)
  expect(told).toContain('seven years and seven months')
})

test('the standfirst says from when the posts are, and counts no answer', () => {
  const { posts, firstName } = person(
    'Sanne',
    [...ANSWERED].sort((x, y) => (x[0] < y[0] ? -1 : 1)),
  )
  const analysis = analyse(posts, { today, firstName })
  const a = write({ topic: 'letter', analysis, posts, person: { firstName }, today })
  expect(a.standfirst).toBe('Posts by Sanne from 2012 to 2013, each beside a later one, up to 2024.')
})
