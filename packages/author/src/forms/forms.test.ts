import { expect, test } from 'vitest'
import { english } from '../writing/wording-en.ts'
import type { Block, Shown } from './block.ts'
import { blockEntries, shownIn } from './entries.ts'
import { blockHtml } from './html.ts'
import { blockText } from './text.ts'

const shown = (post: number, text: string, whole = true): Shown => ({ post, text, whole, date: '2012-04-21' })
const a = shown(1, 'The ladder is <out>.')
const b = shown(2, 'The ladder is back', false)

const blocks: Block[] = [
  {
    form: 'saga',
    title: 'Ladder',
    acts: [
      { ...a, elapsed: null, caption: null },
      { ...b, elapsed: 'nine years on', caption: 'Shorter.' },
    ],
    close: 'It took 3,353 days.',
  },
  {
    form: 'ledger',
    rows: [
      {
        said: a,
        promise: '“Back on Sunday.”',
        due: '2012-03-11',
        done: b,
        days: 3353,
        verdict: '3,353 days late',
      },
    ],
    total: null,
  },
  { form: 'pair', then: a, now: b, gap: 'nine years', shared: ['ladder'] },
  {
    form: 'series',
    title: 'Ships',
    unit: 'ships',
    isRank: false,
    points: [{ date: '2012-04-21', label: '11', value: 11, line: 'Ships today: 11', post: 3 }],
  },
  {
    form: 'cast',
    people: [
      {
        name: 'Ole',
        role: 'Maren’s brother',
        posts: 5,
        dates: ['2012-04-21'],
        words: null,
        claim: 'Five posts.',
        proofs: [1],
        line: b,
      },
    ],
  },
  { form: 'exhibit', object: 'Ladder', from: '2012-04-21', to: null, fate: 'Returned.', entries: [a, b] },
  { form: 'index', lines: [{ text: 'Ships: 11.', posts: [3] }] },
  {
    form: 'versions',
    event: 'The gate',
    a: { ...a, heardBy: 'Tove' },
    b: { ...b, heardBy: null },
    agree: ['ladder'],
    witness: a,
  },
  { form: 'correspondence', letters: [{ then: a, answer: b, gap: 'nine years' }] },
  {
    form: 'calendar',
    day: '4 March',
    years: [
      { year: 2012, entry: a },
      { year: 2013, entry: null },
    ],
  },
  { form: 'post', entry: a, caption: null },
  { form: 'tender', entries: [a] },
]

const MARKUP: Record<Block['form'], RegExp> = {
  saga: /<ol><li><time datetime="2012-04-21">.*<blockquote>/,
  ledger: /<th scope="col">.*<th scope="row">/,
  pair: /<figure>.*<figure>/,
  series: /<figure>.*<table>/,
  cast: /<dl><dt>Ole<\/dt><dd>/,
  exhibit: /<figure><figcaption>/,
  index: /<ol><li>/,
  versions: /<blockquote>.*<blockquote>/,
  correspondence: /<ol><li>.*<blockquote>/,
  calendar: /<time datetime="2013">2013<\/time><\/li>/,
  post: /<figure><blockquote>/,
  tender: /<figure><blockquote>/,
}

test.each(blocks.map((x) => [x.form, x] as const))(
  '%s is plain, semantic markup, and every entry has its posts',
  (form, block) => {
    const html = blockHtml(block, english)
    expect(html).toMatch(MARKUP[form])
    expect(html).not.toContain('<out>')
    for (const entry of blockEntries(block, english))
      expect(entry.posts.length, entry.text).toBeGreaterThan(0)
    expect(blockText(block, english).length).toBeGreaterThan(5)
    expect(JSON.parse(JSON.stringify(block))).toEqual(block)
  },
)

test('a whole post stands without marks, a part of one between them', () => {
  const html = blockHtml({ form: 'pair', then: a, now: b, gap: 'a year', shared: [] }, english)
  expect(html).toContain('<blockquote>The ladder is &lt;out&gt;.</blockquote>')
  expect(html).toContain('<blockquote>“The ladder is back”.</blockquote>')
  expect(shownIn(blocks[3] as Block)).toEqual([])
})
