import { expect, test } from 'vitest'
import { toDay } from '../reading/calendar.ts'
import { withArticle } from './with-article.ts'
import { english } from './wording-en.ts'
import { wordingFor } from './wordings.ts'

const gap = (language: string, from: [number, number, number], to: [number, number, number]) =>
  wordingFor(language).gap(toDay(...from), toDay(...to))

test.each([
  ['en', 'six years'],
  ['es', 'seis años'],
  ['de', 'sechs Jahre'],
])('time that has passed is rounded down (%s)', (language, said) => {
  expect(gap(language, [2014, 5, 13], [2020, 5, 31])).toBe(said)
})

test('a month counts when it is over', () => {
  expect(gap('en', [2012, 4, 21], [2025, 4, 13])).toBe('twelve years and eleven months')
  expect(gap('en', [2012, 4, 21], [2024, 4, 21])).toBe('twelve years to the day')
  expect(english.span(40)).toBe('five weeks')
  expect(english.span(Math.round(5.97 * 365.25))).toBe('nearly six years')
})

test('German marks inside marks, with an apostrophe between them', () => {
  expect(wordingFor('de').quoted('Er sagt: "An\'n Woter." Dann ging er.', true)).toBe(
    '„Er sagt: ‚An’n Woter.‘ Dann ging er.“',
  )
})

test.each([
  ['en', '14,600', '8.5', '1,234'],
  ['es', '14.600', '8,5', '1234'],
  ['de', '14.600', '8,5', '1.234'],
])('digits are those of the language around them (%s)', (language, thousands, half, four) => {
  const { digits } = wordingFor(language)
  expect([digits(14_600), digits(8.5), digits(1234)]).toEqual([thousands, half, four])
})

test('an article goes with the noun alone, and initials stay great', () => {
  const posts = [
    'MOT passed. I don’t know how.',
    'MOT: pass.',
    'the mot man waved',
    'Up in the cab and back',
  ].map((text, id) => ({ id, at: null, text, place: null, people: [], links: [], kind: 'status' }))
  const d = { spoken: 'en' as const, posts }
  expect(withArticle(d, 'mot')).toBe('the MOT')
  expect(withArticle(d, 'cab and')).toBe('the cab')
  expect(withArticle(d, 'kettle')).toBe('the kettle')
})
