import { describe, expect, test } from 'vitest'
import { distinctName, faultOf, type Reading } from './reading.ts'

const summary = (own_text: number, records = own_text) => ({
  records,
  duplicates: 0,
  noDate: 0,
  bySubstance: { own_text, context_only: 0, title_only: 0, nothing: records - own_text },
  first: null,
  last: null,
})
const file = { name: 'a.json', data: new Blob([]) }
const reading = (more: Partial<Reading>): Reading => ({
  summary: summary(5),
  files: [file],
  given: [],
  broken: [],
  photos: [],
  ...more,
})

describe('[IMP-04] why an archive cannot be sent', () => {
  test('it can', () => expect(faultOf(reading({}))).toBeNull())
  test('nothing in it', () =>
    expect(faultOf(reading({ files: [], given: [{ name: 'a.zip', verdict: 'html_export' }] }))).toBe(
      'html_export',
    ))
  test('a part with media only does not hide what is wrong with the other', () => {
    const given = [
      { name: 'a', verdict: 'media_only' as const },
      { name: 'b', verdict: 'cut_off' as const },
    ]
    expect(faultOf(reading({ files: [], given }))).toBe('cut_off')
    expect(faultOf(reading({ files: [], given: given.slice(0, 1) }))).toBe('media_only')
  })
  test('only broken files', () =>
    expect(faultOf(reading({ files: [], broken: [{ name: 'a', reason: 'x' }] }))).toBe('broken'))
  test('no own words', () => expect(faultOf(reading({ summary: summary(0, 9) }))).toBe('no_words'))
})

test('files of one name from several parts stay apart', () => {
  expect(distinctName('p.json', [])).toBe('p.json')
  expect(distinctName('p.json', ['p.json', 'p (2).json'])).toBe('p (3).json')
})
