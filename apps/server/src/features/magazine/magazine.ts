import { topics as builtIn } from '@youzine/author'
import type { Magazine } from '@youzine/contract'
import {
  countByImport,
  insertGeneration,
  listTopicsBegun,
  readingMinutes,
  writeArticle,
} from '#features/articles/index.ts'
import type { ImportStanding } from '#features/imports/index.ts'
import { countPosts } from '#features/posts/index.ts'
import { findPublishedTopic } from '#features/topics/index.ts'
import type { Queryable, Transaction } from '#platform/db/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { problem } from '#platform/problem.ts'
import { planMagazine } from './jobs.ts'
import {
  countArticles,
  countWeeks,
  findByImport,
  findCurrent,
  findOwned,
  insertMagazine,
  listArticles,
  listComing,
  updateMagazine,
} from './queries.ts'

/** The order an editor would choose: who this is, then a laugh, then the small things. */
export const EDITORIAL_ORDER = builtIn.filter(({ needs }) => !needs.includes('survey')).map(({ key }) => key)

const WEEKS = 53

const NOTHING_WRITTEN =
  'Your posts are read and kept, but none of the articles could be written. Please try again.'

const fingerprintOf = ({ total, newest }: { total: number; newest: number }) => `${total}:${newest}`

interface Options {
  db: Queryable
  jobs: Jobs
  progress: ImportStanding
}

export type Magazines = ReturnType<typeof createMagazines>

export function createMagazines({ db, jobs, progress }: Options) {
  async function rhythmOf(on: Queryable, userId: number) {
    const years = new Map<number, number[]>()
    for (const { year, week, posts } of await countWeeks(on, userId)) {
      const weeks = years.get(year) ?? new Array<number>(WEEKS).fill(0)
      weeks[Math.min(week, WEEKS - 1)] = posts
      years.set(year, weeks)
    }
    return [...years].map(([year, weeks]) => ({ year, weeks }))
  }

  async function toMagazine(found: NonNullable<Awaited<ReturnType<typeof findCurrent>>>): Promise<Magazine> {
    const { magazine, madeFrom } = found
    const written = await listArticles(db, magazine.id)
    const coming = await listComing(db, magazine.id)
    return {
      id: magazine.id,
      articles: written.map(({ id, title, topicName, standfirst, body }) => ({
        id,
        title,
        template_name: topicName,
        standfirst,
        reading_minutes: readingMinutes(body),
      })),
      coming: coming.map(({ name }) => name),
      progress: madeFrom && {
        id: madeFrom.id,
        status: madeFrom.status,
        articles_done: madeFrom.articlesDone,
        articles_expected: madeFrom.articlesExpected,
      },
      created_at: magazine.createdAt.toISOString(),
      rhythm: magazine.rhythm,
      post_count: magazine.postCount,
      is_sample: madeFrom?.isSample ?? false,
    }
  }

  /** An article that was given up is not one that was written. */
  async function tellCounts(on: Queryable, importId: number): Promise<void> {
    const { expected, over, written } = await countByImport(on, importId)
    const counts = { articlesDone: written, articlesExpected: expected }
    if (over < expected) return progress.tell(on, importId, counts)
    if (written === 0 && expected > 0) return progress.fail(on, importId, NOTHING_WRITTEN)
    await progress.finish(on, importId, counts)
  }

  return {
    async current(actor: Actor | null): Promise<Magazine> {
      const found = actor && (await findCurrent(db, actor.userId))
      if (!found) throw problem('not_found')
      return toMagazine(found)
    },

    async get(actor: Actor, id: number): Promise<Magazine> {
      const found = await findOwned(db, actor.userId, id)
      if (!found) throw problem('not_found')
      return toMagazine(found)
    },

    async magazineFor(userId: number, magazineId?: number): Promise<number> {
      if (magazineId !== undefined) {
        if (!(await findOwned(db, userId, magazineId))) throw problem('not_found')
        return magazineId
      }
      const current = await findCurrent(db, userId)
      return current?.magazine.id ?? (await insertMagazine(db, { userId })).id
    },

    /** A second archive adds to the magazine there is; the same one again changes nothing. */
    async begin(tx: Transaction, { userId, importId }: { userId: number; importId: number }): Promise<void> {
      const current = await findCurrent(tx, userId)
      const magazine = current?.magazine ?? (await insertMagazine(tx, { userId, importId }))
      const { total, newest } = await countPosts(tx, userId)
      const written = await countArticles(tx, magazine.id)
      await updateMagazine(tx, magazine.id, {
        importId,
        rhythm: await rhythmOf(tx, userId),
        postCount: total,
      })
      const asked = await countByImport(tx, importId)
      const isWhole = written > 0 && asked.written === asked.expected
      if (isWhole && magazine.writtenFrom === fingerprintOf({ total, newest }))
        return progress.finish(tx, importId, { articlesDone: written, articlesExpected: written })
      await jobs.enqueue(tx, planMagazine, { userId, importId })
    },

    /** One wish for each topic that the posts offer, in editorial order; asked again, it finds them there. */
    async plan(userId: number, importId: number, offered: string[]): Promise<void> {
      const magazine = await findByImport(db, importId)
      if (!magazine) return
      await db.transaction(async (tx) => {
        const begun = await listTopicsBegun(tx, importId)
        for (const key of EDITORIAL_ORDER.filter((one) => offered.includes(one))) {
          const topic = await findPublishedTopic(tx, key)
          if (!topic || begun.has(topic.id)) continue
          const values = {
            userId,
            topicId: topic.id,
            magazineId: magazine.id,
            importId,
            status: 'queued' as const,
          }
          const generation = await insertGeneration(tx, values)
          if (generation) await jobs.enqueue(tx, writeArticle, { userId, generationId: generation.id })
        }
        const { total, newest } = await countPosts(tx, userId)
        await updateMagazine(tx, magazine.id, { writtenFrom: fingerprintOf({ total, newest }) })
        await tellCounts(tx, importId)
      })
    },

    /** One more article is written or given up: the last one finishes the import. */
    onOver: (importId: number) => tellCounts(db, importId),

    /** It could not even be planned. */
    giveUp: (importId: number, reason: string) => progress.fail(db, importId, reason),
  }
}
