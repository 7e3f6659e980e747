import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { paced } from './pace.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function listened() {
  const chunks: { text: string; at: number }[] = []
  const from = performance.now()
  const pace = paced((text) => chunks.push({ text, at: Math.round(performance.now() - from) }))
  return { chunks, pace }
}

describe('chunks', () => {
  test('go at once, and what comes too fast goes together a moment later', () => {
    const { chunks, pace } = listened()
    for (let at = 0; at < 100; at += 1) {
      pace.take(`${at} `)
      vi.advanceTimersByTime(10)
    }
    pace.end()
    expect(chunks[0]).toEqual({ text: '0 ', at: 0 })
    expect(chunks.length).toBeGreaterThan(18)
    expect(chunks.length).toBeLessThanOrEqual(22)
    expect(chunks.map(({ text }) => text).join('')).toBe(
      Array.from({ length: 100 }, (_, at) => `${at} `).join(''),
    )
  })

  test('at their own pace none of them waits, though some come early', () => {
    const { chunks, pace } = listened()
    const early = [0, 3, -4, 5, -2, 4, -5, 0, 2, -3]
    let now = 0
    for (let at = 1; at <= 200; at += 1) {
      const then = at * 50 + (early[at % early.length] ?? 0)
      vi.advanceTimersByTime(then - now)
      now = then
      pace.take(String(then))
    }
    expect(chunks).toHaveLength(200)
    for (const { text, at } of chunks) expect(at - Number(text)).toBeLessThanOrEqual(10)
  })

  test('nothing is handed over twice at the end, nor after it', () => {
    const { chunks, pace } = listened()
    pace.take('a')
    pace.take('b')
    pace.end()
    pace.end()
    vi.advanceTimersByTime(1000)
    expect(chunks.map(({ text }) => text)).toEqual(['a', 'b'])
  })
})
