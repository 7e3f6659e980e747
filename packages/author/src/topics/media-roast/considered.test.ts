import { expect, test } from 'vitest'
import { person, type Row } from '../../fixtures/make.ts'
import type { Article } from '../../model.ts'
import { analyse } from '../../reading/analyse.ts'
import { write } from '../../write.ts'

const today = '2026-01-01'

function roast(rows: readonly Row[]): Article {
  const { posts, firstName } = person(
    'Anton',
    [...rows].sort((x, y) => (x[0] < y[0] ? -1 : 1)),
  )
  const analysis = analyse(posts, { today, firstName })
  return write({ topic: 'media_roast', analysis, posts, person: { firstName }, today })
}
const text = (a: Article) => a.paragraphs.flatMap((p) => p.sentences.map((s) => s.text)).join(' ')

const REFUSED: Row[] = [
  ['2013-04-14', 'Greta wants a goat. We are not getting a goat.'],
  ['2015-06-13', 'We have a goat.'],
  ['2017-03-05', 'No marrows this year. I have told Greta and now I am telling everybody.'],
  ['2017-08-06', '19 marrows. One plant. It came in under a false name.'],
]
const ADMITTED: Row[] = [
  ['2012-02-11', 'The neighbour’s hedge is four inches over. I have not mentioned it. I own a tape measure.'],
  ['2014-09-20', 'Stopped on the bridge to photograph the mileage. A man in a van asked if I was lost.'],
  ['2016-11-03', 'The choir came last. I blame the curtains.'],
  ['2019-05-25', 'I was asked to leave the library. The book was funny.'],
]

test('what gives somebody away in one post is taken into consideration after the charges', () => {
  const told = text(roast([...REFUSED, ...ADMITTED]))
  const [charges, considered] = told.split('Also to be taken into consideration:')
  expect(charges).toContain('A goat was out of the question.')
  expect(considered).toContain('I own a tape measure.')
  expect(considered).toContain('A man in a van asked if I was lost.')
})

test('five of them are a case without any charge', () => {
  const more: Row = ['2021-04-02', 'Ate the last egg of the children. I regret nothing.']
  expect(text(roast([...ADMITTED, more]))).toMatch(/^The evidence:/)
  expect(text(roast(ADMITTED.slice(0, 2)))).not.toContain('The evidence:')
})

test('nothing of a loss is among them', () => {
  const grave: Row[] = [
    ['2018-02-09', 'Dad died this morning. I have not told the children.'],
    ['2018-02-20', 'His coat is still on the hook. I have not told anybody.'],
  ]
  const told = text(roast([...REFUSED, ...ADMITTED, ...grave]))
  expect(told).toContain('I blame the curtains.')
  expect(told).not.toContain('have not told')
})

test('what swears nothing that could be broken is no charge', () => {
  const choir: Row[] = [
    ['2012-06-10', 'Choir practice. Forty people breathing in at once. I would never say so.'],
    ['2014-10-07', 'The choir came second and the tenors cried.'],
    ['2016-03-22', 'The choir sang in the rain. Nobody left.'],
    ['2018-08-29', 'First choir practice in a hall. The altos started without being asked.'],
  ]
  expect(text(roast([...REFUSED, ...ADMITTED, ...choir]))).not.toContain('breathing in')
})
