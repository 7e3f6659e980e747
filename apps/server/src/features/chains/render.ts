import { Problem } from '#platform/problem.ts'
import { askOnce } from '#platform/threads.ts'

export interface SampledPost {
  /** What the model calls it by. */
  number: number
  date: string
  text: string
  place: string | null
  /** What must be minded when it is used: `tender`, `not their own words`. */
  mark: string | null
}

export interface SampledAnswer {
  number: number
  question: string
  answer: string
}

export interface RenderRequest {
  template: string
  /** Null where there is none: empty text would count as true in a template. */
  values: Record<string, unknown>
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
    // Its author's to mend, and so said to whoever runs it.
    const why = (cause as Error).message.split('\n')[0]
    throw new Problem('invalid', { message: `This prompt cannot be rendered: ${why}`, cause })
  }
}
