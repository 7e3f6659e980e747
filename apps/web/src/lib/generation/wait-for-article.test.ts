import type { GenerationStatus } from '@youzine/contract'
import { expect, test, vi } from 'vitest'
import { ApiError } from '#lib/api-error.ts'
import { NotWritten, waitForArticle } from './wait-for-article.ts'

const status = (values: Partial<GenerationStatus>): GenerationStatus => ({
  status: 'running',
  article_id: null,
  reason: null,
  ...values,
})
const pause = () => Promise.resolve()
const signal = new AbortController().signal

test('answers with the article once it is written, whatever happened to a question in between', async () => {
  const ask = vi
    .fn<() => Promise<GenerationStatus>>()
    .mockResolvedValueOnce(status({ status: 'queued' }))
    .mockRejectedValueOnce(new Error('no line'))
    .mockResolvedValueOnce(status({ status: 'finished', article_id: 7 }))
  await expect(waitForArticle({ ask, pause, signal })).resolves.toBe(7)
})

test('[TPL-19] [TPL-21] an error ends it', async () => {
  const ask = vi.fn(() => Promise.reject(new ApiError(500, 'Oh.')))
  await expect(waitForArticle({ ask, pause, signal })).rejects.toThrow('Failed to check article status')
  expect(ask).toHaveBeenCalledTimes(1)
})

test('[TPL-19] a dropped one says why', async () => {
  const ask = () => Promise.resolve(status({ status: 'dropped', reason: 'Too little to go on.' }))
  await expect(waitForArticle({ ask, pause, signal })).rejects.toMatchObject({
    reason: 'Too little to go on.',
  })
})

test('[TPL-18] [TPL-19] gives up after 120 questions', async () => {
  const ask = vi.fn(() => Promise.resolve(status({})))
  await expect(waitForArticle({ ask, pause, signal })).rejects.toBeInstanceOf(NotWritten)
  expect(ask).toHaveBeenCalledTimes(120)
})

test('stops with the page', async () => {
  const ask = vi.fn(() => Promise.resolve(status({})))
  await expect(waitForArticle({ ask, pause, signal: AbortSignal.abort() })).rejects.toThrow()
  expect(ask).not.toHaveBeenCalled()
})
