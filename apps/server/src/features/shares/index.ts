import type { PersonalData } from '#platform/personal-data.ts'
import { keyOfPicture } from './pictures.ts'
import { listHashesOf, moveShares } from './queries.ts'

export { shareJobs } from './jobs.ts'
export { sharePages } from './page.ts'
export { createPictures } from './pictures.ts'
export { shareRoutes } from './routes.ts'
export { createShares } from './shares.ts'

export const sharesOfPeople: PersonalData = {
  move: async (tx, guestId, memberId) => {
    await moveShares(tx, guestId, memberId)
  },
  exportFiles: async () => ({}),
  storedFiles: async (db, userId) => (await listHashesOf(db, userId)).map(({ hash }) => keyOfPicture(hash)),
}
