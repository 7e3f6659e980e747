import { VIDEO_TEMPLATES, type Video } from '@youzine/contract'
import { toVideo } from '#features/articles/index.ts'
import type { Configuration } from '#platform/configuration.ts'
import type { Queryable } from '#platform/db/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import type { RateLimiter } from '#platform/http/rate-limiter.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { problem } from '#platform/problem.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { filmArticle } from './jobs.ts'
import { findFilmable, findOwnVideo, findVideoOf, insertVideo, queueAgain } from './queries.ts'

interface Options {
  db: Queryable
  jobs: Jobs
  storage: Storage
  rateLimiter: RateLimiter
  configuration: Configuration
}

export type Videos = ReturnType<typeof createVideos>

export function createVideos({ db, jobs, storage, rateLimiter, configuration }: Options) {
  return {
    /** The first wish makes it; every later one answers with the same, and a failed one is tried again. */
    async ask(actor: Actor, articleId: number): Promise<{ success: true; video: Video }> {
      const article = await findFilmable(db, actor.userId, articleId)
      if (!article) throw problem('not_found')
      if (!configuration.get().features.video)
        throw problem('forbidden', 'Films cannot be made here at the moment.')
      if (!VIDEO_TEMPLATES.some((key) => key === article.topicKey))
        throw problem('conflict', 'This kind of article has no video.')
      const known = await findVideoOf(db, articleId)
      if (!known || known.status === 'failed') {
        await rateLimiter.take('videosPerHour', actor.userId)
        await db.transaction(async (tx) => {
          const made = await insertVideo(tx, actor.userId, articleId)
          const isMine = made !== null || (known !== null && (await queueAgain(tx, known.id)))
          const videoId = made?.id ?? known?.id
          if (isMine && videoId !== undefined)
            await jobs.enqueue(tx, filmArticle, { userId: actor.userId, videoId })
        })
      }
      const video = await findVideoOf(db, articleId)
      if (!video) throw problem('not_found')
      return { success: true, video: toVideo(video) }
    },

    async read(actor: Actor, id: number): Promise<Uint8Array> {
      const video = await findOwnVideo(db, actor.userId, id)
      const film = video?.file ? await storage.get(video.file) : null
      if (!film) throw problem('not_found')
      return film
    },
  }
}
