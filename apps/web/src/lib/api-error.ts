import type { FieldFault, ProblemBody, ProblemCode } from '@youzine/contract'

export const UNREACHABLE = 'We cannot reach Youzine just now. Check your connection and try again.'
export const SPEECHLESS = 'Something went wrong on our side. Please try again.'

/** A failed call. `detail` can always be shown; `isSpoken` says whether the words are the server's own. */
export class ApiError extends Error {
  readonly status: number
  readonly detail: string
  readonly faults: FieldFault[]
  readonly isSpoken: boolean
  /** What went wrong, for programs; null where no word of the server's arrived. */
  readonly code: string | null

  constructor(
    status: number,
    detail: string,
    options: { faults?: FieldFault[]; isSpoken?: boolean; code?: string | null; cause?: unknown } = {},
  ) {
    super(detail, { cause: options.cause })
    this.name = 'ApiError'
    this.status = status
    this.detail = detail
    this.faults = options.faults ?? []
    this.isSpoken = options.isSpoken ?? false
    this.code = options.code ?? null
  }
}

/** By hand: every page meets this, and none needs a library of schemas for it. */
function isProblem(body: unknown): body is ProblemBody {
  const detail = (body as Partial<ProblemBody> | null | undefined)?.detail
  const isFault = (fault: unknown) =>
    Array.isArray((fault as Partial<FieldFault> | null)?.loc) &&
    typeof (fault as Partial<FieldFault>).msg === 'string'
  return typeof detail === 'string' || (Array.isArray(detail) && detail.every(isFault))
}

export function errorFromAnswer(status: number, body: unknown, code: string | null = null): ApiError {
  if (!isProblem(body)) return new ApiError(status, SPEECHLESS, { code })
  const { detail } = body
  if (typeof detail === 'string')
    return new ApiError(status, detail || SPEECHLESS, { isSpoken: detail !== '', code })
  const first = detail[0]?.msg
  return new ApiError(status, first || SPEECHLESS, { faults: detail, isSpoken: Boolean(first), code })
}

/** The server's own words, or the given ones when it had none. */
export const detailOr = (error: unknown, otherwise: string) =>
  error instanceof ApiError && error.isSpoken ? error.detail : otherwise

/** What to show when any sentence will do. */
export const sentenceOf = (error: unknown) => (error instanceof ApiError ? error.detail : SPEECHLESS)

export const hasStatus = (error: unknown, ...statuses: number[]) =>
  error instanceof ApiError && statuses.includes(error.status)

export const hasCode = (error: unknown, code: ProblemCode) => error instanceof ApiError && error.code === code
