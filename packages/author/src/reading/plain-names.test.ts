import { expect, test } from 'vitest'
import { person } from '../fixtures/make.ts'
import { readCorpus } from './corpus.ts'

test('a name without a capital or an apostrophe is still somebody', () => {
  const { names } = readCorpus(
    person('Maureen', [
      ['2016-02-14', 'ron got me daffs from the garage'],
      ['2018-07-14', 'lost Rons hat to a seagull'],
      ['2019-02-14', 'nine carols and a mince pie'],
      ['2020-01-10', 'meeting at St Hilda’s. St Hilda’s has a new roof'],
    ]).posts,
    'Maureen',
  )
  expect(names.find((n) => n.name === 'Ron')?.posts).toEqual([1, 2])
  expect(names.map((n) => n.name)).not.toContain('Carol')
  expect(names.map((n) => n.name)).not.toContain('Hilda')
})
