import { join } from 'node:path'
import { type ImportProgress, importTexts } from '@youzine/contract'
import type { Embedder } from '@youzine/embedder'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { BuiltInAuthor } from '#features/author/index.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import type { OpenStream } from '#platform/http/event-stream.ts'
import type { Platform } from '#platform/platform.ts'
import { Problem, problem } from '#platform/problem.ts'
import { createIncoming } from './incoming.ts'
import { importJobs, runImport } from './jobs.ts'
import type { ImportStanding } from './progress.ts'
import { findOwned, type ImportRow, prepareNewest } from './queries.ts'
import type { Sample } from './sample.ts'
import { createUpload } from './upload.ts'

const PUSH_EVERY_MS = 250

export const toProgress = (row: ImportRow): ImportProgress => ({
  id: row.id,
  is_sample: row.isSample,
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

export interface ImportsOptions {
  platform: Platform
  embedder: Embedder
  author: Pick<BuiltInAuthor, 'wake' | 'rehearse'>
  progress: ImportStanding
  sample: Sample
  beginMagazine(tx: Transaction, owner: { userId: number; importId: number }): Promise<void>
}

export type Imports = ReturnType<typeof createImports>

export function createImports({
  platform,
  embedder,
  author,
  progress,
  sample,
  beginMagazine,
}: ImportsOptions) {
  const { db, clock, log, jobs, storage, rateLimiter, env } = platform
  const newestOf = prepareNewest(db)
  const incoming = createIncoming(join(env.dataDir, 'incoming'))

  async function getOwned(actor: Actor, id: number): Promise<ImportRow> {
    const row = await findOwned(db, actor.userId, id)
    if (!row) throw problem('not_found')
    return row
  }

  /** The status and the job in one transaction: two calls at once begin one import. */
  async function begin(row: ImportRow, from: ImportRow['status'][]): Promise<boolean> {
    return db.transaction(async (tx) => {
      if (!(await progress.advance(tx, row.id, from, 'embedding'))) return false
      await jobs.enqueue(tx, runImport, { userId: row.userId, importId: row.id })
      return true
    })
  }

  /** However it is begun; what cannot be begun now waits where it is. */
  async function mayBegin(actor: Actor, { isSample }: ImportRow, network: string) {
    if (actor.role !== 'guest') return
    await rateLimiter.take(isSample ? 'sampleImports' : 'guestImports', network).catch((error: unknown) => {
      if (!(error instanceof Problem) || !error.retryAfterSeconds) throw error
      const minutes = Math.ceil(error.retryAfterSeconds / 60)
      throw new Problem(error.code, {
        message: importTexts.tooManyTries(minutes),
        retryAfterSeconds: error.retryAfterSeconds,
      })
    })
  }

  return {
    upload: createUpload({
      db,
      clock,
      log,
      storage,
      incoming,
      rateLimiter,
      sample,
      author,
      limits: env.uploads,
    }),
    jobHandlers: importJobs({
      db,
      clock,
      jobs,
      storage,
      incoming,
      embedder,
      author,
      progress,
      beginMagazine,
    }),

    async progress(actor: Actor | null): Promise<ImportProgress> {
      const newest = actor && (await newestOf(actor.userId))
      if (!newest) throw problem('not_found')
      return toProgress(newest)
    },

    async start(actor: Actor, id: number, network: string): Promise<ImportProgress> {
      const row = await getOwned(actor, id)
      if (row.status === 'uploaded') {
        await mayBegin(actor, row, network)
        await begin(row, ['uploaded'])
      }
      return toProgress(await getOwned(actor, id))
    },

    async restart(actor: Actor, id: number, network: string): Promise<ImportProgress> {
      await rateLimiter.take('upload', actor.userId)
      const row = await getOwned(actor, id)
      await mayBegin(actor, row, network)
      if (!(await begin(row, ['uploaded', 'finished', 'failed'])))
        throw problem('conflict', importTexts.stillRunning)
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
      const unsubscribe = progress.watch(id, later)
      stream.onEnd(() => {
        unsubscribe()
        clearTimeout(timer)
      })
      await look()
    },
  }
}
