import { expect, test } from 'vitest'
import { person, type Row } from '../fixtures/make.ts'
import { storiesOf } from './testing.ts'

const seriesOf = (rows: readonly Row[]) => {
  const { firstName, posts } = person(
    'Sanne',
    [...rows].sort((a, b) => (a[0] < b[0] ? -1 : 1)),
  )
  return storiesOf({ firstName, posts })
    .sagas.filter((s) => s.kind === 'series')
    .map((s) => s.acts.map((a) => posts.find((p) => p.id === a.post)?.at?.slice(0, 4)).join(' '))
}

const NOISE: Row[] = [
  ['2012-09-05', 'Thanks for the wishes. 38 and the knees are 60.'],
  ['2014-09-05', '40. Thank you, my dears, I am hiding.'],
  ['2016-07-14', 'A man asked for the way to the harbour. It is behind him.'],
  ['2018-07-14', '31 eels. We are two people.'],
  ['2019-02-11', '4-0. I shouted.'],
]

test('a place in a queue is a story although its posts are numbers, and ends with the post that counts back', () => {
  const rows: Row[] = [
    ['2011-03-02', 'Asked the harbour office for a berth. I’m number 71 on the list. SEVENTY ONE.'],
    ['2012-05-02', '66 now'],
    ['2013-06-01', 'Sixty two. Somebody has sold up'],
    ['2014-06-05', 'They have a new list. I was 58 on the old one and I’m 60 on the new one.'],
    ['2015-06-05', 'update: 55. At this rate the boat will be a shed'],
    ['2018-06-05', '31!!!!'],
    ['2020-06-05', '18. I can see the water'],
    ['2022-04-05', 'The letter. Berth 9, eleven years. It has somebody’s fridge in it.'],
  ]
  expect(seriesOf([...rows, ...NOISE])).toEqual(['2011 2012 2013 2014 2015 2018 2020 2022'])
})

test.each([
  ['1712. Que conste.', '1688. Sin comentarios.', '1741, señores.', '1799 y subiendo.'],
  ['1712. Fürs Protokoll.', '1688. Kein Kommentar.', '1741, meine Herren.', '1799 und weiter.'],
])('a rating, in whichever language: %s', (...texts) => {
  expect(seriesOf(texts.map((text, n): Row => [`${2011 + n * 2}-05-11`, text]))).toEqual([
    '2011 2013 2015 2017',
  ])
})

test('ages, amounts of this and that, and numbers far apart are none', () => {
  expect(
    seriesOf([
      ...NOISE,
      ['2011-05-01', '47. The same cake.'],
      ['2012-05-01', '48. No cake.'],
      ['2013-05-01', '49. Two cakes.'],
      ['2014-05-01', '50. I ate it in the bath.'],
    ]),
  ).toEqual([])
  expect(
    seriesOf([
      ['2011-05-01', '12. And not one of them paid.'],
      ['2013-05-01', '900. Never again.'],
      ['2015-05-01', '3. One for each of us.'],
      ['2017-05-01', '260. I walked home.'],
    ]),
  ).toEqual([])
})
