import { expect, test } from 'vitest'
import { person, type Row } from '../../fixtures/make.ts'
import { analyse } from '../../reading/analyse.ts'
import { write } from '../../write.ts'

const today = '2026-01-01'
const month = (n: number) => String((n % 12) + 1).padStart(2, '0')

const PLAIN: Row[] = Array.from({ length: 12 }, (_, n) => [
  `2011-${month(n)}-09`,
  `Rain on the shed again, and the kettle took its time in week ${n + 3}.`,
])
const TURNS = [
  'First day at the boatyard. Nobody told me about the cat.',
  'Passed the crane exam. The examiner was sick on the way down.',
  'Finished the dinghy and named it after the bank.',
  'We won the tug of war against the post office.',
  'Opened the stall. Sold one knot.',
  'Moved into the loft above the sailmaker.',
  'Last day with the old saw. It was buried at sea.',
  'Married on the slipway, at low tide, for good.',
  'The keel is in at last and so is the rain.',
  'Retired the kettle. It had a good run.',
  'Won the raffle and gave back the goose.',
  'Finished the mast. It leans the right way.',
].map((text, n): Row => [`2016-${month(n)}-11`, text])

const yearOf = (rows: readonly Row[]) => {
  const { posts, firstName } = person(
    'Sanne',
    [...rows].sort((x, y) => (x[0] < y[0] ? -1 : 1)),
  )
  const analysis = analyse(posts, { today, firstName })
  return write({ topic: 'year_in_twelve', analysis, posts, person: { firstName }, today })
}

test('the year in which most turned, and not the first', () => {
  expect(yearOf([...PLAIN, ...TURNS]).standfirst).toContain('2016')
})

test('a result of a test does not stand alone', () => {
  const result: Row = ['2016-03-02', 'Test results are in and the figure is too high. We wait.']
  expect(JSON.stringify(yearOf([...PLAIN, ...TURNS, result]).paragraphs)).not.toContain('too high')
})

test('neither a link nor an ambulance stands for a month', () => {
  const rows: Row[] = [
    ...PLAIN,
    ...TURNS.filter(([day]) => !/2016-0[35]/.test(day)),
    ['2016-03-02', 'https://example.com/knots the one on the left is us, first time we won'],
    ['2016-05-02', 'Ambulance next door. They found him on the path, all down one side.'],
  ]
  const told = JSON.stringify(yearOf(rows).paragraphs)
  expect(told).not.toContain('example.com')
  expect(told).not.toContain('Ambulance')
})

test('half a year is no year, whatever others have shown of a whole one', () => {
  const { posts, firstName } = person('Sanne', [...PLAIN.slice(0, 9), ...TURNS.slice(0, 8)])
  const shown = posts.filter((p) => p.at?.startsWith('2011')).map((p) => p.id)
  const analysis = {
    ...analyse(posts, { today, firstName }),
    plan: { profile: [`shown=${shown.join(',')}`] },
  }
  const article = write({ topic: 'year_in_twelve', analysis, posts, person: { firstName }, today })
  expect(article.standfirst).toContain('2011')
})

test.each(['9 already, and it is not even noon on Monday.', 'It’s back, about two inches of it this time.'])(
  'nobody knows what this is of, and it stands for no month: %s',
  (said) => {
    const rows: Row[] = [...PLAIN, ...TURNS, ['2016-03-02', said]]
    expect(JSON.stringify(yearOf(rows).paragraphs)).not.toContain(said.slice(0, 9))
  },
)
