import { expect, test } from 'vitest'
import { person, type Row } from '../fixtures/make.ts'
import { datesOf, storiesOf } from './testing.ts'

const SMALL: Row[] = [
  ['2011-01-09', 'right then. new year. big jar on the shelf and gavin says it wont last'],
  ['2011-12-18', 'lent gavin me big torch for his camping. the good one'],
  ['2012-03-03', 'washer broke. RIP you noisy sod. back to the launderette'],
  ['2013-07-14', 'gavin has put his camping pics on. hello. is that a certain torch'],
  ['2014-05-05', 'me dad rang to say hes on the facebook now. hes not'],
  ['2015-04-19', 'morag came round with a cake. it was a brick. we ate it'],
  ['2016-08-16', 'morags brick has been entered in the show. second'],
  ['2017-03-12', 'me dad has been told off by the library'],
  ['2018-08-02', 'gavin is moving to hull. torch has gone over county lines'],
  ['2019-06-14', 'morag says never again. then made another'],
  ['2021-12-17', 'parcel from hull. ten years minus a day. its the wrong torch. whose is it gavin'],
  ['2022-02-02', 'cold. so cold. sat in me coat'],
  ['2023-03-03', 'bus was late. got a seat tho'],
]

test('whoever writes without capitals has people all the same', () => {
  const { people } = storiesOf(person('Trish', SMALL))
  const names = people.map((p) => p.fullName)
  expect(names).toContain('Gavin')
  expect(names).toContain('Morag')
  expect(people.find((p) => p.name === 'Dad')?.roles[0]?.role).toBe('father')
  expect(people.find((p) => p.name === 'Morag')?.posts.length).toBe(3)
})

test('and their stories are found by who is in them', () => {
  const life = person('Trish', SMALL)
  const all = storiesOf(life).sagas.map((s) => datesOf(s, life))
  const lent = ['2011-12-18', '2013-07-14', '2018-08-02', '2021-12-17']
  expect(all.some((own) => lent.every((d) => own.includes(d)))).toBe(true)
})

test('a thing that has and does is nobody', () => {
  const { people } = storiesOf(person('Trish', SMALL))
  expect(people.map((p) => p.name.toLowerCase())).not.toContain('washer')
  expect(people.map((p) => p.name.toLowerCase())).not.toContain('parcel')
})
