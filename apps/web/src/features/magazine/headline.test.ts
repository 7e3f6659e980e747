import { describe, expect, test } from 'vitest'
import { coverLines, issueLine, magazineHeading } from './headline.ts'

const magazine = (values: { posts: number; years: number[]; articles: number }) => ({
  id: 1,
  articles: Array.from({ length: values.articles }, (_, id) => ({
    template_name: null,
    id,
    title: `No. ${id}`,
    standfirst: '',
    language: 'en',
    reading_minutes: 1,
    department: 'Stories' as const,
    form: null,
    line: null,
    picture: null,
  })),
  coming: [],
  unwritten: [],
  progress: null,
  created_at: '2026-11-01T00:00:00.000Z',
  rhythm: values.years.map((year) => ({ year, weeks: [] })),
  front: null,
  cover_choice: null,
  post_count: values.posts,
  is_sample: false,
})

test('the heading has the name, or does without one', () => {
  expect(magazineHeading('Nora')).toBe("Nora's Articles")
  expect(magazineHeading('')).toBe('Your Articles')
  expect(magazineHeading(null)).toBe('Your Articles')
})

test.each([
  [{ posts: 1218, years: [2010, 2012, 2025], articles: 12 }, '1,218 posts, 2010–2025 · twelve articles'],
  [{ posts: 1, years: [2010], articles: 1 }, '1 post, 2010 · one article'],
  [{ posts: 3, years: [], articles: 300 }, '3 posts · 300 articles'],
  [{ posts: 0, years: [], articles: 0 }, 'no articles'],
])('the line above the heading: %o', (values, line) => {
  expect(issueLine(magazine(values))).toBe(line)
})

describe('cover lines', () => {
  test('are at most four different ones', () => {
    expect(coverLines(['a', 'b', 'a', 'c', 'd', 'e'])).toEqual(['a', 'b', 'c', 'd'])
  })
  test('are short ones where there are enough', () => {
    const long = 'A title that would need two lines on any cover, and more'
    expect(coverLines([long, 'b', 'c', 'd', 'e'])).toEqual(['b', 'c', 'd', 'e'])
    expect(coverLines([long, 'b'])).toEqual(['b', long])
  })
})
