import type { ArticleBlock } from '@youzine/contract'
import { expect, test } from 'vitest'
import { leadFormOf } from './lead-form.ts'

const shown = { post: 1, text: 'Rain.', whole: true, date: null }
const pair: ArticleBlock = { form: 'pair', then: shown, now: shown, gap: '', shared: [] }
const saga: ArticleBlock = {
  form: 'saga',
  title: '',
  acts: [1, 2, 3].map((post) => ({ ...shown, post, elapsed: null, caption: null })),
  close: null,
}

test('an article is called by the form that fills most of it, not by the first', () => {
  expect(leadFormOf([pair, saga])).toBe('saga')
  expect(leadFormOf([pair, saga, pair])).toBe('pair')
  expect(leadFormOf([])).toBeNull()
})
