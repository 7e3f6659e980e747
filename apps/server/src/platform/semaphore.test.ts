import { expect, test } from 'vitest'
import { semaphore } from './semaphore.ts'

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
