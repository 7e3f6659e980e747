import { expect, test } from 'vitest'
import { person, type Row } from '../fixtures/make.ts'
import { datesOf, storiesOf } from './testing.ts'

const longest = (rows: Row[], subject: RegExp) => {
  const who = person('Ida', rows)
  const found = storiesOf(who).sagas.filter((s) => subject.test(s.subject))
  return datesOf(found.sort((a, b) => b.acts.length - a.acts.length)[0], who)
}

test('a day that moves with Easter has every year of it, whether or not the hill is named', () => {
  const rows: Row[] = [
    ['2013-05-09', 'Vatertag: auf den Brocken. Sechs los, fünf oben.'],
    ['2014-05-29', 'Wieder auf den Brocken, vier los, vier oben. Hans wurde geschoben'],
    ['2014-08-12', 'Pflaumenkuchen. Drei Bleche.'],
    ['2015-05-14', 'Vatertag. Brocken. Alle oben, der Wirt auch.'],
    ['2016-05-05', 'Fünf los, fünf oben. Der Wirt sagt nichts mehr'],
    ['2016-11-01', 'Der Keller ist trocken.'],
    ['2017-05-25', 'Den Brocken im Regen. Sieben los, zwei oben.'],
  ]
  expect(longest(rows, /^Brocken/)).toEqual([
    '2013-05-09',
    '2014-05-29',
    '2015-05-14',
    '2016-05-05',
    '2017-05-25',
  ])
})

test('what is always on a Sunday takes no other weekday for its date', () => {
  const rows: Row[] = [
    ['2011-03-20', 'MOT passed. Two pages of advice.'],
    ['2012-03-18', 'MOT passed. The man would not look at me.'],
    ['2014-03-16', 'MOT passed. I have stopped asking.'],
    ['2015-03-20', 'Eclipse. Everything went grey and the gulls sat down.'],
    ['2016-03-20', 'MOT passed. Five on the trot.'],
  ]
  expect(longest(rows, /MOT/i)).not.toContain('2015-03-20')
})

const REGATTA: Row[] = [
  ['2011-06-11', 'Bathtub regatta, the first. Third out of five. Ansgar won.'],
  ['2012-06-09', 'Second. Ansgar first. He has a keel.'],
  ['2013-06-08', 'Third again. There was a goose on the course.'],
  ['2014-06-14', 'DISQUALIFIED. For soap.'],
  ['2015-06-13', 'Second. Ansgar by a nose.'],
  ['2016-06-11', 'Silver has gone dark, so I polished it.'],
  ['2017-06-10', 'FIRST. Ansgar has asked for a recount.'],
  ['2018-06-09', 'They let me hold the flag this time.'],
]

test('the one post of a year on the day of a contest is of the contest, in whatever words', () => {
  expect(longest(REGATTA, /second Saturday of June/)).toEqual(REGATTA.map(([day]) => day))
})

test('where something is written every other day, a day alone says nothing', () => {
  const daily = Array.from({ length: 1300 }, (_, n): Row => {
    const day = new Date(Date.UTC(2011, 0, 1) + n * 2 * 86_400_000).toISOString().slice(0, 10)
    return [day, `Number ${n * 7 + 3} on the tram, and the window was open.`]
  }).filter(([day]) => REGATTA.every(([d]) => d !== day))
  const rows = [...REGATTA, ...daily].sort((a, b) => (a[0] < b[0] ? -1 : 1))
  expect(longest(rows, /second Saturday of June/)).not.toContain('2014-06-14')
})

test('what is said in another tongue on that day does not come round', () => {
  const rows: Row[] = [
    ['2014-10-26', 'Clocks back. Everyone has changed theirs.'],
    ['2016-10-30', 'Clocks back. Nobody noticed but the dog, who had dinner twice.'],
    ['2018-10-28', 'Clocks back. The church did it by hand.'],
    ['2019-10-27', 'Clocks back. You know.'],
    ['2023-10-29', 'Wieder da. Neun Jahre und fünf Monate, ich hab es ja versprochen.'],
  ]
  expect(longest(rows, /Clocks? back/i)).not.toContain('2023-10-29')
})
