import { expect, test } from 'vitest'
import { ApiError } from '#lib/api-error.ts'
import { NotWritten } from '#lib/generation/wait-for-article.ts'
import { generationFailure } from './use-after-survey.ts'

test('[RESP-52] the server’s words, its default, or another try', () => {
  const refused = new ApiError(409, 'Complete all requirements above to generate an article.', {
    isSpoken: true,
  })
  expect(generationFailure(refused)).toBe('Complete all requirements above to generate an article.')
  expect(generationFailure(new ApiError(500, 'Something'))).toBe('Failed to generate article')
  expect(generationFailure(new Error('Not today.'))).toBe('Not today.')
  for (const error of [new NotWritten(), new ApiError(0, 'no line'), new TypeError('x')])
    expect(generationFailure(error)).toBe('Failed to generate article. Please try again.')
})
