import { z } from 'zod'
import type { Queryable } from '#platform/db/database.ts'
import type { Drawing } from '#platform/drawing/drawing.ts'
import { alike, handler, jobType } from '#platform/jobs/job.ts'
import { publicName } from '#platform/random.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { findFfmpeg } from './ffmpeg.ts'
import { makeFilm } from './film.ts'
import { findScriptOf, updateVideo } from './queries.ts'
import { writeScript } from './script.ts'

const One = z.object({ userId: z.int(), videoId: z.int() })

export const filmArticle = jobType({
  name: 'videos.film',
  input: One,
  size: alike,
  retries: 2,
  timeoutSeconds: 240,
})

export const FAILED = 'The video could not be made. Please try again.'

interface Options {
  db: Queryable
  storage: Storage
  drawing: Drawing
  ffmpegPath: string | undefined
  publicUrl: string
}

export const videoJobs = ({ db, storage, drawing, ffmpegPath, publicUrl }: Options) => [
  handler(
    filmArticle,
    async ({ input, signal }) => {
      const found = await findScriptOf(db, input.videoId)
      if (!found || found.video.status === 'finished') return
      const { video, article, topic, firstName, magazine } = found
      await updateVideo(db, video.id, { status: 'running', progress: 0 })
      let shown = 0
      const onProgress = (progress: number) => {
        if (progress < shown + 5) return
        shown = progress
        void updateVideo(db, video.id, { progress }).catch(() => {})
      }
      const script = writeScript({
        ...article,
        topicName: topic?.name ?? null,
        cover: {
          name: firstName,
          front: magazine.front?.cover ?? { kind: 'years' },
          rhythm: magazine.rhythm.map(({ weeks }) => weeks),
        },
        address: new URL(publicUrl).host,
      })
      const film = await makeFilm(script, {
        drawing,
        ffmpeg: findFfmpeg(ffmpegPath),
        signal,
        onProgress,
      })
      const file = `videos/${publicName()}.mp4`
      await storage.put(file, film, 'video/mp4')
      const isThere = await updateVideo(db, video.id, {
        status: 'finished',
        progress: 100,
        file,
        error: null,
      })
      // Whoever left while it was made leaves no film behind.
      if (!isThere) await storage.remove(file)
      if (video.file) await storage.remove(video.file)
    },
    async ({ videoId }) => {
      await updateVideo(db, videoId, { status: 'failed', error: FAILED })
    },
  ),
]
