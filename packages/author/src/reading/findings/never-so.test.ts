import { expect, test } from 'vitest'
import { person, type Row } from '../../fixtures/make.ts'
import { readCorpus } from '../corpus.ts'
import { findNeverSo } from './never-so.ts'

const recordsOf = (rows: Row[]) => findNeverSo(readCorpus(person('Thea', rows).posts, 'Thea'))[0]?.posts

const RECORDS: Row[] = [
  ['2012-07-27', 'Mr Bean on one note. I’ve never been so patriotic about a synthesizer.'],
  ['2020-03-20', 'Twenty to nine’s never been so accurate.'],
  ['2020-07-11', 'I’ve never been so happy with a semitone.'],
]

test('three all-time records are a habit, two are not', () => {
  expect(recordsOf(RECORDS)).toEqual([1, 2, 3])
  expect(recordsOf(RECORDS.slice(1))).toBeUndefined()
})

test('a record that somebody else is quoted with is theirs', () => {
  const quoted: Row = ['2021-01-01', 'She said ‘I have never been so cold in all my life’ and went in.']
  expect(recordsOf([...RECORDS.slice(1), quoted])).toBeUndefined()
})

test('never again is no record', () => {
  expect(
    recordsOf([...RECORDS.slice(1), ['2021-01-01', 'Never again, so help me, will I do a triathlon.']]),
  ).toBeUndefined()
})
