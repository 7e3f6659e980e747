import { describe, expect, test } from 'vitest'
import { funny } from '../fixtures/funny.ts'
import { germanFrench } from '../fixtures/german-french.ts'
import { spanish } from '../fixtures/spanish.ts'
import { analyse } from './analyse.ts'
import { languageOf } from './language.ts'
import { numberIn, sentencesOf, wordsOf } from './tokens.ts'

const today = '2026-01-01'
const analysis = analyse(funny.posts, { today, firstName: 'Idris' })
const finding = (id: string) => analysis.findings.find((f) => f.id === id)
const text = (id: number | undefined) => funny.posts.find((p) => p.id === id)?.text ?? ''

describe('what is found', () => {
  test('a thread that returns after years, with the posts it rests on', () => {
    const thread = finding('thread:lighthouse')
    expect(text(thread?.posts[0])).toContain('still missing the lighthouse')
    expect(text(thread?.posts.at(-1))).toContain('We found the lighthouse')
  })
  test('a promise and the deed, nine years apart', () => {
    const kept = analysis.findings.find(
      (f) => f.kind === 'promise-revisited' && text(f.posts[0]).includes('proper door'),
    )
    expect(text(kept?.posts[1])).toContain('I have built the door')
    expect(kept?.data.done).toBe(true)
  })
  test('a vow undone', () => {
    expect(
      analysis.findings.some(
        (f) => f.kind === 'vow-undone' && text(f.posts[1]).includes('another entire scotch bonnet'),
      ),
    ).toBe(true)
  })
  test('a number that was out', () => {
    expect(analysis.findings.find((f) => f.kind === 'scale')?.data).toMatchObject({
      expected: 2,
      actual: 19,
      noun: 'marrows',
    })
  })
  test('people, and nobody who is not one', () => {
    const names = analysis.findings.filter((f) => f.kind === 'person' && f.data.named).map((f) => f.data.name)
    expect(names).toEqual(expect.arrayContaining(['Colin', 'Jean', 'Morag', 'Isla']))
    expect(names).not.toContain('Piano')
    expect(names).not.toContain('Skye')
  })
  test('threads in other languages', () => {
    const es = analyse(spanish.posts, { today, firstName: 'Maite' })
    expect(es.language).toBe('es')
    expect(es.findings.some((f) => f.id === 'thread:guitarra')).toBe(true)
    const de = analyse(germanFrench.posts, { today, firstName: 'Jonas' })
    expect(de.findings.find((f) => f.id === 'thread:klavier')?.data.word).toBe('Klavier')
    expect(de.totals.languages).toMatchObject({ de: 10, fr: 8 })
  })
  test('vectors are weighed the same way every time', () => {
    const vectors = (id: number) =>
      Int8Array.from({ length: 384 }, (_, i) => ((i * 31 + id * i * 17 + id) % 97) - 48)
    const once = analyse(funny.posts, { today, firstName: 'Idris', vectors })
    expect(analyse(funny.posts, { today, firstName: 'Idris', vectors })).toEqual(once)
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
