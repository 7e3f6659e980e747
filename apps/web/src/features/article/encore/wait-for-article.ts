import { GENERATION_MOST_POLLS, GENERATION_POLL_MS, type GenerationStatus } from '@youzine/contract'

export const TIMED_OUT = 'Article generation failed or timed out. Please try again later.'

/** The article was given up, or never came; `reason` is the server's word on it, where there is one. */
export class NotWritten extends Error {
  readonly reason: string | null
  constructor(reason: string | null = null) {
    super(TIMED_OUT)
    this.name = 'NotWritten'
    this.reason = reason
  }
}

type Options = {
  ask: () => Promise<GenerationStatus>
  pause: (ms: number) => Promise<void>
  signal: AbortSignal
}

/** Asks until the article is there. A question that got no answer is asked again like any other. */
export async function waitForArticle({ ask, pause, signal }: Options): Promise<number> {
  for (let poll = 0; poll < GENERATION_MOST_POLLS; poll += 1) {
    await pause(GENERATION_POLL_MS)
    signal.throwIfAborted()
    const answer = await ask().catch(() => null)
    if (answer?.status === 'finished' && answer.article_id !== null) return answer.article_id
    if (answer?.status === 'dropped') throw new NotWritten(answer.reason)
  }
  throw new NotWritten()
}
