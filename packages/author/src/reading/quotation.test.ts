import { expect, test } from 'vitest'
import { isSpokenByOthers } from './quotation.ts'

test('words between quotation marks are somebody’s; apostrophes are no quotation marks', () => {
  expect(isSpokenByOthers("Danylo: 'I am unbearable.' That's Oksana's word.", 'unbearable')).toBe(true)
  expect(isSpokenByOthers('He said “I am unbearable” twice.', 'unbearable')).toBe(true)
  expect(isSpokenByOthers("It's unbearable, that's all, and Sam's away.", 'unbearable')).toBe(false)
  expect(isSpokenByOthers('Nothing of the kind.', 'unbearable')).toBe(false)
})
