import { expect, test } from 'vitest'
import { chooseSamples } from './samples.ts'

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
