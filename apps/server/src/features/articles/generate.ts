import { type GenerationStatus, generationTexts } from '@youzine/contract'
import { checkinsNeeded, findPublishedTopic, requirementsOf, type TopicRow } from '#features/topics/index.ts'
import { countCheckins } from '#features/tracking/index.ts'
import type { Configuration } from '#platform/configuration.ts'
import type { Queryable } from '#platform/db/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import type { RateLimiter } from '#platform/http/rate-limiter.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { problem } from '#platform/problem.ts'
import { writeArticle } from './jobs.ts'
import {
  countOfTopic,
  findNewestGeneration,
  type GenerationRow,
  insertGeneration,
  lockPerson,
} from './queries.ts'

interface Options {
  db: Queryable
  jobs: Jobs
  rateLimiter: RateLimiter
  configuration: Configuration
  /** The magazine named, if it is the person's own; without one their current magazine, made on demand. */
  magazineFor(userId: number, magazineId?: number): Promise<number>
}

interface Wish {
  templateId: string
  magazineId?: number
  chosenTitle?: string
}

const STARTED = { success: true, message: generationTexts.started }

const WRITTEN = { success: true, message: generationTexts.written }

/** A second click is the same wish, also when the writing was faster than the finger. */
const SAME_CLICK_MS = 3000

/** What is said to somebody who has asked for the same a moment ago; null when it is a wish of its own. */
function answerToSame(newest: GenerationRow | null, chosenTitle?: string) {
  if (!newest) return null
  if (newest.status === 'queued' || newest.status === 'running') return STARTED
  const isFresh = Date.now() - newest.createdAt.getTime() < SAME_CLICK_MS
  const isSame = newest.importId === null && newest.chosenTitle === (chosenTitle ?? null)
  return isFresh && isSame && newest.status === 'finished' ? WRITTEN : null
}

export function createGeneration({ db, jobs, rateLimiter, configuration, magazineFor }: Options) {
  async function getTopic(templateId: string): Promise<TopicRow> {
    const topic = await findPublishedTopic(db, templateId)
    if (!topic) throw problem('not_found')
    return topic
  }

  async function mustBePossible(actor: Actor, topic: TopicRow) {
    const needed = await requirementsOf(db, actor.userId, topic.id)
    if (needed.some(({ completed }) => !completed)) throw problem('conflict', generationTexts.requirements)
    const notes = checkinsNeeded(topic.key)
    const written = notes > 0 ? await countCheckins(db, actor.userId) : 0
    if (written < notes) throw problem('conflict', generationTexts.checkins(notes, written))
    const most = configuration.get().limits.articles_per_template
    if ((await countOfTopic(db, actor.userId, topic.id)) >= most)
      throw problem('conflict', generationTexts.limit(most))
  }

  return {
    async ask(actor: Actor, { templateId, magazineId, chosenTitle }: Wish) {
      const topic = await getTopic(templateId)
      const magazine = await magazineFor(actor.userId, magazineId)
      await mustBePossible(actor, topic)
      const same = answerToSame(await findNewestGeneration(db, actor.userId, topic.id), chosenTitle)
      if (same) return same
      await rateLimiter.take('generationsPerHour', actor.userId)
      await rateLimiter.take('generationsPerDay', actor.userId)
      return db.transaction(async (tx) => {
        await lockPerson(tx, actor.userId)
        const meanwhile = answerToSame(await findNewestGeneration(tx, actor.userId, topic.id), chosenTitle)
        if (meanwhile) return meanwhile
        const generation = await insertGeneration(tx, {
          userId: actor.userId,
          topicId: topic.id,
          magazineId: magazine,
          chosenTitle,
          status: 'queued',
        })
        if (generation)
          await jobs.enqueue(tx, writeArticle, { userId: actor.userId, generationId: generation.id })
        return STARTED
      })
    },

    async status(actor: Actor, templateId: string): Promise<GenerationStatus> {
      const topic = await getTopic(templateId)
      const newest = await findNewestGeneration(db, actor.userId, topic.id)
      if (!newest) return { status: 'none', article_id: null, reason: null }
      return { status: newest.status, article_id: newest.articleId, reason: newest.reason }
    },
  }
}
