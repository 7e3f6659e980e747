import { describe, expect, test } from 'vitest'
import { readPost } from '../../../archive/src/index.ts'
import { sampleFirstName, sampleRecords } from '../../../sample/src/index.ts'
import { sharedPosts } from '../checks/verify.ts'
import { fixtures } from '../fixtures/all.ts'
import { funny } from '../fixtures/funny.ts'
import { person } from '../fixtures/make.ts'
import { type Article, analyse, type Post, topicsFor, write } from '../index.ts'

const today = '2026-03-01'

function issueOf(posts: Post[], firstName: string | null): [string, Article][] {
  const analysis = analyse(posts, { today, firstName })
  return topicsFor(analysis, posts, { firstName }).map((topic) => [
    topic,
    write({ topic, analysis, posts, person: { firstName }, today }),
  ])
}

const pairs = (issue: [string, Article][]) =>
  issue.flatMap(([a, first]) =>
    issue.filter(([b]) => a < b).map(([b, second]) => ({ a, b, shared: sharedPosts(first, second) })),
  )

describe.each(Object.entries(fixtures))('the magazine of %s', (_name, { posts, firstName }) => {
  const issue = issueOf(posts, firstName)
  test('tells no story twice, although no article has seen the others', () => {
    expect(pairs(issue).filter((p) => p.shared > 0.2)).toEqual([])
  })
  test('begins with the roast and has at least three pieces', () => {
    expect(issue.length).toBeGreaterThanOrEqual(3)
    expect(issue[0]?.[0]).toBe('media_roast')
  })
  test('offers six titles for the roast', () => {
    const titles = issue[0]?.[1].titleAlternatives ?? []
    expect(new Set(titles.map((t) => t.title)).size).toBe(6)
  })
  test('has no piece without a body', () => {
    for (const [topic, article] of issue) expect([topic, article.body.length > 150]).toEqual([topic, true])
  })
})

test.each([14, 20, 30, 45])('of %i posts, no two pieces share more than a fifth', (n) => {
  const issue = issueOf(funny.posts.slice(0, n), 'Idris')
  expect(pairs(issue).filter((p) => p.shared > 0.2)).toEqual([])
})

test('a title that is only a count is followed as well', () => {
  const posts = funny.posts.slice(0, 14)
  const analysis = analyse(posts, { today, firstName: 'Idris' })
  const request = { topic: 'media_roast', analysis, posts, person: { firstName: 'Idris' }, today }
  const counted = write(request).titleAlternatives?.find((t) => t.angle.startsWith('counted'))
  expect(counted?.title).toBe('Fourteen posts, not one question mark')
  expect(write({ ...request, chosenTitle: counted?.title ?? '' }).title).toBe(counted?.title)
})

describe('of the sample person', () => {
  const posts = sampleRecords()
    .flatMap((record) => readPost(record, Date.parse(today)) ?? [])
    .map(
      ({ at, text, place, people, links, kind }, n): Post => ({
        id: n + 1,
        at: at === null ? null : new Date(at).toISOString(),
        text,
        place,
        people,
        links,
        kind,
      }),
    )
  const issue = issueOf(posts, sampleFirstName)

  test('hardly anything is told twice', () => {
    expect(pairs(issue).filter((p) => p.shared > 0.2).length).toBeLessThanOrEqual(2)
  })

  test('figures stand where one says it better, no two of them alike', () => {
    const figures = issue.flatMap(([, a]) => a.figures)
    expect(figures.length).toBeGreaterThanOrEqual(6)
    expect(new Set(figures.map((f) => f.title)).size).toBe(figures.length)
    for (const f of figures) {
      expect(f.points.length).toBeGreaterThanOrEqual(2)
      expect(f.points.every((p) => p.value >= 0)).toBe(true)
      expect(f.textAlternative).toContain(String(f.points[0]?.value))
    }
  })

  test('a pull quote repeats neither the title nor anything in the text', () => {
    const bare = (text: string) =>
      text
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim()
    const quotes = issue.flatMap(([, a]) => a.pullQuotes.map((q) => ({ q, a })))
    expect(quotes.length).toBeGreaterThan(8)
    for (const { q, a } of quotes) {
      const text = bare([a.title, ...a.paragraphs.flatMap((p) => p.sentences.map((s) => s.text))].join(' '))
      expect(text).not.toContain(bare(q.text))
    }
  })
}, 30_000)

test('posts that repeat each other are shared out, and come to an end', () => {
  const lines = ['Fed the sourdough and lit the oven.', 'The oven ruined another loaf.']
  const { posts } = person(
    'Robin',
    Array.from({ length: 40 }, (_, i) => [
      new Date(Date.UTC(2012, 0, i + 1)).toISOString().slice(0, 10),
      `${lines[i % 2]} Number ${i % 8}.`,
    ]),
  )
  const analysis = analyse(posts, { today, firstName: 'Robin' })
  expect(Object.keys(analysis.plan)).toContain('media_roast')
})
