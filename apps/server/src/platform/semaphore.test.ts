import { expect, test } from 'vitest'
import { aFewEach, semaphore } from './semaphore.ts'

test('lets so many in, makes some wait, and refuses the rest', async () => {
  const enter = semaphore(2, 1, () => new Error('full'))
  let running = 0
  let most = 0
  const gate = Promise.withResolvers<void>()
  const work = () =>
    enter(async () => {
      running += 1
      most = Math.max(most, running)
      await gate.promise
      running -= 1
    })
  const admitted = [work(), work(), work()]
  await expect(work()).rejects.toThrow('full')
  gate.resolve()
  await Promise.all(admitted)
  expect(most).toBe(2)
  await work()
})

test('lets a few of each in at once, refuses one more, and takes the next when one is done', async () => {
  const enter = aFewEach<string>(2, () => new Error('enough'))
  const gate = Promise.withResolvers<void>()
  const running = [enter('here', () => gate.promise), enter('here', () => gate.promise)]
  await expect(enter('here', async () => {})).rejects.toThrow('enough')
  expect(await enter('there', async () => 'in')).toBe('in')
  gate.resolve()
  await Promise.all(running)
  expect(await enter('here', async () => 'in')).toBe('in')
})
