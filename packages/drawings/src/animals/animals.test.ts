import { describe, expect, test } from 'vitest'
import { PLACES, SHEET } from '../paper.ts'
import { DAY, pieces } from '../svg.ts'
import { ANIMALS } from './all.ts'
import { ANIMAL_NAMES } from './names.ts'

describe.each(ANIMAL_NAMES)('the %s', (name) => {
  const { pieces: drawn, places } = ANIMALS[name]

  test('is cut from ink and other papers, with one piece of red', () => {
    const tones = new Set(drawn.map(({ tone }) => tone))
    expect(tones).toContain('ink')
    expect(tones.size).toBeGreaterThanOrEqual(3)
    const red = drawn.filter(({ tone }) => tone === 'red')
    // A red thing may hang on its own red thread.
    expect(red.length - red.filter(({ width }) => width !== undefined).length).toBeLessThanOrEqual(1)
    expect(red.length).toBeGreaterThanOrEqual(1)
  })

  test('has a place on the sheet for every label', () => {
    for (const place of PLACES)
      for (const at of places[place]) {
        expect(at).toBeGreaterThanOrEqual(0)
        expect(at).toBeLessThanOrEqual(SHEET)
      }
    expect(new Set(PLACES.map((place) => places[place].join())).size).toBe(PLACES.length)
  })
})

test('there are more than two dozen, and no two are drawn alike', () => {
  expect(ANIMAL_NAMES.length).toBeGreaterThanOrEqual(24)
  const markup = ANIMAL_NAMES.map((name) => pieces(ANIMALS[name].pieces, DAY))
  expect(new Set(markup).size).toBe(ANIMAL_NAMES.length)
  for (const one of markup) expect(one).toMatch(/^(<path [^<>]+\/>)+$/)
})
