import { ModelFailed } from './llm/model.ts'
import { Problem } from './problem.ts'

/** Written for people; anything else may speak of our inside. */
export const isSpoken = (error: unknown): error is Error =>
  error instanceof Problem || error instanceof ModelFailed

export const sentenceOf = (
  error: unknown,
  otherwise = 'Something went wrong on our side. Please try again.',
) => (isSpoken(error) ? error.message : otherwise)
