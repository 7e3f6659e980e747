import { expect, test } from 'vitest'
import { createFairQueue } from './fair-queue.ts'

const pause = () => new Promise((tick) => setTimeout(tick, 1))

test('everybody in turn: whoever asks for much waits behind themselves', async () => {
  const turn = createFairQueue(10, () => new Error('enough'))
  const done: string[] = []
  const ask = (who: string, what: string) =>
    turn(who, async () => {
      await pause()
      done.push(what)
    })
  await Promise.all([
    ...['a1', 'a2', 'a3', 'a4'].map((what) => ask('a', what)),
    ...['b1', 'b2'].map((what) => ask('b', what)),
    ask('c', 'c1'),
  ])
  expect(done).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4'])
})

test('one at a time, whatever fails', async () => {
  const turn = createFairQueue(10, () => new Error('enough'))
  let running = 0
  const work = async () => {
    running += 1
    expect(running).toBe(1)
    await pause()
    running -= 1
    throw new Error('no')
  }
  const all = await Promise.allSettled([turn('a', work), turn('b', work), turn('a', work)])
  expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(await turn('a', async () => 'yes')).toBe('yes')
})

test('too many of one are refused, and nobody else’s', async () => {
  const turn = createFairQueue(2, () => new Error('enough'))
  const asked = ['a', 'a', 'a', 'a', 'b'].map((who) => turn(who, pause))
  expect((await Promise.allSettled(asked)).map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
  ])
})
