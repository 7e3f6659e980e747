import { expect, test } from 'vitest'
import { reported } from './reported.ts'

test('a copy of an error keeps its words, and a late answer of the database is no fault', () => {
  const late = reported({ message: 'Query read timeout', stack: 'at work', queue: 'imports' }, false)
  expect(late.level).toBe('warn')
  expect(late.err.message).toBe('Query read timeout')
  expect(late.err).toMatchObject({ queue: 'imports', stack: 'at work' })
  expect(reported({ message: 'gone', code: 'ECONNRESET' }, false).level).toBe('warn')
})

test('anything else is a fault, with its words', () => {
  const broken = new Error('no such queue')
  expect(reported(broken, false)).toEqual({ level: 'error', err: broken })
  expect(reported(undefined, true).err.message).toBe('The queue did not say what.')
})

test('a job that ends after the queue was closed is no fault; before, it is', () => {
  const late = { message: 'Database connection is not opened (Queue: imports.embed, Worker: 1)' }
  expect(reported(late, true).level).toBe('warn')
  expect(reported(late, false).level).toBe('error')
  expect(reported({ message: 'no such queue' }, true).level).toBe('error')
})
