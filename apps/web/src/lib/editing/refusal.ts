import { ApiError } from '#lib/api-error.ts'

const WORTH_ANOTHER_TRY = [401, 408, 425, 429]

/** A refusal that no further try would change. */
export const isRefusal = (error: unknown) =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  !WORTH_ANOTHER_TRY.includes(error.status)
