import { z } from 'zod'
import { StepFailed } from '#features/chains/index.ts'
import { hasManyPosts } from '#features/posts/index.ts'
import { countUse, findTopic } from '#features/topics/index.ts'
import { dayOf } from '#platform/clock.ts'
import type { Queryable } from '#platform/db/database.ts'
import { type Attempt, alike, handler, jobType } from '#platform/jobs/job.ts'
import { isSpoken } from '#platform/spoken-error.ts'
import {
  endGeneration,
  findGeneration,
  findShownEdition,
  type GenerationRow,
  insertArticle,
  insertSteps,
  markRunning,
  supersede,
} from './queries.ts'
import type { Writers } from './writers.ts'

const One = z.object({ userId: z.int(), generationId: z.int() })

/** Each article must know which stories the one before it has told. */
export const writeArticle = jobType({
  name: 'articles.write',
  input: One,
  isLarge: (on, { userId }) => hasManyPosts(on, userId),
  size: alike,
  isOneAtATime: true,
  retries: 2,
  retryDelay: 1,
  timeoutSeconds: 220,
})

/** The page stops asking after 240 seconds; by then it must have heard how it ended. */
const DEADLINE_MS = 210_000

export const DROPPED = 'This article could not be written. Please try again later.'

interface Options {
  db: Queryable
  writers: Writers
  /** Tells whoever waits for a whole magazine that one more is over. */
  onOver(importId: number): Promise<void>
}

/** What asking again would not change: a provider that failed after its retries, a budget that is used up. */
function finalReason(failure: unknown, deadline: AbortSignal): string | null {
  const error = failure instanceof StepFailed ? failure.cause : failure
  if (isSpoken(error)) return error.message
  return deadline.aborted ? 'The model did not answer in time.' : null
}

/** New posts lead to a new edition only where they change what is read. */
const isSameEdition = (shown: { title: string; body: string }, row: { title: string; body: string }) =>
  shown.title === row.title && shown.body === row.body

export function articleJobs({ db, writers, onOver }: Options) {
  async function end(generation: GenerationRow, reason: string) {
    await endGeneration(db, generation.id, { status: 'dropped', reason })
    if (generation.importId) await onOver(generation.importId)
  }

  async function run({ input, step, signal }: Attempt<z.infer<typeof One>>) {
    const generation = await findGeneration(db, input.generationId)
    const topic = generation && (await findTopic(db, generation.topicId))
    if (!generation || !topic || generation.status === 'finished' || generation.status === 'dropped') return
    await markRunning(db, generation.id)
    const deadline = AbortSignal.timeout(DEADLINE_MS)
    try {
      const { row, steps } = await writers.write({
        generation,
        topic,
        step,
        signal: AbortSignal.any([signal, deadline]),
      })
      await db.transaction(async (tx) => {
        const shown = generation.importId === null ? null : await findShownEdition(tx, generation)
        if (shown && isSameEdition(shown, row)) {
          await endGeneration(tx, generation.id, { status: 'finished', articleId: shown.id })
          return
        }
        const article = await insertArticle(tx, row)
        if (shown) await supersede(tx, shown.id, article.id)
        await insertSteps(
          tx,
          steps.map(({ text: answer, stepIndex, prompt, model, ms, inputTokens, outputTokens }) => ({
            userId: generation.userId,
            articleId: article.id,
            stepIndex,
            prompt,
            answer,
            model,
            ms,
            inputTokens,
            outputTokens,
          })),
        )
        const isMine = await endGeneration(tx, generation.id, { status: 'finished', articleId: article.id })
        if (!isMine) throw new Error('This article was written by somebody else meanwhile.')
        await countUse(tx, topic.id, dayOf(article.createdAt))
      })
    } catch (error) {
      const reason = signal.aborted ? null : finalReason(error, deadline)
      if (reason === null) throw error
      return end(generation, reason)
    }
    if (generation.importId) await onOver(generation.importId)
  }

  async function drop({ generationId }: z.infer<typeof One>) {
    const generation = await findGeneration(db, generationId)
    if (generation) await end(generation, DROPPED)
  }

  return [handler(writeArticle, run, drop)]
}
