import { setTimeout } from 'node:timers/promises'
import { createOpenAI } from '@ai-sdk/openai'
import type { Embedder } from '@youzine/embedder'
import type { Log } from '../log.ts'
import { explain } from './attempt.ts'

const BACK_OFF_MS = [1000, 4000]
const TEXTS_A_CALL = 64

interface Options {
  settings: { apiKey: string; baseURL?: string }
  model: string
  timeoutMs: number
  log: Log
}

/** Vectors from a provider, brought to the same signed bytes as those that are made here. */
export function providerEmbedder({ settings, model, timeoutMs, log }: Options): Embedder {
  const embedding = createOpenAI(settings).embedding(model)

  async function once(values: string[]): Promise<Int8Array[]> {
    const { embeddings } = await embedding.doEmbed({ values, abortSignal: AbortSignal.timeout(timeoutMs) })
    if (embeddings.length !== values.length) throw new Error('The provider left out a vector.')
    return embeddings.map(quantised)
  }

  async function page(values: string[]): Promise<Int8Array[]> {
    for (let tries = 0; ; tries += 1) {
      try {
        return await once(values)
      } catch (error) {
        const reason = explain(error)
        const pause = BACK_OFF_MS[tries]
        if (!reason.isRetryable || pause === undefined) throw reason
        log.warn({ tries: tries + 1, reason: reason.message }, 'texts could not be embedded')
        await setTimeout(reason.retryAfterMs ?? Math.min(pause, timeoutMs))
      }
    }
  }

  return {
    name: `openai:${model}`,
    async embed(texts) {
      const vectors: Int8Array[] = []
      for (let from = 0; from < texts.length; from += TEXTS_A_CALL)
        vectors.push(...(await page(texts.slice(from, from + TEXTS_A_CALL))))
      return vectors
    },
    close: async () => {},
  }
}

/** Of length one, then a byte for each number: comparing needs no more. */
function quantised(vector: number[]): Int8Array {
  const length = Math.hypot(...vector) || 1
  return Int8Array.from(vector, (value) => Math.round(Math.max(-1, Math.min(1, (value / length) * 4)) * 127))
}
