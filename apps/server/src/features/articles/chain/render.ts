import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

export interface SampledPost {
  /** What the model calls it by. */
  number: number
  date: string
  text: string
  place: string | null
}

export interface SampledAnswer {
  number: number
  question: string
  answer: string
}

export interface RenderRequest {
  template: string
  values: Record<string, string>
  posts: SampledPost[]
  /** By the alias of their survey. */
  answers: Record<string, SampledAnswer[]>
}
export type RenderReply = { text: string } | { error: string }

/** Loading the engine takes most of this; the rendering itself gets half a second. */
const LIMIT_MS = 5000
const MEMORY_MB = 64

/** A worker for each prompt: whatever it does, it ends, and takes nothing with it. */
export async function renderPrompt(request: RenderRequest): Promise<string> {
  const worker = new Worker(new URL('./render-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  })
  try {
    const failed = once(worker, 'error').then(([error]) => {
      throw error
    })
    failed.catch(() => {})
    const reply = once(worker, 'message', { signal: AbortSignal.timeout(LIMIT_MS) }) as Promise<[RenderReply]>
    worker.postMessage(request)
    const [answer] = await Promise.race([reply, failed])
    if ('error' in answer) throw new Error(`This prompt cannot be rendered: ${answer.error}`)
    return answer.text
  } finally {
    await worker.terminate()
  }
}
