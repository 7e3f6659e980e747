import { afterAll, expect, test } from 'vitest'
import { openThread, ThreadTooSlow } from './threads.ts'

const thread = openThread<{ kind: string }, string>(new URL('../testing/thread-of-tests.ts', import.meta.url))
afterAll(thread.close)
const patient = { limitMs: 20_000 }

test('a thread answers, fails in words, and goes on with the next question', async () => {
  expect(await thread.ask({ kind: 'echo' }, patient)).toBe('echo')
  await expect(thread.ask({ kind: 'throw' }, patient)).rejects.toThrow('asked to throw')
  expect(await thread.ask({ kind: 'echo' }, patient)).toBe('echo')
})

test('one that computes for ever is ended in its time; the next question gets a new one', async () => {
  await expect(thread.ask({ kind: 'spin' }, { limitMs: 300 })).rejects.toThrow(ThreadTooSlow)
  expect(await thread.ask({ kind: 'echo' }, patient)).toBe('echo')
})

test('its time is its own: one that waits while others compute is not late', async () => {
  expect(await thread.ask({ kind: 'wait' }, { limitMs: 400 })).toBe('waited')
})

test('one whose asker has gone is ended at once', async () => {
  const leaving = new AbortController()
  const asked = thread.ask({ kind: 'spin' }, { ...patient, signal: leaving.signal })
  setTimeout(() => leaving.abort(new Error('gone')), 50)
  await expect(asked).rejects.toThrow('gone')
})

test('one that dies says so', async () => {
  await expect(thread.ask({ kind: 'die' }, patient)).rejects.toThrow('ended without an answer')
  expect(await thread.ask({ kind: 'echo' }, patient)).toBe('echo')
})
