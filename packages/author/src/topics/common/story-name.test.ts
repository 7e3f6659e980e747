import { expect, test } from 'vitest'
import { withoutNumber } from './story-name.ts'

test.each([
  ['Lost property, No. 4', 'Lost property'],
  ['DICHO EN LA PUERTA, n', 'DICHO EN LA PUERTA'],
  ['“Dicho en la puerta, n.º 22”', '“Dicho en la puerta”'],
  ['Zettel Nr. 17', 'Zettel'],
  ['I said no', 'I said no'],
  ['Plan', 'Plan'],
])('a story is called by what is counted, not by one of its numbers: %s', (title, name) => {
  expect(withoutNumber(title)).toBe(name)
})
