import type { ImportProgress } from '@youzine/contract'
import type { Embedder } from '@youzine/embedder'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Transaction } from '#platform/db/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import type { OpenStream } from '#platform/http/event-stream.ts'
import type { Platform } from '#platform/platform.ts'
import { problem } from '#platform/problem.ts'
import { importJobs, runImport } from './jobs.ts'
import { createImportNews } from './news.ts'
import { changeStatus, findNewest, findOwned, type ImportRow } from './queries.ts'
import { createUpload } from './upload.ts'

const PUSH_EVERY_MS = 250

export const toProgress = (row: ImportRow): ImportProgress => ({
  id: row.id,
  status: row.status,
  post_count: row.postCount,
  total_count: row.totalCount,
  posts_with_words: row.postsWithWords,
  articles_done: row.articlesDone,
  articles_expected: row.articlesExpected,
  sample_posts: row.samples.map(({ text }) => text),
  sample_dates: row.samples.map(({ at }) => at),
  facts: row.facts,
  error: row.error,
})

const isOver = ({ status }: Pick<ImportRow, 'status'>) => status === 'finished' || status === 'failed'

interface Options {
  platform: Platform
  embedder: Embedder
  beginMagazine(tx: Transaction, owner: { userId: number; importId: number }): Promise<void>
}

export type Imports = ReturnType<typeof createImports>

export function createImports({ platform, embedder, beginMagazine }: Options) {
  const { db, clock, log, jobs, events, storage, rateLimiter, env } = platform
  const news = createImportNews(events)

  async function getOwned(actor: Actor, id: number): Promise<ImportRow> {
    const row = await findOwned(db, actor.userId, id)
    if (!row) throw problem('not_found')
    return row
  }

  /** The status and the job in one transaction: two calls at once begin one import. */
  async function begin(row: ImportRow, from: ImportRow['status'][]): Promise<boolean> {
    return db.transaction(async (tx) => {
      if (!(await changeStatus(tx, row.id, from, 'embedding'))) return false
      await jobs.enqueue(tx, runImport, { userId: row.userId, importId: row.id })
      await news.publish(tx, row.id)
      return true
    })
  }

  return {
    news,
    upload: createUpload({ db, clock, log, storage, rateLimiter, limits: env.uploads }),
    jobHandlers: importJobs({ db, clock, jobs, storage, embedder, news, beginMagazine }),

    async progress(actor: Actor | null): Promise<ImportProgress> {
      const newest = actor && (await findNewest(db, actor.userId))
      if (!newest) throw problem('not_found')
      return toProgress(newest)
    },

    async start(actor: Actor, id: number, network: string): Promise<ImportProgress> {
      const row = await getOwned(actor, id)
      if (row.status === 'uploaded') {
        if (actor.role === 'guest') await rateLimiter.take('guestImports', network)
        await begin(row, ['uploaded'])
      }
      return toProgress(await getOwned(actor, id))
    },

    async restart(actor: Actor, id: number): Promise<ImportProgress> {
      await rateLimiter.take('upload', actor.userId)
      const row = await getOwned(actor, id)
      if (!(await begin(row, ['uploaded', 'finished', 'failed'])))
        throw problem('conflict', 'This import is still running. Please wait for it to finish.')
      return toProgress(await getOwned(actor, id))
    },

    /** The whole progress at once and after every change, a few times a second at the most, until it is over. */
    async watch(
      actor: Actor,
      id: number,
      openStream: OpenStream,
      request: FastifyRequest,
      reply: FastifyReply,
    ) {
      await getOwned(actor, id)
      const stream = openStream(request, reply)
      let timer: NodeJS.Timeout | undefined
      const look = async () => {
        timer = undefined
        const row = await findOwned(db, actor.userId, id)
        if (row) stream.send(toProgress(row))
        if (!row || isOver(row)) stream.end()
      }
      const later = () => {
        timer ??= setTimeout(() => void look().catch(stream.end), PUSH_EVERY_MS)
      }
      const unsubscribe = news.subscribe(id, later)
      stream.onEnd(() => {
        unsubscribe()
        clearTimeout(timer)
      })
      await look()
    },
  }
}
