import { type FieldFault, type ProblemCode, problems } from '@youzine/contract'

interface Details {
  message?: string
  faults?: FieldFault[]
  retryAfterSeconds?: number
  cause?: unknown
}

/** What a person can cause. Bugs are plain errors and answer 500 without a word about their inside. */
export class Problem extends Error {
  readonly code: ProblemCode
  readonly status: number
  readonly faults: FieldFault[] | undefined
  readonly retryAfterSeconds: number | undefined
  constructor(code: ProblemCode, { message, faults, retryAfterSeconds, cause }: Details = {}) {
    super(message ?? problems[code].message, { cause })
    this.code = code
    this.status = problems[code].status
    this.faults = faults
    this.retryAfterSeconds = retryAfterSeconds
  }
}

export const problem = (code: ProblemCode, message?: string) => new Problem(code, { message })

export const invalidField = (field: string, msg: string) =>
  new Problem('invalid', { message: msg, faults: [{ loc: ['body', field], msg, type: 'value_error' }] })
