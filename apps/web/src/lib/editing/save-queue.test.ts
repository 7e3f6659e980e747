import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createSaveQueue, type UnsentStore } from './save-queue.ts'

function memory(seed: [string, string][] = []): UnsentStore<string> & { kept: Map<string, string> } {
  const kept = new Map(seed)
  return {
    kept,
    load: () => new Map(kept),
    put: (key, payload) => void kept.set(key, payload),
    drop: (key, payload) => void (kept.get(key) === payload && kept.delete(key)),
  }
}

function aQueue(
  send = vi.fn<(key: string, payload: string) => Promise<void>>(async () => {}),
  seed?: [string, string][],
) {
  const store = memory(seed)
  const onFailed = vi.fn()
  const queue = createSaveQueue<string>({
    send,
    store,
    onFailed,
    delays: { restMs: 500, nextMs: 500, attempts: 3 },
    isRefusal: (error) => error === 'refused',
  })
  return { queue, send, store, onFailed }
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('the save queue', () => {
  test('[RESP-23] waits 500 ms after the last key, and sends only the newest', async () => {
    const { queue, send } = aQueue()
    for (const text of ['a', 'ab', 'abc']) {
      queue.put('1', text)
      await pass(499)
    }
    expect(send).not.toHaveBeenCalled()
    expect(queue.statusOf('1')).toBe('unsaved')
    await pass(1)
    expect(send.mock.calls).toEqual([['1', 'abc']])
  })

  test('[RESP-24] [RESP-25] [RESP-51] tries three times, then says so once and keeps what was typed', async () => {
    const send = vi.fn<(key: string, payload: string) => Promise<void>>(() => Promise.reject('down'))
    const { queue, store, onFailed } = aQueue(send)
    queue.put('1', 'typed')
    await pass(500)
    expect(send).toHaveBeenCalledTimes(1)
    await pass(500)
    expect(send).toHaveBeenCalledTimes(2)
    expect(onFailed).not.toHaveBeenCalled()
    await pass(500)
    expect(send).toHaveBeenCalledTimes(3)
    expect(queue.statusOf('1')).toBe('error')
    expect(onFailed.mock.calls).toEqual([['1', 'typed']])
    expect(store.kept.get('1')).toBe('typed')
    await pass(60_000)
    expect(onFailed).toHaveBeenCalledTimes(1)
  })

  test('[RESP-24] the next item follows after 500 ms, never two at once', async () => {
    let running = 0
    const send = vi.fn(async () => {
      running += 1
      expect(running).toBe(1)
      await new Promise((done) => setTimeout(done, 100))
      running -= 1
    })
    const { queue } = aQueue(send)
    queue.put('1', 'a')
    queue.put('2', 'b')
    queue.flush()
    await pass(599)
    expect(send).toHaveBeenCalledTimes(1)
    await pass(1)
    expect(send).toHaveBeenCalledTimes(2)
  })

  test('[RESP-25] unsaved, saving, saved; a change under way is sent after it', async () => {
    const release: (() => void)[] = []
    const send = vi.fn(() => new Promise<void>((done) => release.push(done)))
    const { queue, store } = aQueue(send)
    queue.put('1', 'a')
    expect(queue.statusOf('1')).toBe('unsaved')
    queue.flush('1')
    expect(queue.statusOf('1')).toBe('saving')
    queue.put('1', 'b')
    release.shift()?.()
    await pass(1000)
    expect(send.mock.calls).toEqual([
      ['1', 'a'],
      ['1', 'b'],
    ])
    expect(store.kept.get('1')).toBe('b')
    release.shift()?.()
    await pass(0)
    expect(queue.statusOf('1')).toBe('saved')
    expect(store.kept.size).toBe(0)
  })

  test('[RESP-26] a move sends at once', () => {
    const { queue, send } = aQueue()
    queue.put('answer:1', 'a')
    queue.flush('answer:1')
    expect(send).toHaveBeenCalledTimes(1)
    queue.flush('answer:1')
    expect(send).toHaveBeenCalledTimes(1)
  })

  test('a lost line: nothing lost, nothing doubled, sent when it is back', async () => {
    let isDown = true
    const stored: [string, string][] = []
    const send = vi.fn(async (key: string, payload: string) => {
      if (isDown) throw new Error('down')
      stored.push([key, payload])
    })
    const { queue, store } = aQueue(send)
    for (const key of ['1', '2', '3']) queue.put(key, `answer ${key}`)
    await pass(20_000)
    expect(store.kept.size).toBe(3)
    isDown = false
    queue.wake()
    await pass(5000)
    expect(stored.sort()).toEqual([
      ['1', 'answer 1'],
      ['2', 'answer 2'],
      ['3', 'answer 3'],
    ])
    expect(store.kept.size).toBe(0)
  })

  test('comes back by itself even when nobody says that the line is back', async () => {
    const send = vi.fn<(key: string, payload: string) => Promise<void>>(() => Promise.reject('down'))
    const { queue } = aQueue(send)
    queue.put('1', 'a')
    await pass(2000)
    expect(queue.statusOf('1')).toBe('error')
    send.mockResolvedValue()
    await pass(6000)
    expect(queue.statusOf('1')).toBe('saved')
  })

  test('what an earlier visit left is sent', async () => {
    const { queue, send } = aQueue(undefined, [['1', 'left behind']])
    queue.resume(() => true)
    await pass(0)
    expect(send.mock.calls).toEqual([['1', 'left behind']])
  })

  test('a refusal is not tried for ever', async () => {
    const send = vi.fn<(key: string, payload: string) => Promise<void>>(() => Promise.reject('refused'))
    const { queue, store } = aQueue(send)
    queue.put('1', 'a')
    await pass(120_000)
    expect(send).toHaveBeenCalledTimes(3)
    expect(store.kept.size).toBe(0)
  })

  test('what belongs to a question that is gone is forgotten, and stands in nobody’s way', async () => {
    const { queue, send, store } = aQueue()
    store.put('7', 'left behind')
    queue.resume((key) => key !== '7')
    await expect(queue.drain()).resolves.toBe(true)
    expect([store.kept.size, send.mock.calls.length]).toEqual([0, 0])
  })

  test('draining tries once more what was refused, and says so again', async () => {
    const send = vi.fn<(key: string, payload: string) => Promise<void>>(() => Promise.reject('refused'))
    const { queue, onFailed } = aQueue(send)
    queue.put('1', 'a')
    await pass(10_000)
    expect(onFailed).toHaveBeenCalledTimes(1)
    const again = queue.drain()
    await pass(10_000)
    await expect(again).resolves.toBe(false)
    expect(onFailed).toHaveBeenCalledTimes(2)
    send.mockResolvedValue()
    const last = queue.drain()
    await pass(2000)
    await expect(last).resolves.toBe(true)
  })

  test('draining says whether all was saved', async () => {
    const { queue, send } = aQueue()
    queue.put('1', 'a')
    const good = queue.drain()
    await pass(0)
    await expect(good).resolves.toBe(true)
    await pass(500)
    send.mockRejectedValue('down')
    queue.put('1', 'b')
    const bad = queue.drain()
    await pass(2000)
    await expect(bad).resolves.toBe(false)
  })

  test('what is unsent goes along to another account', () => {
    const { queue, store } = aQueue()
    const other = memory()
    queue.put('1', 'a')
    queue.moveTo(other)
    expect([store.kept.size, other.kept.get('1')]).toEqual([0, 'a'])
  })
})
