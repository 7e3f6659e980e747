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
