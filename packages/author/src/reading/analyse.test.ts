import { describe, expect, test } from 'vitest'
import { funny } from '../fixtures/funny.ts'
import { germanFrench } from '../fixtures/german-french.ts'
import { spanish } from '../fixtures/spanish.ts'
import { analyse } from './analyse.ts'
import { languageOf } from './language.ts'
import { numberIn, sentencesOf, wordsOf } from './tokens.ts'

const today = '2026-01-01'
const analysis = analyse(funny.posts, { today, firstName: 'Idris' })

test('what is read is the same every time, and knows its languages', () => {
  expect(analyse(funny.posts, { today, firstName: 'Idris' })).toEqual(analysis)
  expect(analyse(spanish.posts, { today, firstName: 'Maite' }).language).toBe('es')
  expect(analyse(germanFrench.posts, { today, firstName: 'Jonas' }).totals.languages).toMatchObject({
    de: 10,
    fr: 8,
  })
})

describe('reading', () => {
  test('sentences', () => {
    expect(sentencesOf('Found in a piano, no. 150: a bus pass. No, 5 of them.').map((s) => s.text)).toEqual([
      'Found in a piano, no. 150: a bus pass.',
      'No, 5 of them.',
    ])
    expect(sentencesOf('Mr. Okafor came. He left! 😂 Then?').map((s) => s.text)).toEqual([
      'Mr. Okafor came.',
      'He left! 😂',
      'Then?',
    ])
  })
  test('numbers', () => {
    expect(['nineteen', '11,000', 'Twenty-six', 'veinte', 'kettle'].map((w) => numberIn(w))).toEqual([
      19,
      11000,
      26,
      20,
      null,
    ])
  })
  test.each([
    ['en', 'The kettle is broken and I am not sorry'],
    ['es', 'El gato se ha comido el cartel de las ofertas'],
    ['de', 'Der Aufzug ist immer noch kaputt'],
    ['fr', 'La neige est tombée sur mon vélo'],
    ['pt', 'Hoje fui ao mercado e não comprei nada para o jantar'],
    ['it', 'Oggi ho comprato il pane ma non sono contento di questo'],
  ])('%s', (language, sample) => {
    expect(languageOf(sample, wordsOf(sample))).toBe(language)
  })
})
