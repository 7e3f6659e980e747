import { expect, test } from 'vitest'
import { person, type Row } from '../../fixtures/make.ts'
import { readCorpus } from '../corpus.ts'
import { findGags } from './gags.ts'

const gagsOf = (rows: Row[]) => findGags(readCorpus(person('Maureen', rows).posts, 'Maureen'))

test('jars that are counted every year are one gag, with its figures', () => {
  const [gag] = gagsOf([
    ['2016-09-11', 'The piccalilli is done, 12 jars.'],
    ['2017-09-03', 'Piccalilli. 14 jars. Send the jars back please.'],
    ['2018-09-16', 'Piccalilli, 9 jars. Bad year for it.'],
  ])
  expect(gag?.data).toMatchObject({ word: 'jars', numbers: [12, 14, 9] })
})

test('two mentions without a word that points back are an echo', () => {
  expect(
    gagsOf([
      ['2016-09-11', 'A man with an umbrella asked me the way.'],
      ['2018-09-11', 'The umbrella factory is closing.'],
    ]),
  ).toEqual([])
})
