import { expect, test } from 'vitest'
import { person, type Row } from '../../fixtures/make.ts'
import { readCorpus } from '../corpus.ts'
import { findSagas } from './sagas.ts'

const sagasOf = (rows: Row[]) =>
  findSagas(readCorpus(person('Thea', rows).posts, 'Thea'), () => null).map((f) => ({
    word: f.data.word,
    posts: f.posts,
  }))

const KETTLE: Row[] = [
  ['2012-01-10', 'The kettle in this house is an A, a bit sharp.'],
  ['2014-03-11', 'The kettle is still an A. Nobody asked me.'],
  ['2016-05-12', 'The kettle has gone down to a G again.'],
  ['2019-06-13', 'The kettle is back to an E flat again.'],
]

test('a thing that stays for years is a story from its first post to its last', () => {
  expect(sagasOf(KETTLE)).toEqual([{ word: 'kettle', posts: [1, 2, 3, 4] }])
})

test('what belongs to somebody one has parted from is no story of one’s own', () => {
  const rows = KETTLE.map(([day, text]): Row => [day, text.replace('The kettle', 'Rhys’s kettle')])
  expect(sagasOf([...rows, ['2020-01-01', 'Rhys and I have split up.']])).toEqual([])
})

test('half of a name is no thing', () => {
  const holidays = KETTLE.map(([day, text]): Row => [day, text.replace('The kettle', 'The bank holiday')])
  expect(sagasOf(holidays).map(({ word }) => word)).not.toContain('bank')
  const rooms = KETTLE.map(
    ([day, text]): Row => [day, text.replace('The kettle', 'Tuned the Band Room piano, it')],
  )
  expect(sagasOf(rooms).map(({ word }) => word)).not.toContain('band')
})
