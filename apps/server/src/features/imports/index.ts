import { asJson, type PersonalData } from '#platform/personal-data.ts'
import { listByOwner, moveToOwner } from './queries.ts'

export { importRoutes } from './routes.ts'

export const importsOfPeople: PersonalData = {
  move: async (tx, guestId, memberId) => {
    await moveToOwner(tx, guestId, memberId)
  },
  exportFiles: async (db, userId) => ({ 'imports.json': asJson(await listByOwner(db, userId)) }),
}
