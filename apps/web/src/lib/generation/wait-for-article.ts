import {
  GENERATION_MOST_POLLS,
  GENERATION_POLL_MS,
  type GenerationStatus,
  topicTexts,
} from '@youzine/contract'
import { ApiError } from '#lib/api-error.ts'

/** The article was given up, or never came; `reason` is the server's word on it, where there is one. */
export class NotWritten extends Error {
  readonly reason: string | null
  constructor(reason: string | null = null) {
    super(topicTexts.timedOut)
    this.name = 'NotWritten'
    this.reason = reason
  }
}

/** A line that is down for a moment is no answer; an error is one. */
function heard(error: unknown): null {
  if (error instanceof ApiError && error.status > 0)
    throw new Error(topicTexts.statusFailed, { cause: error })
  return null
}

type Options = {
  ask: () => Promise<GenerationStatus>
  pause: (ms: number) => Promise<void>
  signal: AbortSignal
}

/** Asks until the article is there. A question that got lost is asked again like any other. */
export async function waitForArticle({ ask, pause, signal }: Options): Promise<number> {
  for (let poll = 0; poll < GENERATION_MOST_POLLS; poll += 1) {
    await pause(GENERATION_POLL_MS)
    signal.throwIfAborted()
    const answer = await ask().catch(heard)
    if (answer?.status === 'finished' && answer.article_id !== null) return answer.article_id
    if (answer?.status === 'dropped') throw new NotWritten(answer.reason)
  }
  throw new NotWritten()
}
