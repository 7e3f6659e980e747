import { describe, expect, test } from 'vitest'
import { person, type Row } from '../fixtures/make.ts'
import { newKey } from './key.ts'
import { isIdle, isUnit, stopsShort } from './no-story.ts'
import { datesOf, storiesOf } from './testing.ts'

describe('what is no story by itself', () => {
  test.each([
    'Gramm',
    'metres',
    '80 metres',
    'zweiten Stock',
    'dritter Stock',
    'kilos',
    'links',
    'litros',
    '3 hrs',
    'yrs',
  ])('%s measures or places anything', (label) =>
    expect(isUnit(newKey('word', label, label, [], 1))).toBe(true),
  )
  test.each(['Tonne', 'Rad', 'metre maid', 'lantern', 'stone wall', 'Kilometerstein'])(
    '%s is a thing',
    (label) => expect(isUnit(newKey('pair', label, label, [], 1))).toBe(false),
  )
  test('words that stop short', () => {
    const phrase = (text: string) => newKey('phrase', text, text, [], 1)
    expect(stopsShort(phrase('the cab and'))).toBe(true)
    expect(stopsShort(phrase('für zwölf gekocht'))).toBe(false)
    expect(isIdle(phrase('ein klein jung'))).toBe(true)
    expect(isIdle(phrase('ein klein leuchtturm'))).toBe(false)
  })
})

const sagaOf = (rows: Row[], subject: RegExp) => {
  const who = person('Ida', rows)
  const { sagas } = storiesOf(who)
  return datesOf(
    sagas.find((s) => subject.test(s.subject)),
    who,
  )
}

test('a figure of speech brings nothing into a story', () => {
  const rows: Row[] = [
    ['2012-04-22', 'Streit am Stammtisch über die Biber. Ich bleib dabei, Biber gehören in den Zoo.'],
    ['2014-02-15', 'Der Biber hat den Steg gefällt. Ich nehme alles zurück, er arbeitet sauberer als ich.'],
    ['2016-07-03', 'Sommerfest. Der tausendste Gast war ein kleiner Junge, der nur aufs Klo wollte.'],
    ['2019-05-04', 'Kuchen für den Verein, sechs Bleche.'],
    ['2021-03-18', 'Biberspur am Wehr. Stand davor wie ein kleiner Junge.'],
  ]
  expect(sagaOf(rows, /^Biber/)).not.toContain('2016-07-03')
})

test('weather goes on from nothing', () => {
  const rows: Row[] = [
    ['2015-04-18', 'There are owls in the chimney. A pair! She is called Greta.'],
    ['2016-04-23', 'Greta has sat tight for a week. The sweep is not to come.'],
    ['2016-05-02', "It's hailing. IT'S MAY."],
    ['2016-06-25', "One of Greta's has flown. Straight into the washing."],
  ]
  const { sagas } = storiesOf(person('Ida', rows))
  expect(sagas.some((s) => s.acts.some((a) => a.post === 3))).toBe(false)
})

test('a few small words of its opening end no story', () => {
  const rows: Row[] = [
    ['2009-01-20', 'I drive a milk float. Her name is Brenda, she is slow to the gate and she groans.'],
    ['2009-12-11', 'Took Brenda up the hill with a Christmas tree on her.'],
    ['2010-01-07', 'Brenda would not start. Neither would I.'],
    ['2010-10-22', 'They sold Brenda today. I patted her.'],
    ['2013-09-29', 'The goat got to the gate and finished the washing. We won nothing.'],
  ]
  expect(sagaOf(rows, /^Brenda/)).not.toContain('2013-09-29')
})

test('what is only open again, or of an evening, is no story', () => {
  const rows: Row[] = [
    ['2012-04-02', 'Good Friday, nothing open, and the ferry has a cold.'],
    ['2013-04-09', 'We had the windows open so that the street could have the choir.'],
    ['2014-04-16', 'I never have to open that lunchbox again.'],
    ['2015-04-23', 'The gate would not open. The goat would.'],
    ['2016-04-30', 'Doors wide open, and nobody came but a hen.'],
  ]
  expect(storiesOf(person('Ida', rows)).sagas.map((s) => s.subject)).not.toContain('open')
})

test('what links are made of is no story', () => {
  const rows: Row[] = [
    ['2014-08-30', 'https://www.youtube.com/watch?v=naranjo-en-flor este. nada mas'],
    ['2016-02-03', 'La canilla del laboratorio pierde otra vez.'],
    [
      '2021-07-31',
      'https://www.infobae.com/cataratas-bajante miren, ahora que podriamos, no tienen agua. Un hilito',
    ],
    ['2021-10-03', 'https://www.lanueva.com/nota/puente-colgante sale la foto de la cuadra de mis abuelos'],
  ]
  const found = storiesOf(person('Ida', rows)).sagas.filter((s) => /http|www/i.test(s.subject))
  expect(found).toEqual([])
})

test('a colour is no story: the sign is one, and the coat another', () => {
  const rows: Row[] = [
    ['2012-05-03', 'They have put a yellow sign over the shop across the road. I can read by it.'],
    ['2013-09-14', 'Borrowed a yellow coat off my cousin for the regatta.'],
    ['2014-02-20', 'The yellow sign was out all night. Nobody slept, it was too dark.'],
    ['2015-06-11', 'Took the yellow coat back as far as the gate. Then it rained.'],
    ['2018-10-02', 'The yellow sign is coming down on Tuesday, he told me himself.'],
  ]
  const { sagas } = storiesOf(person('Ida', rows))
  expect(sagas.map((s) => s.subject.toLowerCase())).not.toContain('yellow')
})
