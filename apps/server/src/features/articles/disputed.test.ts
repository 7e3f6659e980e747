import type { Article as Written } from '@youzine/author'
import { expect, test } from 'vitest'
import { withoutDisputed } from './disputed.ts'

const post = { post: 1, text: 'The kettle is an A.', whole: true, date: '2012-01-01' }
const sentence = (text: string) => ({ text, sources: [{ type: 'post' as const, id: 1 }], frame: '' })
const written = {
  title: 'T',
  standfirst: 'It was an E.',
  description: 'D',
  paragraphs: [
    { kind: 'h2', html: '<h2>Kettles</h2>', sources: [], sentences: [sentence('Kettles')] },
    {
      kind: 'p',
      html: '<p>One & two. Never a G.</p>',
      sources: [],
      sentences: [sentence('One & two.'), sentence('Never a G.')],
    },
    {
      kind: 'post',
      html: '<figure>The kettle is an A.<p>Never a G.</p></figure>',
      sources: [],
      sentences: [sentence('The kettle is an A.')],
      block: { form: 'post', entry: post, caption: 'Never a G.' },
    },
    { kind: 'h2', html: '<h2>Alone</h2>', sources: [], sentences: [sentence('Alone')] },
    { kind: 'p', html: '<p>Never a G.</p>', sources: [], sentences: [sentence('Never a G.')] },
  ],
} as unknown as Written

test('a sentence that is not right is in no paragraph and no form; headings do not stay alone; posts stay', () => {
  const mended = withoutDisputed(written, [
    { sentence: ' Never a  G. ', note: '' },
    { sentence: 'It was an E.', note: '' },
    { sentence: 'The kettle is an A.', note: '' },
  ])
  expect(mended.standfirst).toBe('')
  expect(mended.paragraphs.map(({ html }) => html)).toEqual([
    '<h2>Kettles</h2>',
    '<p>One &amp; two.</p>',
    '<figure>The kettle is an A.<p></p></figure>',
  ])
  expect(mended.paragraphs[2]?.block).toEqual({ form: 'post', entry: post, caption: '' })
  expect(mended.body).not.toContain('Never')
  expect(withoutDisputed(written, [])).toBe(written)
})
