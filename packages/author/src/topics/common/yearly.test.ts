import { expect, test } from 'vitest'
import { person, type Row } from '../../fixtures/make.ts'
import { analyse } from '../../reading/analyse.ts'
import { DAYS } from '../../stories/testing.ts'
import { openDossier } from '../../writing/dossier.ts'
import { storiesToTell } from './stories-to-tell.ts'
import { yearlyStories } from './yearly.ts'

const today = '2026-01-01'

/** The first Saturday of August, in words that hardly meet. */
const REGATTA: Row[] = [
  [
    '2011-08-06',
    'Bathtub regatta on the harbour, nine tubs, and Oskar in the best of them. I sank at the buoy.',
  ],
  ['2012-08-04', 'Eighth of ten. Oskar says it is not the tub, it is all in the plug. He won, he would.'],
  ['2013-08-03', 'Seventh! I had a sail this time, it was a curtain. Oskar first again.'],
  ['2014-08-02', 'Nothing. The tap came off at the start and I sat there like a lid. Oskar waved.'],
  ['2016-08-06', '6th out of 11 and only wet to the knee.'],
  ['2017-08-05', 'Oskar sank. OSKAR. The whole quay stood up and took its hat off.'],
  ['2019-08-03', 'FIRST. With the tub he gave me. Oskar had the megaphone and could not speak.'],
]
const OSKAR: Row[] = [
  ['2012-02-11', 'Oskar at work has a new telephone and nobody may touch it.'],
  ['2013-10-20', 'Lunch with Oskar, he had the soup and sent it back.'],
  ['2015-03-14', 'Oskar has painted the office door. It is stuck.'],
  ['2019-03-02', 'Oskar turned up with his own tub on a trolley and a note: yours.'],
]

function storiesOf(rows: readonly Row[]) {
  const { posts, firstName } = person('Tove', rows)
  const d = openDossier(analyse(posts, { today, firstName }), posts, { firstName }, today)
  const date = (id: number) => d.post(id)?.at?.slice(0, 10) ?? ''
  return {
    yearly: yearlyStories(d).map((s) => s.acts.map((a) => date(a.post))),
    told: storiesToTell(d).map(({ acts }) => acts.map((a) => date(a.post))),
  }
}

const byDate = (rows: readonly Row[]) => [...rows].sort((a, b) => (a[0] < b[0] ? -1 : 1))

test('what comes round with the year is one story, with what is about it at another time', () => {
  const { told } = storiesOf(byDate([...REGATTA, ...OSKAR, ...DAYS]))
  const regatta = told.find((dates) => dates.includes('2011-08-06'))
  expect(regatta).toEqual([
    '2011-08-06',
    '2012-08-04',
    '2013-08-03',
    '2014-08-02',
    '2016-08-06',
    '2017-08-05',
    '2019-03-02',
    '2019-08-03',
  ])
})

test('what somebody does at other times is none of it', () => {
  const { told } = storiesOf(byDate([...REGATTA, ...OSKAR, ...DAYS]))
  expect(told.flat()).not.toContain('2013-10-20')
  expect(told.flat()).not.toContain('2015-03-14')
})

test('two things of one week are not one story', () => {
  const plums: Row[] = [
    ['2011-08-20', 'Plums: forty. The tree has no manners.'],
    ['2012-08-18', 'The plums are in, and in everything.'],
    ['2014-08-16', 'Sixty plums and a wasp.'],
    ['2011-08-19', 'Our anniversary: a waltz on the gravel.'],
    ['2013-08-19', 'Anniversary. We did the waltz, with the bad knee.'],
    ['2016-08-19', 'Anniversary waltz in the kitchen, it rained.'],
  ]
  const { yearly } = storiesOf(byDate([...plums, ...DAYS]))
  expect(yearly.filter((y) => y.includes('2011-08-20') && y.includes('2011-08-19'))).toEqual([])
})
