import { describe, expect, test } from 'vitest'
import { wordTest } from './leave-outs.ts'

describe('a word or name to leave out', () => {
  test.each([
    ['Jo', 'Jo rang.', true],
    ['Jo', 'John rang.', false],
    ['o’brien', "With O'Brien and OBrien.", true],
    ['Aunt  May', 'for aunt May’s hat', true],
    ['Aunt May', 'an aunt in May', false],
    ['co-op', 'the coop', true],
    ['¡José!', 'josé otra vez', true],
    ['🎹', 'tuned the 🎹 again', true],
    ['🎹', 'nothing of the kind', false],
    ['!', 'no sign of it', false],
    ['   ', 'anything', false],
  ])('%j in %j: %s', (word, text, isIn) => {
    expect(wordTest(word)(text)).toBe(isIn)
  })

  test.each([
    [`a${'!'.repeat(70)}b`, `a${'.'.repeat(100_000)}c`],
    [`a${' !'.repeat(35)} b`, `a${' .'.repeat(50_000)}c`],
    [`a${'! '.repeat(35)}b`, `a${' '.repeat(100_000)}c`],
    ['a.'.repeat(40), 'a.'.repeat(50_000)],
  ])('one that was made to hold a core does not: %#', (word, text) => {
    const before = process.cpuUsage()
    wordTest(word)(text)
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(500)
  })
})
