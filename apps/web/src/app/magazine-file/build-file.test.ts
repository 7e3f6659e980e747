import type { Article } from '@youzine/contract'
import { expect, test } from 'vitest'
import { magazineFile } from './build-file.ts'
import { fileNameOf } from './escape.ts'

const NASTY = `<script>alert("1")</script> & 'more'`

const article: Article = {
  id: 7,
  title: NASTY,
  body: '',
  template_id: 'museum',
  template_name: NASTY,
  magazine_id: 1,
  share: null,
  conversation: null,
  title_alternatives: [],
  prev_id: null,
  next_id: null,
  created_at: '2026-11-01T00:00:00.000Z',
  newer_id: null,
  earlier: [],
  rewritten_at: null,
  is_being_rewritten: false,
  is_sample: false,
  standfirst: NASTY,
  description: '',
  written_by: NASTY,
  note: NASTY,
  reading_minutes: 2,
  language: `"><script>`,
  paragraphs: [
    { kind: 'p', html: '<p>Clean <em>words</em>.</p>', block: null, answer_ids: [], post_ids: [3] },
    { kind: 'p', html: '<p>More.</p>', block: null, answer_ids: [], post_ids: [] },
    {
      kind: 'p',
      html: '<section><p>as a feed has it</p></section>',
      block: {
        form: 'saga',
        title: '',
        acts: [
          { post: 3, text: NASTY, whole: true, date: '2012-04-21', caption: '', elapsed: '' },
          { post: 4, text: 'Back.', whole: true, date: '2018-04-21', caption: '', elapsed: '' },
        ],
        close: '',
      },
      answer_ids: [],
      post_ids: [3, 4],
    },
  ],
  figures: [
    { kind: 'bars', title: NASTY, points: [{ label: NASTY, value: 3 }], text_alternative: NASTY, after: 0 },
    {
      kind: 'animal',
      animal: 'heron',
      title: NASTY,
      labels: [
        { place: 'eye', title: NASTY, entry: { post: 3, text: NASTY, whole: true, date: '2012-04-21' } },
      ],
      text_alternative: NASTY,
      after: -1,
    },
    {
      kind: 'strands',
      title: NASTY,
      strands: [{ name: NASTY, days: ['2012-04-21', '2018-04-21'] }],
      text_alternative: NASTY,
      after: 0,
    },
  ],
  pull_quotes: [{ text: NASTY.toUpperCase(), post_id: 3 }],
  sources: [{ id: 3, at: null, text: NASTY, place: NASTY }],
  photos: [],
  answers: [],
  video: null,
}

const magazine = {
  id: 1,
  articles: [
    {
      id: 7,
      title: NASTY,
      template_name: NASTY,
      standfirst: NASTY,
      language: 'en',
      reading_minutes: 2,
      department: 'Stories' as const,
      form: null,
      line: NASTY,
      picture: null,
    },
  ],
  coming: [],
  unwritten: [],
  progress: null,
  created_at: '2026-11-01T00:00:00.000Z',
  rhythm: [],
  front: null,
  cover_choice: null,
  post_count: 4,
  is_sample: false,
}

const file = magazineFile({ magazine, articles: [article], firstName: NASTY, heading: NASTY, fonts: '' })

test('what people wrote is text in the file, never markup', () => {
  expect(file.toLowerCase()).not.toContain('<script')
  expect(file).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;more&#39;')
})

test('the file needs nothing from elsewhere', () => {
  expect(file).not.toMatch(/(src|href)="(?!#)/)
  expect(file).not.toMatch(/https?:|@import/)
})

test('drawings stand in it as they are drawn', () => {
  expect(file).toMatch(/<figure class="plate"><svg role="img"[^>]*>(<path [^>]+>)+<\/svg><dl>/)
  expect(file).toMatch(/<text [^>]*class="display"/)
})

test('forms stand in it as on the page', () => {
  expect(file).toMatch(/<section class="form form-saga"><ol start="1"><li[^>]*><time[^>]*><b>2012<\/b>/)
  expect(file).not.toContain('as a feed has it')
})

test('the cover is the one that the magazine has', () => {
  const cover = { kind: 'number' as const, value: 3766, line: NASTY, date: null }
  const front = { cover, others: [], strip: null }
  const of = magazineFile({
    magazine: { ...magazine, front },
    articles: [],
    firstName: 'Ida',
    heading: 'x',
    fonts: '',
  })
  expect(of).toContain('<p class="large" style="--digits:5">3,766<small>days. “&lt;script')
  expect(of).toContain('class="front red"')
})

test('contents and receipts lead to their places', () => {
  const targets = new Set([...file.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
  const links = [...file.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
  expect(links.length).toBeGreaterThan(2)
  expect(links.filter((id) => !targets.has(id))).toEqual([])
  expect(file).toContain('<em>words</em>')
})

test.each([
  ["Nora's Articles", 'noras-articles.html'],
  ['Zoë’s Articles', 'zoes-articles.html'],
  ['???', 'magazine.html'],
])('the file of %s is called %s', (title, name) => expect(fileNameOf(title, 'html')).toBe(name))
