import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newDraft } from './draft.ts'
import { createNoteReader } from './note-reader.ts'

const DELAYS = { restMs: 100, retryMs: 10 }
const draft = (key: string, body: string) => ({ ...newDraft('2026-11-18', key), body })

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function reader() {
  const ids = new Map<string, number>()
  const saving = new Set<string>()
  const readings: [number, string][] = []
  const line = { isCut: false }
  const one = createNoteReader({
    delays: DELAYS,
    isBeingSaved: (key) => saving.has(key),
    idOf: ({ key }) => ids.get(key) ?? null,
    read: async (id, { body }) => {
      if (!line.isCut) readings.push([id, body])
      return !line.isCut
    },
  })
  return { ...one, ids, saving, readings, line }
}

test('a note is read once, when typing rests, by its newest words', () => {
  const { typed, ids, readings } = reader()
  ids.set('a', 1)
  typed(draft('a', 'ran'))
  vi.advanceTimersByTime(60)
  typed(draft('a', 'ran 5'))
  vi.advanceTimersByTime(99)
  expect(readings).toEqual([])
  vi.advanceTimersByTime(1000)
  expect(readings).toEqual([[1, 'ran 5']])
})

test('while it is being saved the reading waits; a second note does not push the first out', () => {
  const { typed, ids, saving, readings } = reader()
  saving.add('a')
  typed(draft('a', 'ran 5'))
  typed(draft('b', 'slept'))
  ids.set('b', 2)
  vi.advanceTimersByTime(300)
  expect(readings).toEqual([[2, 'slept']])
  ids.set('a', 1)
  saving.clear()
  vi.advanceTimersByTime(10)
  expect(readings).toEqual([
    [2, 'slept'],
    [1, 'ran 5'],
  ])
})

test('what waited for the line is read when it is there, and so is what an earlier visit left', () => {
  const { typed, resume, saved, ids, readings } = reader()
  typed(draft('a', 'in a tunnel'))
  resume(draft('b', 'from yesterday'))
  vi.advanceTimersByTime(5000)
  expect(readings).toEqual([])
  ids.set('a', 1).set('b', 2)
  saved('a')
  saved('b')
  saved('c')
  vi.advanceTimersByTime(0)
  expect(readings).toEqual([
    [1, 'in a tunnel'],
    [2, 'from yesterday'],
  ])
})

test('what a hand changes before the reading goes with it; an emptied note is not read', () => {
  const { typed, changed, ids, readings } = reader()
  ids.set('a', 1)
  typed(draft('a', 'ran 5'))
  changed(draft('a', ''))
  vi.advanceTimersByTime(200)
  expect(readings).toEqual([])
})

test('a reading that the line cuts off is tried again, and not for ever', async () => {
  const { typed, ids, readings, line } = reader()
  ids.set('a', 1)
  line.isCut = true
  typed(draft('a', 'ran 5'))
  await vi.advanceTimersByTimeAsync(5000)
  line.isCut = false
  await vi.advanceTimersByTimeAsync(20_000)
  expect(readings).toEqual([[1, 'ran 5']])
  line.isCut = true
  typed(draft('a', 'ran 6'))
  await vi.advanceTimersByTimeAsync(600_000)
  line.isCut = false
  await vi.advanceTimersByTimeAsync(600_000)
  expect(readings).toHaveLength(1)
})
