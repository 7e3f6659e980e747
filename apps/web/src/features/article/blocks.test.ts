import type { ArticleParagraph } from '@youzine/contract'
import { describe, expect, test } from 'vitest'
import { blocksOf, forDropCap, numberLabel, numberSources, unwrap } from './blocks.ts'

const paragraph = (post_ids: number[], kind: ArticleParagraph['kind'] = 'p'): ArticleParagraph => ({
  kind,
  html: `<p>${'Words '.repeat(30)}</p>`,
  post_ids,
  answer_ids: [],
  block: null,
})
const source = (id: number) => ({ id, at: '2020-01-01T00:00:00.000Z', text: `Post ${id}`, place: null })
const figure = (after: number) => ({
  kind: 'bars' as const,
  title: 'F',
  points: [],
  text_alternative: 'f',
  after,
})
const quote = (post_id: number, text = `Quote ${post_id}`) => ({ text, post_id })

const article = (values: Partial<Parameters<typeof blocksOf>[0]>) => ({
  title: 'A title',
  body: '',
  paragraphs: [],
  figures: [],
  pull_quotes: [],
  answers: [],
  sources: [1, 2, 3, 4, 5, 6, 7, 8, 9].map(source),
  ...values,
})
const order = (values: Partial<Parameters<typeof blocksOf>[0]>) =>
  blocksOf(article(values)).map((block) => (block.kind === 'text' ? block.paragraph.kind : block.kind))

describe('receipts', () => {
  test('answers are numbered on with the posts, and only those that the text shows', () => {
    const answers = [
      { question_id: 7, survey_title: 'Nine ways', question: 'Are you late?', text: 'Often' },
      { question_id: 8, survey_title: 'Nine ways', question: 'Are you early?', text: 'Never' },
    ]
    const receipts = numberSources(article({ paragraphs: [{ ...paragraph([1]), answer_ids: [7] }], answers }))
    expect(receipts.slice(0, 2)).toMatchObject([
      { number: 1, source: { id: 1 } },
      { number: 2, source: { answerTo: 'Are you late?', text: 'Often' } },
    ])
    expect(receipts.map(({ source }) => source.answerTo)).not.toContain('Are you early?')
  })

  test('are numbered as the text first shows them, headings aside', () => {
    const paragraphs = [paragraph([9], 'h2'), paragraph([4, 2]), paragraph([2, 9])]
    expect(
      numberSources(article({ paragraphs }))
        .slice(0, 4)
        .map(({ source: { id } }) => id),
    ).toEqual([4, 2, 9, 1])
    const blocks = blocksOf(article({ paragraphs }))
    expect(
      blocks.map((block) => (block.kind === 'text' ? block.receipts.map(({ number }) => number) : [])),
    ).toEqual([[], [1, 2], [2, 3]])
  })
  test('of posts that are gone are left out', () => {
    const [block] = blocksOf(article({ paragraphs: [paragraph([77, 1])] }))
    expect(block?.kind === 'text' && block.receipts.map(({ source: { id } }) => id)).toEqual([1])
  })
  test.each([
    [[1, 2, 3], '1–3'],
    [[1, 2], '1, 2'],
    [[1, 3, 4, 5, 9], '1, 3–5, 9'],
    [[], ''],
  ])('%o reads %s', (numbers, label) => expect(numberLabel(numbers)).toBe(label))
})

describe('pull quotes', () => {
  const paragraphs = [1, 2, 3, 4, 5, 6].map((id) => paragraph([id]))
  test('stand after the paragraph that rests on the same post', () => {
    expect(order({ paragraphs, pull_quotes: [quote(2)] })).toEqual(['p', 'p', 'quote', 'p', 'p', 'p', 'p'])
  })
  test('keep their distance from each other', () => {
    expect(order({ paragraphs, pull_quotes: [quote(1), quote(2), quote(4)] })).toEqual([
      'p',
      'quote',
      'p',
      'p',
      'p',
      'quote',
      'p',
      'p',
    ])
  })
  test('never stand beside a quotation or a figure, repeat the title, or end the article', () => {
    const beside = [paragraph([1]), paragraph([2], 'blockquote'), paragraph([3]), paragraph([4])]
    const pull_quotes = [quote(1), quote(2), quote(3, 'A title!'), quote(4)]
    expect(order({ paragraphs: beside, pull_quotes })).toEqual(['p', 'blockquote', 'p', 'p'])
    expect(
      order({ paragraphs, pull_quotes: [quote(3)], figures: [figure(2)] }).filter((k) => k === 'quote'),
    ).toEqual([])
  })
})

test('figures stand after their paragraph; one that is too far stands at the end', () => {
  const paragraphs = [paragraph([]), paragraph([])]
  expect(order({ paragraphs, figures: [figure(0), figure(40)] })).toEqual(['p', 'figure', 'p', 'figure'])
})

test('an article without paragraphs is its body', () => {
  const [block] = blocksOf(article({ body: '<p>Words.</p>' }))
  expect(block?.kind === 'text' && block.paragraph.html).toBe('<p>Words.</p>')
})

test.each([
  ['<p>One <em>two</em></p>', { html: 'One <em>two</em>', isInline: true }],
  ['<p>One</p><p>Two</p>', { html: '<p>One</p><p>Two</p>', isInline: false }],
  ['<ul><li>One</li></ul>', { html: '<ul><li>One</li></ul>', isInline: false }],
  ['plain', { html: 'plain', isInline: true }],
])('unwraps %s', (html, expected) => expect(unwrap(html)).toEqual(expected))

test('the drop cap is a letter, with the quotation mark before it and no apostrophe after it', () => {
  expect(forDropCap('“I’ve never')).toBe('“I\u2060’ve never')
  expect(forDropCap('The word')).toBe('The word')
})

test('a paragraph after entries is told apart from them', () => {
  const paragraphs = [paragraph([], 'item'), paragraph([]), paragraph([])]
  expect(
    blocksOf(article({ paragraphs })).map((block) => block.kind === 'text' && block.isAfterItems),
  ).toEqual([false, true, false])
})
