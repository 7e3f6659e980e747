import { expect, test } from 'vitest'
import { chooseSamples, quotePool } from './samples.ts'

test('quotes stand alone, come from every year, and leave grief alone', () => {
  const at = (year: number) => new Date(Date.UTC(year, year % 12, year % 28))
  const chosen = chooseSamples([
    { id: 1, text: 'My grandmother died this morning, and the kitchen is quiet.', postedAt: at(2012) },
    { id: 2, text: 'Look at this https://example.org it is really very funny.', postedAt: at(2012) },
    { id: 3, text: 'The stapler has been broken since Tuesday and nobody minds.', postedAt: at(2013) },
    { id: 4, text: 'Too short.', postedAt: at(2013) },
    { id: 5, text: 'I have decided to own fewer umbrellas and lose them faster.', postedAt: at(2014) },
    { id: 7, text: 'Some days I just want to die and have it over with.', postedAt: at(2014) },
    {
      id: 8,
      text: 'I keep setting two cups out for her, and then one back.',
      postedAt: new Date(at(2012).getTime() + 8 * 86_400_000),
    },
    { id: 6, text: 'this one just stops in the middle of the', postedAt: at(2014) },
  ])
  expect(chosen.map(({ text }) => text.slice(0, 11))).toEqual(['The stapler', 'I have deci'])
})

test('of however many posts, the newest dated ones of a quotable length are kept', () => {
  const pool = quotePool(3)
  const text = 'Long enough to be quoted, short enough to be read.'
  for (let n = 0; n < 50; n += 1) pool.add({ id: n, text, postedAt: new Date((n * 37) % 50) })
  pool.add({ id: 51, text, postedAt: null })
  pool.add({ id: 52, text: 'Short.', postedAt: new Date(100) })
  pool.add({ id: 53, text: text.repeat(9), postedAt: new Date(100) })
  expect(pool.all().map(({ postedAt }) => postedAt?.getTime())).toEqual([49, 48, 47])
})
