import { expect, test } from 'vitest'
import { reported } from './reported.ts'

test('a copy of an error keeps its words, and a late answer of the database is no fault', () => {
  const late = reported({ message: 'Query read timeout', stack: 'at work', queue: 'imports' })
  expect(late.level).toBe('warn')
  expect(late.err.message).toBe('Query read timeout')
  expect(late.err).toMatchObject({ queue: 'imports', stack: 'at work' })
  expect(reported({ message: 'gone', code: 'ECONNRESET' }).level).toBe('warn')
})

test('anything else is a fault, with its words', () => {
  const broken = new Error('no such queue')
  expect(reported(broken)).toEqual({ level: 'error', err: broken })
  expect(reported(undefined).err.message).toBe('The queue did not say what.')
})
