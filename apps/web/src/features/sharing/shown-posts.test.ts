import { expect, test } from 'vitest'
import { shownPosts } from './shown-posts.ts'

const entry = (post: number) => ({ post, text: 'Words.', whole: true, date: null })
const paragraph = { kind: 'block' as const, html: '', post_ids: [1, 2, 9], answer_ids: [] }

test('only posts that stand in the article with room for a picture, not those it merely rests on', () => {
  const shown = shownPosts({
    paragraphs: [
      { ...paragraph, block: { form: 'post', entry: entry(1), caption: null } },
      { ...paragraph, block: { form: 'calendar', day: '1 May', years: [{ year: 2012, entry: entry(2) }] } },
      { ...paragraph, block: { form: 'index', lines: [{ text: '9 scones', posts: [9] }] } },
      {
        ...paragraph,
        block: {
          form: 'ledger',
          total: null,
          rows: [{ said: entry(5), promise: 'p', due: null, done: null, days: null, verdict: 'open' }],
        },
      },
      { ...paragraph, kind: 'p', block: null },
    ],
  })
  expect([...shown]).toEqual([1, 2])
})
