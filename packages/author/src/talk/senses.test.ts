import { describe, expect, test } from 'vitest'
import { isSlip, sensesOf } from './senses.ts'

describe('near words', () => {
  test('stand in one group in all their forms', () => {
    const alike = (a: string, b: string, language: string) =>
      sensesOf(a, language).some((group) => sensesOf(b, language).includes(group))
    expect(alike('cars', 'ute', 'en')).toBe(true)
    expect(alike('tattoos', 'tatt', 'en')).toBe(true)
    expect(alike('paraguas', 'ute', 'es')).toBe(false)
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
