import { expect, test } from 'vitest'
import { bare, lineOf } from './line.ts'

type Lines = Parameters<typeof lineOf>[0]

const article = (quotes: string[], posts: string[] = []): Lines =>
  ({
    pullQuotes: quotes.map((text) => ({ text })),
    paragraphs: [
      { block: { form: 'saga', acts: posts.map((text) => ({ text, whole: true })) } },
      { block: { form: 'saga', acts: [{ text: 'only a part of it', whole: false }] } },
    ],
  }) as unknown as Lines

const LONG = 'The kite is in the poplar again, and the man from the council has come with the short ladder.'

test('a pull quote stands for an article, else a whole post that is read at a glance, else a longer one', () => {
  expect(lineOf(article(['Bring your own chair.'], ['Rain, then more of it.']), [])).toBe(
    'Bring your own chair.',
  )
  expect(lineOf(article([], [LONG, 'Rain, then more of it.']), [])).toBe('Rain, then more of it.')
  expect(lineOf(article([], [LONG]), [])).toBe(LONG)
  expect(lineOf(article([], [LONG + LONG]), [])).toBeNull()
})

test('nothing that the page says already: as a title, beside another article, or as a part of it', () => {
  const said = ['Rain, then more of it', 'the short ladder'].map(bare)
  expect(lineOf(article(['“Rain, then more of it.”'], [LONG, 'Nobody came.']), said)).toBe('Nobody came.')
})

test('nothing that is to be shown with care', () => {
  expect(lineOf(article([], ['My grandmother died this morning.']), [])).toBeNull()
})

test('posts are found in every form, but never in the one for what hurts', () => {
  const block = (form: string) =>
    ({
      pullQuotes: [],
      paragraphs: [{ block: { form, letters: [{ then: { text: 'Bring your own chair.', whole: true } }] } }],
    }) as unknown as Lines
  expect(lineOf(block('letters'), [])).toBe('Bring your own chair.')
  expect(lineOf(block('tender'), [])).toBeNull()
})
