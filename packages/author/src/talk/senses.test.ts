import { describe, expect, test } from 'vitest'
import { lemma } from '../stories/lemma.ts'
import { isSlip, nearWords } from './senses.ts'

describe('near words', () => {
  test('stand in one group in all their forms', () => {
    const alike = (a: string, b: string, language: string) => nearWords(a, language).has(lemma(b, language))
    expect(alike('cars', 'ute', 'en')).toBe(true)
    expect(alike('tattoos', 'tatt', 'en')).toBe(true)
    expect(alike('paraguas', 'ute', 'es')).toBe(false)
  })

  test('what is a kind of something stands for it, and not for the others of its kind', () => {
    expect(nearWords('bird', 'en').has('parrot')).toBe(true)
    expect(nearWords('parrot', 'en').has('bird')).toBe(true)
    expect(nearWords('parrot', 'en').has('penguin')).toBe(false)
  })

  test('a slip of the pen is one letter of five, two of eight, never the first', () => {
    expect(isSlip('omega', 'omegga')).toBe(true)
    expect(isSlip('ladder', 'laddre')).toBe(true)
    expect(isSlip('ladder', 'bladder')).toBe(false)
    expect(isSlip('cat', 'cart')).toBe(false)
  })

  test('very long words take no time', () => {
    // Processor time, so that a busy machine fails nobody.
    const before = process.cpuUsage()
    expect(isSlip('a'.repeat(2000), 'a'.repeat(1999))).toBe(true)
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(2000)
  })
})
