import { z } from 'zod'
import { findTopic } from '#features/topics/index.ts'
import type { Clock } from '#platform/clock.ts'
import type { Queryable, Transaction } from '#platform/db/database.ts'
import { type Attempt, alike, handler, jobType } from '#platform/jobs/job.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { takingTurns } from '#platform/taking-turns.ts'
import { editionOf, findGenerationOf, findOwnedArticle, listWithTopics, updateArticle } from './queries.ts'
import { strip, type Unwanted } from './strip.ts'
import type { Writers } from './writers.ts'

const One = z.object({ userId: z.int(), articleId: z.int() })

export const rewriteArticle = jobType({
  name: 'articles.rewrite',
  input: One,
  size: alike,
  retries: 2,
  retryDelay: 1,
  timeoutSeconds: 220,
})

/** Takes out at once what is unwanted, and has what is left written again; answers which articles. */
export async function stripArticles(
  tx: Transaction,
  { jobs, now }: { jobs: Jobs; now: Date },
  userId: number,
  unwanted: Unwanted,
): Promise<number[]> {
  const changed: number[] = []
  const turn = takingTurns()
  for (const { article, topicName } of await listWithTopics(tx, userId)) {
    await turn()
    const stripped = strip(article, topicName ?? 'An article', unwanted)
    if (!stripped) continue
    changed.push(article.id)
    // An earlier edition stays as it was, without it; only what the magazine shows is written again.
    const isShown = article.supersededBy === null && article.topicId !== null
    await updateArticle(tx, article.id, { ...stripped, ...(isShown ? { rewriteWantedAt: now } : {}) })
    if (isShown) await jobs.enqueue(tx, rewriteArticle, { userId, articleId: article.id })
  }
  return changed
}

export function rewritingJobs({ db, clock, writers }: { db: Queryable; clock: Clock; writers: Writers }) {
  async function run({ input: { userId, articleId }, step, signal }: Attempt<z.infer<typeof One>>) {
    const found = await findOwnedArticle(db, userId, articleId)
    const topic = found?.article.topicId ? await findTopic(db, found.article.topicId) : null
    if (!found || !topic || found.article.rewriteWantedAt === null) return
    const { article } = found
    const asked = await findGenerationOf(db, articleId)
    const { row } = await writers.write({
      generation: {
        userId,
        topicId: topic.id,
        magazineId: article.magazineId,
        importId: asked?.importId ?? null,
        chosenTitle: asked?.chosenTitle ?? null,
      },
      topic,
      edition: asked?.importId == null ? await editionOf(db, article) : 0,
      step,
      signal,
    })
    await updateArticle(db, articleId, { ...row, rewriteWantedAt: null, rewrittenAt: clock() })
  }

  /** What could not be written again stays as it is, without what was taken out. */
  const giveUp = ({ articleId }: z.infer<typeof One>) =>
    updateArticle(db, articleId, { rewriteWantedAt: null }).then(() => {})

  return [handler(rewriteArticle, run, giveUp)]
}
