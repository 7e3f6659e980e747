import { expect, test } from 'vitest'
import { person, type Row } from '../../fixtures/make.ts'
import { analyse } from '../../reading/analyse.ts'
import { write } from '../../write.ts'

const today = '2026-01-01'

/** A ferry clerk: a contest with one friend, and beside it a neighbour, a daughter and a boat. */
const STORY: Row[] = [
  ['2010-02-07', 'Bertha has put me on this. It asks what I am thinking. Soup, mostly.'],
  ['2010-03-06', 'Crab race at the pier. Self and Aldous, ninth of twelve. Aldous blames the crab.'],
  ['2011-03-05', 'Crab race. Seventh. Aldous kissed the crab.'],
  ['2012-03-03', 'Crab race. Disqualified. Aldous had painted ours. It was still wet.'],
  ['2014-03-01', 'Crab race. Fourth. Aldous wept on a stranger.'],
  ['2016-03-05', 'Crab race. Second. Aldous has asked to see the rules.'],
  ['2019-03-02', 'Crab race. FIRST. Aldous carried me and then the crab up the pier.'],
]
const BESIDE: Row[] = [
  [
    '2010-06-19',
    'A man moved in below. Konrad, retired organist, from Ghent. He asked about the smell. I said eels.',
  ],
  ['2011-05-23', 'Konrad has written me a letter about the stairs. He lives eleven steps away.'],
  ['2013-08-10', 'Konrad wonders if I could carry the eels round the back.'],
  [
    '2015-11-04',
    'Locked out in my slippers. Konrad let me wait on his good chair. He put paper on it first.',
  ],
  ['2018-09-14', 'The van was in bits. Konrad had his car running outside with a blanket on the seat.'],
  ['2021-11-13', 'Konrad and I have taken the banister out. It only ever divided us.'],
  [
    '2010-10-09',
    'My daughter Frieda says the bathroom tap has dripped since 2006. I told Frieda it would be done by Christmas.',
  ],
  ['2014-08-30', 'Put Frieda on the plane to Oslo. I wept at the parking machine, on account of the price.'],
  ['2017-03-02', 'Frieda sent a photograph of snow. I sent one of the tap.'],
  ['2022-04-30', 'Frieda is home. First thing she did was look under the sink. Sixteen years, that tap.'],
  ['2009-12-23', 'Bought a rowing boat at a clearing sale. It took five men. It will float by Friday week.'],
  ['2010-02-26', 'The rowing boat does not float. It rests.'],
  ['2013-11-12', 'Somebody offered to burn the rowing boat for me, free. I showed him out.'],
  ['2017-08-17', 'The rowing boat floats. I was at the dentist. The apprentice did it.'],
]
const LOOSE = [
  'Fog until noon.',
  'Two coaches and a wedding.',
  'Low water at four.',
  'The horn is stuck again.',
]
const ORDINARY: Row[] = Array.from({ length: 70 }, (_, n): Row => {
  const year = 2010 + (n % 13)
  const month = String(1 + (n % 12)).padStart(2, '0')
  return [
    `${year}-${month}-${String(10 + (n % 17)).padStart(2, '0')}`,
    `${LOOSE[n % LOOSE.length]} ${n} tickets sold.`,
  ]
})

const portraitOf = (rows: readonly Row[]) => {
  const { posts } = person(
    'Piet',
    [...rows].sort(([a], [b]) => (a < b ? -1 : 1)),
  )
  const analysis = analyse(posts, { today, firstName: 'Piet' })
  const article = write({ topic: 'profile', analysis, posts, person: { firstName: 'Piet' }, today })
  const shown = article.paragraphs.flatMap(({ block }) =>
    block?.form === 'saga' ? block.acts.map((a) => a.text) : [],
  )
  return { article, shown }
}

test('where the best story leaves room, the lives beside it stand at their own dates', () => {
  const { article, shown } = portraitOf([...STORY, ...BESIDE, ...ORDINARY])
  const all = shown.join(' ')
  expect(all).toContain('Aldous carried me')
  expect(all).toContain('A man moved in below')
  expect(all).toContain('banister')
  expect(all).toContain('Sixteen years, that tap')
  // A thing is told to its end.
  for (const step of ['at a clearing sale', 'It rests', 'offered to burn', 'The rowing boat floats'])
    expect(all).toContain(step)
  const names = article.standfirst
  for (const name of ['Aldous', 'Konrad', 'Frieda']) expect(names).toContain(name)
})

test('of few posts the best story is most of the portrait', () => {
  const { article } = portraitOf([...STORY, ...BESIDE])
  expect(article.standfirst).not.toMatch(/years of Piet/)
})
