import { expect, test } from 'vitest'
import { turns } from './turns.ts'

const never = new AbortController().signal

function aRow(options: Partial<Parameters<typeof turns>[0]> = {}) {
  const row = turns<string>(
    { places: 3, ofEach: 2, waiting: 4, waitingOfEach: 3, ...options },
    () => new Error('full'),
  )
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const begin = (name: string, signal = never) =>
    row.take(name.charAt(0), signal, async () => {
      begun.push(name)
      await new Promise<void>((end) => ends.set(name, end))
    })
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  return {
    row,
    begun,
    begin,
    settle,
    async end(name: string) {
      ends.get(name)?.()
      await settle()
    },
  }
}

test('one that has enough waits while others pass', async () => {
  const { row, begun, begin, end, settle } = aRow()
  for (const name of ['a1', 'a2', 'a3', 'b1']) void begin(name)
  await settle()
  expect(begun).toEqual(['a1', 'a2', 'b1'])
  expect(['a', 'b'].map(row.isWaitedFor)).toEqual([true, false])
  void begin('c1')
  expect(row.isWaitedFor('b')).toBe(true)
  await end('b1')
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1'])
  await end('a2')
  expect(begun.at(-1)).toBe('a3')
  expect(row.isWaitedFor('a')).toBe(false)
})

test('one more than may wait is refused, of each and in all', async () => {
  const { begin } = aRow()
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) void begin(name)
  await expect(begin('a6')).rejects.toThrow('full')
  for (const name of ['b1', 'b2']) void begin(name)
  await expect(begin('c1')).rejects.toThrow('full')
})

test('whoever leaves the row makes room in it, and is waited for by nobody', async () => {
  const { row, begun, begin, end } = aRow({ places: 1, ofEach: 1, waiting: 1 })
  void begin('a1')
  const gone = new AbortController()
  const left = begin('b1', gone.signal)
  gone.abort(new Error('left'))
  await expect(left).rejects.toThrow('left')
  expect(row.isWaitedFor('a')).toBe(false)
  await expect(begin('b2', gone.signal)).rejects.toThrow('left')
  void begin('c1')
  await end('a1')
  expect(begun).toEqual(['a1', 'c1'])
})
