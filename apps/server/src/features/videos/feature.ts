import type { Drawing } from '#platform/drawing/drawing.ts'
import type { Feature } from '#platform/feature.ts'
import type { PersonalData } from '#platform/personal-data.ts'
import type { Platform } from '#platform/platform.ts'
import { videoJobs } from './jobs.ts'
import { listFilesOf, moveVideos } from './queries.ts'
import { videoRoutes } from './routes.ts'
import { createVideos } from './videos.ts'

const personalData: PersonalData = {
  move: async (tx, guestId, memberId) => {
    await moveVideos(tx, guestId, memberId)
  },
  exportFiles: async () => ({}),
  storedFiles: listFilesOf,
}

export function createVideosFeature(platform: Platform, drawing: Drawing) {
  const { db, storage, env } = platform
  const videos = createVideos(platform)
  return {
    routes: ({ http, route }) => videoRoutes(http, route, videos),
    jobs: videoJobs({ db, storage, drawing, ffmpegPath: env.ffmpegPath, publicUrl: env.publicUrl }),
    personalData,
  } satisfies Feature
}
