import { expect, test } from 'vitest'
import { aboutWhom, shownName, viewedText } from './names.ts'

test('[SHARE-01] who it is about, and how often it was read', () => {
  const user = { firstName: 'Thea', lastName: 'Wadlow' }
  const line = (shown: 'full' | 'first' | 'none') => {
    const { first, last } = shownName(user, shown)
    return aboutWhom(first, last)
  }
  expect(line('full')).toBe('An article about Thea Wadlow')
  expect(line('first')).toBe('An article about Thea')
  expect(line('none')).toBe('An article about somebody')
  expect([0, 1, 2].map(viewedText)).toEqual(['Viewed 0 times', 'Viewed 1 time', 'Viewed 2 times'])
})
