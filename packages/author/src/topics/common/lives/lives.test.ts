import { expect, test } from 'vitest'
import { person, type Row } from '../../../fixtures/make.ts'
import { analyse } from '../../../reading/analyse.ts'
import { DAYS } from '../../../stories/testing.ts'
import { openDossier } from '../../../writing/dossier.ts'
import { livesToTell } from './lives.ts'

const today = '2026-01-01'

function livesOf(rows: readonly Row[]) {
  const { posts, firstName } = person(
    'Runa',
    [...rows, ...DAYS].sort((a, b) => (a[0] < b[0] ? -1 : 1)),
  )
  const d = openDossier(analyse(posts, { today, firstName }), posts, { firstName }, today)
  return new Map(
    livesToTell(d).map(({ saga, acts, called }) => [
      saga.subject,
      { called, dates: acts.map((a) => d.post(a.post)?.at?.slice(0, 10) ?? '') },
    ]),
  )
}

const SNAIL: Row[] = [
  ['2012-03-04', 'Market day. Four buns, a lampshade, and a tortoise in a hatbox that nobody wanted.'],
  ['2013-03-05', 'A year. The hatbox is too small. Ola named him Admiral.'],
  ['2014-05-11', 'Admiral crossed the kitchen in nine minutes. We did not cheer, it puts him off.'],
  ['2015-10-02', 'Every dandelion gone from the path. He has them under the sofa, sorted.'],
  ['2016-06-18', 'Counted two hundred dandelions. He looked the other way until I was done.'],
  ['2018-04-21', 'Admiral woke, had one dandelion, and went back in.'],
  ['2021-07-30', 'Thunder. I sat on the step with the tortoise and neither of us said what we thought.'],
  ['2024-08-09', 'Market day. Ola came home with four buns and a hatbox. I have not looked.'],
]
const TORTOISE_SEEN: Row[] = [
  ['2017-02-02', 'The plumber came about the boiler. He whistled. It is going to be dear.'],
  ['2019-09-09', 'Tortoise soup on the menu in the old hotel, in 1911. Framed.'],
]

test('an animal is found by its name, by what it is, and where only “he” is said', () => {
  const life = livesOf([...SNAIL, ...TORTOISE_SEEN]).get('Admiral')
  expect(life?.called).toBe('Admiral, a tortoise')
  expect(life?.dates).toEqual(SNAIL.map(([day]) => day))
})

const BROTHER: Row[] = [
  ['2011-05-02', 'Tobin wants to borrow the van. He did not say which van.'],
  [
    '2013-01-12',
    'My brother is back from the ships. 31 weeks. He has the sofa and one kitbag, which smells.',
  ],
  ['2014-09-20', 'Tobin has a job at the ropeworks. He oils the kitbag every Sunday.'],
  ['2016-03-08', 'Tobin bought the table himself. It has three legs. He says a fourth is on order.'],
  ['2019-11-01', 'Tobin runs the ropeworks as of today. He told them about the 31 weeks and they laughed.'],
  ['2022-06-15', 'Tobin gave me a fourth leg for my birthday. No table. He says it is on order.'],
]

test('“my brother” is whoever alone has what these posts tell', () => {
  const life = livesOf(BROTHER).get('Tobin')
  expect(life?.dates).toContain('2013-01-12')
  expect(life?.dates.at(-1)).toBe('2022-06-15')
})

test('whoever stands beside “my brother” is somebody else', () => {
  const both: Row = ['2018-08-08', 'My brother and Tobin built a raft. It is now a reef.']
  expect(livesOf([...BROTHER, both]).get('Tobin')?.dates ?? []).not.toContain('2013-01-12')
})

test('whose matter somebody will not speak of has none of their life shown', () => {
  const kept: Row = [
    '2018-02-03',
    'Tobin two years clear today. He would rather I had not said, so I won’t say of what.',
  ]
  expect(livesOf([...BROTHER, kept]).has('Tobin')).toBe(false)
})

test('who is only there when somebody else is found is not told by that', () => {
  const found: Row = [
    '2018-08-08',
    'Found! A warden got him down from the mast. Tobin is still holding the kitbag.',
  ]
  const life = livesOf([...BROTHER, found]).get('Tobin')
  expect(life?.dates).toContain('2019-11-01')
  expect(life?.dates).not.toContain('2018-08-08')
})

test('whoever would have said something is told of elsewhere', () => {
  const missed: Row = ['2024-02-03', 'Three legs is plenty. Tobin would have said a fourth is on order.']
  expect(livesOf([...BROTHER, missed]).has('Tobin')).toBe(false)
})

test('it ends on a post that goes back to another', () => {
  const after: Row = ['2024-02-02', 'Tobin rang about a gutter.']
  expect(
    livesOf([...BROTHER, after])
      .get('Tobin')
      ?.dates.at(-1),
  ).toBe('2022-06-15')
})

test('wishes and a few mentions are nobody’s life', () => {
  const rows: Row[] = [2012, 2014, 2016, 2018, 2020].map((y) => [
    `${y}-04-04`,
    'Happy birthday Tobin!! Have a lovely day',
  ])
  expect(livesOf(rows).size).toBe(0)
})
