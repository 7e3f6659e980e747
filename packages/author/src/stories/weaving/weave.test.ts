import { expect, test } from 'vitest'
import { person, type Row } from '../../fixtures/make.ts'
import { storiesOf } from '../testing.ts'
import type { Told } from '../told.ts'
import { isOpen } from './open-pronoun.ts'

/** A driving test that no post calls by the same word as the one before, among other things. */
const LINES: readonly Row[] = [
  ['2014-01-12', 'Soup. Nothing else to say about it.'],
  ['2014-02-02', 'Dilys has her provisional licence. She drove me to the chemist and back.'],
  ['2014-03-09', 'The crocuses are out by the gate.'],
  ['2014-05-18', 'She failed on the reverse parking. A cone had it in for her, she says.'],
  ['2014-07-06', 'A wet week in Tenby. Chips twice.'],
  ['2014-09-14', 'Second go with the same examiner. Stalled on the roundabout. Dilys says he coughed.'],
  ['2014-11-02', 'Bonfire in the rain again.'],
  ['2015-02-08', 'The examiner fell asleep, Dilys says, and woke when she braked. Failed for braking.'],
  ['2015-04-19', 'New curtains in the back room.'],
  ['2015-06-21', 'PASSED! A different examiner. Dilys drove herself home and left me at the kerb.'],
  ['2015-08-30', 'Blackberries. Two pounds of them.'],
]

test('a story that no single word runs through is woven of all that its posts share', () => {
  const { woven = [] } = storiesOf(person('Megan', LINES))
  const test = woven.find((s) => s.acts.some((a) => a.post === 10))
  expect(test?.acts.map((a) => a.post)).toEqual([2, 4, 6, 8, 10])
  expect(test?.isWoven).toBe(true)
})

const told = (language: string, words: readonly [string, boolean][]) =>
  ({
    language,
    tokens: words.map(([raw, isCapital], n) => ({
      key: raw.toLowerCase(),
      raw,
      isCapital,
      isOpening: n === 0,
      sentence: 0,
    })),
  }) as unknown as Told

test('a pronoun is open where nobody is named before it', () => {
  expect(
    isOpen(
      told('en', [
        ['Then', true],
        ['he', false],
        ['sang', false],
      ]),
    ),
  ).toBe(true)
  expect(
    isOpen(
      told('en', [
        ['When', true],
        ['Dilys', true],
        ['sang', false],
        ['he', false],
      ]),
    ),
  ).toBe(false)
  expect(
    isOpen(
      told('es', [
        ['Vimos', true],
        ['la', false],
        ['casa', false],
      ]),
    ),
  ).toBe(false)
})
