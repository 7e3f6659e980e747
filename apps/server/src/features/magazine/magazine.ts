import { topics as builtIn } from '@youzine/author'
import type { Magazine } from '@youzine/contract'
import { countByImport, insertGeneration, readingMinutes, writeArticle } from '#features/articles/index.ts'
import { updateImport } from '#features/imports/index.ts'
import { countPosts } from '#features/posts/index.ts'
import { findPublishedTopic } from '#features/topics/index.ts'
import type { Queryable, Transaction } from '#platform/db/database.ts'
import type { Events } from '#platform/events.ts'
import type { Actor } from '#platform/http/actor.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { problem } from '#platform/problem.ts'
import { planMagazine } from './jobs.ts'
import {
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

interface Options {
  db: Queryable
  jobs: Jobs
  events: Events
}

export type Magazines = ReturnType<typeof createMagazines>

export function createMagazines({ db, jobs, events }: Options) {
  const sayChanged = (on: Queryable, importId: number) =>
    events.publish(on, { topic: 'import', id: importId })

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
    }
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

    /** A restarted import goes on with the magazine it has. */
    async begin(tx: Transaction, { userId, importId }: { userId: number; importId: number }): Promise<void> {
      const magazine = (await findByImport(tx, importId)) ?? (await insertMagazine(tx, { userId, importId }))
      const { total } = await countPosts(tx, userId)
      await updateMagazine(tx, magazine.id, { rhythm: await rhythmOf(tx, userId), postCount: total })
      await jobs.enqueue(tx, planMagazine, { userId, importId })
    },

    /** One wish for each topic that the posts offer, in editorial order; asked again, it finds them there. */
    async plan(userId: number, importId: number, offered: string[]): Promise<void> {
      const magazine = await findByImport(db, importId)
      if (!magazine) return
      await db.transaction(async (tx) => {
        const before = await countByImport(tx, importId)
        for (const key of before.expected === 0
          ? EDITORIAL_ORDER.filter((one) => offered.includes(one))
          : []) {
          const topic = await findPublishedTopic(tx, key)
          const values = topic && {
            userId,
            topicId: topic.id,
            magazineId: magazine.id,
            importId,
            status: 'queued' as const,
          }
          const generation = values && (await insertGeneration(tx, values))
          if (generation) await jobs.enqueue(tx, writeArticle, { userId, generationId: generation.id })
        }
        const { expected, over } = await countByImport(tx, importId)
        const status = over === expected ? 'finished' : 'generating_magazine'
        await updateImport(tx, importId, { status, articlesDone: over, articlesExpected: expected })
        await sayChanged(tx, importId)
      })
    },

    /** One more article is written or given up: the last one finishes the import. */
    async onOver(importId: number): Promise<void> {
      const { expected, over } = await countByImport(db, importId)
      const status = over === expected ? ('finished' as const) : undefined
      await updateImport(db, importId, {
        articlesDone: over,
        articlesExpected: expected,
        ...(status ? { status } : {}),
      })
      await sayChanged(db, importId)
    },
  }
}
