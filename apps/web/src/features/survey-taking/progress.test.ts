import { expect, test } from 'vitest'
import { percentComplete } from './progress.ts'
import { failureText } from './use-answers.ts'

test('[RESP-13] percent complete is (index + 1) / count, rounded', () => {
  expect([0, 1, 2].map((index) => percentComplete(index, 3))).toEqual([33, 67, 100])
  expect(percentComplete(3, 12)).toBe(33)
  expect(percentComplete(0, 0)).toBe(0)
})

test('[RESP-51] a failed save repeats the words of a text question, and of no other', () => {
  expect(failureText('long_text', { text: 'My whole story' })).toBe(
    'Failed to save response. “My whole story”',
  )
  expect(failureText('single_select', { value: 1, text: 'Green' })).toBe('Failed to save response.')
  expect(failureText('short_text', { text: '' })).toBe('Failed to save response.')
})
