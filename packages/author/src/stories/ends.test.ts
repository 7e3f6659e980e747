import { expect, test } from 'vitest'
import { person, type Row } from '../fixtures/make.ts'
import { datesOf, storiesOf } from './testing.ts'

const NOISE: Row[] = [
  ['2012-03-05', 'A man asked for the way to the harbour. It is behind him.'],
  ['2015-07-14', 'The river is over the road and the bus went round.'],
  ['2018-06-02', 'Soup again. Nobody has complained in writing.'],
]

test('an end that quotes the beginning belongs to the story, although it names nothing else of it', () => {
  const told = person('Sanne', [
    ['2016-10-11', 'Failed my driving test. The examiner wrote ‘unhurried’.'],
    ['2017-08-15', 'Failed my driving test again. A different examiner, the same kerb.'],
    ['2019-10-08', 'Failed my driving test. Third. The examiner asked if I was nervous.'],
    ['2021-10-26', 'PASSED. Fourth time. I am having ‘unhurried’ put on the van.'],
    ...NOISE,
  ])
  const saga = storiesOf(told).sagas.find((s) => s.acts.length >= 3)
  expect(datesOf(saga, told)).toEqual(['2016-10-11', '2017-08-15', '2019-10-08', '2021-10-26'])
})

test('what closes post after post is a refrain, and brings along nothing that follows', () => {
  const told = person('Hinnerk', [
    ['2010-04-02', 'Karfreitag, 28 Abfahrten, Schlange bis zum Deich. Löppt.'],
    ['2012-08-17', 'Tandem fertig, zwanzig Minuten Luft bis zur Frist. Löppt.'],
    ['2012-08-18', 'Sie sind damit bis an die Fähre gefahren.'],
    ['2014-05-17', 'Laden auf. Umsatz am ersten Tag: 1 Schlauch. Löppt.'],
    ['2018-02-17', 'Erster Tag wieder, vier Stunden im Sitzen. Löppt.'],
    ['2021-01-29', 'Gesellenprüfung bestanden, 94 von 100. Löppt.'],
    ['2025-08-01', 'Am Laden hängt ein neues Schild, gerade. Löppt.'],
  ])
  const saga = storiesOf(told).sagas.find((s) => s.kind === 'phrase')
  expect(datesOf(saga, told)).toEqual([
    '2010-04-02',
    '2012-08-17',
    '2014-05-17',
    '2018-02-17',
    '2021-01-29',
    '2025-08-01',
  ])
})
