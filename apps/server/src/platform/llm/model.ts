import type { JSONSchema7 } from '@ai-sdk/provider'

/** One thing asked of a language model. With a schema the answer is JSON of that shape. */
export interface ModelRequest {
  system: string
  prompt: string
  temperature?: number
  maxTokens?: number
  schema?: JSONSchema7
  signal?: AbortSignal
  /** Called with each piece as it comes. */
  onText?: (piece: string) => void
  /** What has come so far is no part of the answer: it begins anew. */
  onRetry?: () => void
}

export interface ModelAnswer {
  text: string
  /** The parsed answer where a schema was given. */
  json: unknown
  inputTokens: number
  outputTokens: number
  ms: number
}

export type ProviderName = 'openai' | 'anthropic'

/** `retryable`: the same call may work later. The message is for people. */
export class ModelFailed extends Error {
  readonly isRetryable: boolean
  readonly retryAfterMs: number | undefined
  constructor(message: string, options: { isRetryable: boolean; retryAfterMs?: number; cause?: unknown }) {
    super(message, { cause: options.cause })
    this.isRetryable = options.isRetryable
    this.retryAfterMs = options.retryAfterMs
  }
}
