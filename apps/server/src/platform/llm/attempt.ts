import { APICallError, type LanguageModelV4, type LanguageModelV4CallOptions } from '@ai-sdk/provider'
import { listening } from './listening.ts'
import { type ModelAnswer, ModelFailed, type ModelRequest } from './model.ts'

/** A model whose calls go through that `fetch`. */
export type OpenModel = (through: typeof fetch) => LanguageModelV4

export interface Patience {
  firstByteMs: number
  gapMs: number
  wholeMs: number
}

const MAX_TOKENS = 8000
/** Several times what its tokens may hold: a provider that does not keep to them must not fill the memory. */
const MOST_CHARACTERS = 200_000
const ENDLESS = new ModelFailed('The model did not come to an end.', { isRetryable: false })
const MOST_RETRY_AFTER_MS = 30_000
const WHOLE_REASONS = new Set(['stop', 'length', 'content-filter', 'tool-calls'])

function retryAfterOf(headers: Record<string, string> | undefined): number | undefined {
  const seconds = Number(headers?.['retry-after'])
  return Number.isFinite(seconds) && seconds >= 0 ? Math.min(seconds * 1000, MOST_RETRY_AFTER_MS) : undefined
}

/** What went wrong in words, and whether the same call may work later. */
export function explain(error: unknown): ModelFailed {
  if (error instanceof ModelFailed) return error
  if (!APICallError.isInstance(error))
    return new ModelFailed('The model could not be reached.', { isRetryable: true, cause: error })
  const { statusCode = 0, responseHeaders } = error
  // It began well and broke off: what came is no answer, and no refusal either.
  if (statusCode >= 200 && statusCode < 300)
    return new ModelFailed('The model stopped in the middle of its answer.', {
      isRetryable: true,
      cause: error,
    })
  if (statusCode === 401 || statusCode === 403)
    return new ModelFailed('The model’s provider does not accept the key.', {
      isRetryable: false,
      cause: error,
    })
  if (statusCode === 429 || statusCode === 408 || statusCode >= 500 || statusCode === 0)
    return new ModelFailed(
      statusCode === 429 ? 'The model is busy.' : 'The model’s provider has a problem.',
      {
        isRetryable: true,
        retryAfterMs: retryAfterOf(responseHeaders),
        cause: error,
      },
    )
  return new ModelFailed('The model refused this request.', { isRetryable: false, cause: error })
}

/**
 * Ends the call when nobody wants it any more, or when nothing comes for too long: before the first piece, between
 * two, or in all.
 */
function watchdog({ firstByteMs, gapMs, wholeMs }: Patience, wanted: AbortSignal | undefined) {
  // Not AbortSignal.any: what listens to one is kept for good, and everything that it knows.
  const controller = new AbortController()
  const unwanted = () => controller.abort(wanted?.reason)
  if (wanted?.aborted) unwanted()
  wanted?.addEventListener('abort', unwanted)
  const late = () =>
    controller.abort(new ModelFailed('The model did not answer in time.', { isRetryable: true }))
  const whole = setTimeout(late, wholeMs)
  const first = setTimeout(late, firstByteMs)
  let gap: NodeJS.Timeout | undefined
  return {
    signal: controller.signal,
    alive() {
      if (gap) return gap.refresh()
      clearTimeout(first)
      gap = setTimeout(late, gapMs)
    },
    /** Whoever is still speaking is not heard any more. */
    end: (reason: unknown) => controller.abort(reason),
    stop() {
      wanted?.removeEventListener('abort', unwanted)
      clearTimeout(whole)
      clearTimeout(first)
      clearTimeout(gap)
    },
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new ModelFailed('The model’s answer was not in the form it was asked for.', {
      isRetryable: true,
      cause,
    })
  }
}

const callOf = (request: ModelRequest): LanguageModelV4CallOptions => ({
  prompt: [
    { role: 'system', content: request.system },
    { role: 'user', content: [{ type: 'text', text: request.prompt }] },
  ],
  temperature: request.temperature,
  maxOutputTokens: request.maxTokens ?? MAX_TOKENS,
  ...(request.schema ? { responseFormat: { type: 'json', schema: request.schema, name: 'answer' } } : {}),
  providerOptions: { openai: { strictJsonSchema: false } },
})

/** One call, streamed, so that silence is noticed. An answer that stops in the middle is no answer. */
export async function attempt(
  open: OpenModel,
  request: ModelRequest,
  patience: Patience,
): Promise<ModelAnswer> {
  const from = performance.now()
  const dog = watchdog(patience, request.signal)
  const { signal } = dog
  const stopped = new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    else signal.addEventListener('abort', () => reject(signal.reason))
  })
  stopped.catch(() => {})
  let heard = 0
  const hear = listening((piece) => {
    if (signal.aborted) return
    heard += piece.length
    if (heard > MOST_CHARACTERS) return dog.end(ENDLESS)
    dog.alive()
    request.onText?.(piece)
  })
  try {
    const opened = Promise.resolve(open(hear).doStream({ ...callOf(request), abortSignal: signal }))
    opened.catch(() => {})
    const { stream } = await Promise.race([opened, stopped])
    const reader = stream.getReader()
    let text = ''
    let tokens: { input: number; output: number } | undefined
    // Ends the read that is waiting; a race with `stopped` for every part would pile up in its memory.
    stopped.catch(() => reader.cancel().catch(() => {}))
    for (;;) {
      const { done, value } = await reader.read()
      if (signal.aborted) throw signal.reason
      if (done) break
      dog.alive()
      if (value.type === 'error') throw value.error
      if (value.type === 'text-delta') text += value.delta
      if (value.type === 'finish' && WHOLE_REASONS.has(value.finishReason.unified))
        tokens = { input: value.usage.inputTokens.total ?? 0, output: value.usage.outputTokens.total ?? 0 }
    }
    if (!tokens)
      throw new ModelFailed('The model stopped in the middle of its answer.', { isRetryable: true })
    return {
      text,
      json: request.schema ? parsed(text) : null,
      inputTokens: tokens.input,
      outputTokens: tokens.output,
      ms: Math.round(performance.now() - from),
    }
  } catch (error) {
    const reason = signal.aborted ? signal.reason : error
    dog.end(reason)
    if (request.signal?.aborted) throw request.signal.reason
    throw explain(reason)
  } finally {
    dog.stop()
  }
}
