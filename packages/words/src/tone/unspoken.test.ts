import { expect, test } from 'vitest'
import type { TonePost } from '../model.ts'
import { readTones } from './read-tones.ts'

const posts = (rows: readonly [string, string][]): TonePost[] =>
  rows.map(([day, text], n) => ({
    id: n + 1,
    at: `${day}T18:00:00.000Z`,
    text,
    place: null,
    people: [],
    links: [],
    kind: 'status',
    language: null,
  }))

const tonesOf = (rows: readonly [string, string][]) => {
  const list = posts(rows)
  const tones = readTones(list)
  return list.map((p) => tones.tone(p.id))
}

test('what somebody will not talk about is shown nowhere', () => {
  const [loss] = tonesOf([
    ['2014-03-11', 'There was no heartbeat. I am not going to talk about it on here.'],
    ['2014-06-01', 'The roses are early.'],
  ])
  expect(loss).toBe('hidden')
})

test('what is only too silly to discuss is', () => {
  const [silly] = tonesOf([
    ['2014-03-11', 'Overtaken uphill by a man eating a sausage roll. I do not wish to discuss it.'],
    ['2014-06-01', 'The roses are early.'],
  ])
  expect(silly).toBe('clear')
})

test('whoever writes the next day that they are still there is left in peace', () => {
  const [, after, later] = tonesOf([
    ['2012-03-14', 'I don’t want to be here any more. Please nobody ring.'],
    ['2012-03-16', 'I am ok. My brother is here and has made a terrible stew. Thank you.'],
    ['2012-09-16', 'Thank you for the apples, whoever you are.'],
  ])
  expect(after).toBe('hidden')
  expect(later).toBe('clear')
})

test('to somebody who works there a ward is the office', () => {
  const rows: [string, string][] = [
    ['2011-12-25', 'Merry Christmas from the ward. Santa has been.'],
    ['2012-06-01', 'Somebody on our ward has eaten my plums.'],
    ['2014-02-02', 'The ward has a new kettle. It is the same kettle.'],
    ['2016-08-08', 'Twelve hours on the ward and one biscuit.'],
    ['2019-01-01', 'Happy new year from the ward, all of it.'],
  ]
  expect(new Set(tonesOf(rows))).toEqual(new Set(['clear']))
  expect(tonesOf([['2014-02-02', 'Three weeks on the ward now.']])).not.toEqual(['clear'])
})

test('a surname is the family’s, a first name after “my sister” is not', () => {
  const family = tonesOf([
    ['2012-05-01', 'Holm & Co. has a new sign. I am the Co.'],
    ['2015-05-01', 'Asked for my name at the counter. Holm. With an l.'],
    ['2018-03-23', 'Ragnhild Holm, 1944 to this afternoon. The window was open.'],
  ])
  expect(family.slice(0, 2)).toEqual(['clear', 'clear'])
  const sister = tonesOf([
    ['2012-05-01', 'Tove came to help in the shop and gave away more than she sold.'],
    ['2014-05-01', 'Tove sang all the way home. A donkey left the road.'],
    ['2018-03-23', 'My sister Tove died this morning. Thank you for the calls.'],
  ])
  expect(sister.slice(0, 2)).toEqual(['amber', 'amber'])
})
