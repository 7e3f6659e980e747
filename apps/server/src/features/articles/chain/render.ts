import { askOnce } from '#platform/threads.ts'

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

/** Loading the engine takes most of this; the rendering itself gets half a second. */
const LIMIT_MS = 5000
const MEMORY_MB = 64

/** A thread for each prompt: whatever it does, it ends, and takes nothing with it. */
export async function renderPrompt(request: RenderRequest): Promise<string> {
  const file = new URL('./render-worker.ts', import.meta.url)
  try {
    return await askOnce(file, request, { limitMs: LIMIT_MS }, { maxOldGenerationSizeMb: MEMORY_MB })
  } catch (cause) {
    throw new Error(`This prompt cannot be rendered: ${(cause as Error).message}`, { cause })
  }
}
