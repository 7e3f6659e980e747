import { expect, test } from 'vitest'
import { readLine } from './index-line.ts'

test('the number that ends a line stands before it; years and quotations are none', () => {
  expect(readLine('Days from “We are not getting a dog” to the day it ended: 1,790.')).toEqual({
    figure: '1,790',
    label: 'Days from “We are not getting a dog” to the day it ended',
    run: null,
  })
  expect(readLine('“34 panes” in 1 post.')).toMatchObject({ figure: '1', label: '“34 panes” in 1 post.' })
  expect(readLine('Two dogs, 3 cats and 12 hens.').figure).toBeNull()
  expect(readLine('“Leeks sown” is in seven posts, all in March.').figure).toBeNull()
})

test('numbers with their years are a run', () => {
  expect(readLine('Courgettes: 31 (2012), 1,047 (2014) and 19 (2017).').run).toEqual([
    { value: 31, year: '2012' },
    { value: 1047, year: '2014' },
    { value: 19, year: '2017' },
  ])
})
