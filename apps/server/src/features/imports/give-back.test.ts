import { getHeapStatistics } from 'node:v8'
import { expect, test } from 'vitest'
import { createGiveBack } from './give-back.ts'

const heapMb = () => getHeapStatistics().total_heap_size / 1024 / 1024

test('what was left behind is given back, and nothing is done where nothing was', () => {
  const giveBack = createGiveBack({ everyMs: 0 })
  giveBack()
  expect(giveBack()).toBe(false)
  let held: number[][] | null = Array.from({ length: 1000 }, (_, n) =>
    Array.from({ length: 20_000 }, () => n),
  )
  const full = heapMb()
  expect(held).toHaveLength(1000)
  held = null
  expect(giveBack()).toBe(true)
  expect(heapMb()).toBeLessThan(full - 100)
  expect(giveBack()).toBe(false)
})
