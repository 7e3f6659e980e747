import { expect, test } from 'vitest'
import { remembered } from './remembered.ts'

test('a text is worked on once while there is room, and again when it was put away', () => {
  const asked: string[] = []
  const shout = remembered((text) => {
    asked.push(text)
    return text.toUpperCase()
  }, 20)
  expect([shout('abcd'), shout('abcd'), shout('efgh')]).toEqual(['ABCD', 'ABCD', 'EFGH'])
  expect(asked).toEqual(['abcd', 'efgh'])
  shout('abcd')
  shout('ijkl')
  expect(shout('abcd')).toBe('ABCD')
  expect(asked).toEqual(['abcd', 'efgh', 'ijkl'])
  shout('efgh')
  expect(asked).toEqual(['abcd', 'efgh', 'ijkl', 'efgh'])
})

test('a text that is larger than all the room is worked on all the same', () => {
  expect(remembered((text) => text.length, 5)('abcdefgh')).toBe(8)
})
