import { expect, test } from 'vitest'
import { inTellingOrder } from './choose-first.ts'
import { chooseSamples } from './samples.ts'

test('the most telling post of every year comes before the second of any', () => {
  const post = (id: number, year: number, length: number) => ({
    id,
    postedAt: new Date(Date.UTC(year, 5, 1)),
    length,
  })
  const order = inTellingOrder([
    post(1, 2010, 20),
    post(2, 2010, 90),
    post(3, 2011, 10),
    post(4, 2012, 50),
    post(5, 2012, 60),
    { id: 6, postedAt: null, length: 5 },
  ])
  expect(order).toEqual([6, 2, 3, 5, 1, 4])
})

test('quotes stand alone, come from every year, and leave grief alone', () => {
  const at = (year: number) => new Date(Date.UTC(year, 0, 1))
  const chosen = chooseSamples([
    { id: 1, text: 'My grandmother died this morning, and the kitchen is quiet.', postedAt: at(2012) },
    { id: 2, text: 'Look at this https://example.org it is really very funny.', postedAt: at(2012) },
    { id: 3, text: 'The stapler has been broken since Tuesday and nobody minds.', postedAt: at(2013) },
    { id: 4, text: 'Too short.', postedAt: at(2013) },
    { id: 5, text: 'I have decided to own fewer umbrellas and lose them faster.', postedAt: at(2014) },
    { id: 6, text: 'this one just stops in the middle of the', postedAt: at(2014) },
  ])
  expect(chosen.map(({ text }) => text.slice(0, 11))).toEqual(['The stapler', 'I have deci'])
})
