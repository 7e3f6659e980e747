import type { PersonalData } from '#platform/personal-data.ts'
import { listFilesOf, moveVideos } from './queries.ts'

export { videoJobs } from './jobs.ts'
export { deleteFilmsOf } from './queries.ts'
export { videoRoutes } from './routes.ts'
export { toVideo } from './to-video.ts'
export { createVideos } from './videos.ts'

export const videosOfPeople: PersonalData = {
  move: async (tx, guestId, memberId) => {
    await moveVideos(tx, guestId, memberId)
  },
  exportFiles: async () => ({}),
  storedFiles: listFilesOf,
}
