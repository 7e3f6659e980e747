import type { ArticleListing, Department } from '@youzine/contract'
import { describe, expect, test } from 'vitest'
import { howLong, planContents } from './departments.ts'

const listing = (id: number, department: Department): ArticleListing => ({
  id,
  title: `T${id}`,
  template_name: null,
  standfirst: '',
  language: 'en',
  reading_minutes: 3,
  department,
  form: 'saga',
  line: null,
  picture: null,
})

describe('the contents', () => {
  test('have a lead, two seconds of other departments, and an index in the order of departments', () => {
    const { lead, seconds, index } = planContents([
      listing(1, 'Stories'),
      listing(2, 'Stories'),
      listing(3, 'Signs'),
      listing(4, 'People'),
      listing(5, 'Things'),
      listing(6, 'People'),
    ])
    expect(lead?.id).toBe(1)
    expect(seconds.map(({ id }) => id)).toEqual([3, 4])
    expect(index.map(({ department, articles }) => [department, articles.map(({ id }) => id)])).toEqual([
      ['Stories', [2]],
      ['People', [6]],
      ['Things', [5]],
    ])
  })
  test('of a thin magazine are a lead and an index; of an empty one nothing', () => {
    expect(planContents([listing(1, 'Stories'), listing(2, 'Signs')])).toMatchObject({
      lead: { id: 1 },
      seconds: [],
      index: [{ department: 'Signs' }],
    })
    expect(planContents([])).toEqual({ lead: null, seconds: [], index: [] })
  })
  test('give a department with most of the articles two columns', () => {
    const many = Array.from({ length: 9 }, (_, at) => listing(at, 'Stories'))
    const { index } = planContents([
      ...many,
      listing(20, 'People'),
      listing(21, 'People'),
      listing(22, 'Signs'),
    ])
    expect(index.map(({ department, isWide }) => [department, isWide])).toEqual([
      ['Stories', true],
      ['People', false],
    ])
    const even = planContents(
      ['Stories', 'Things', 'Things', 'Signs', 'People', 'People'].map((d, at) =>
        listing(at, d as Department),
      ),
    )
    expect(even.index.some(({ isWide }) => isWide)).toBe(false)
  })
  test('say the form and the minutes', () => {
    expect(howLong(listing(1, 'People'))).toBe('In posts · 3 min')
    expect(howLong({ ...listing(1, 'People'), form: null })).toBe('3 min')
  })
})
