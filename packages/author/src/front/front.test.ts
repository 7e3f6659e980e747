import { describe, expect, test } from 'vitest'
import type { Post } from '../model.ts'
import { analyse } from '../reading/analyse.ts'
import { front } from './front.ts'

const today = '2026-01-01'
const post = (id: number, at: string, text: string): Post => ({
  id,
  at: `${at}T18:00:00.000Z`,
  text,
  place: null,
  people: [],
  links: [],
  kind: 'status',
})
const filler = Array.from({ length: 12 }, (_, at) =>
  post(
    100 + at,
    `2013-0${1 + (at % 9)}-1${at % 9}`,
    `Went to the market with Nora, bag number ${at}, and came back the long way.`,
  ),
)
const frontOf = (posts: Post[]) =>
  front({ analysis: analyse(posts, { today, firstName: 'Ida' }), posts, person: { firstName: 'Ida' } })

describe('a cover', () => {
  test('is a number where a promise took its time, with the words of the promise', () => {
    const posts = [
      post(1, '2012-02-04', 'The shed will be up by Easter.'),
      post(2, '2012-06-01', 'The shed is still a heap of boards.'),
      post(3, '2014-08-09', 'The shed is up. It leans.'),
      ...filler,
    ]
    const { cover } = frontOf(posts)
    expect(cover).toMatchObject({ kind: 'number', line: expect.stringContaining('by Easter') })
    // From 4 February 2012, which stands beside it, to 9 August 2014.
    expect(cover).toMatchObject({ value: 917, date: '2012-02-04' })
    expect(frontOf(posts).others).toContainEqual({ kind: 'years' })
  })
  test('sets what was promised in speech in one pair of marks', () => {
    const posts = [
      post(1, '2012-02-04', '“The shed will be up by Easter,” I told Nora. “You will see.”'),
      post(2, '2012-06-01', 'The shed is still a heap of boards.'),
      post(3, '2014-08-09', 'The shed is up. It leans.'),
      ...filler,
    ]
    expect(frontOf(posts).cover).toMatchObject({ kind: 'number', line: 'The shed will be up by Easter' })
  })
  test('is the years where nothing else is known, and the same every time', () => {
    expect(frontOf(filler).cover).toEqual({ kind: 'years' })
    expect(frontOf(filler).others).toEqual([])
    expect(frontOf(filler)).toEqual(frontOf(filler))
  })
})

describe('the post across the page', () => {
  test('is a whole short one, and never a wish, a shout to somebody, or a loss', () => {
    const posts = [
      post(1, '2012-01-01', 'Happy birthday Tom.'),
      post(2, '2012-02-01', 'Mum died today.'),
      post(3, '2016-03-01', 'Rain. Toast. Rain.'),
      ...filler,
    ]
    expect(frontOf(posts).strip).toEqual({ text: 'Rain. Toast. Rain.', date: '2016-03-01' })
    expect(frontOf(filler).strip).toBeNull()
  })
})
