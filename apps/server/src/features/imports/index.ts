import { asJson, type PersonalData } from '#platform/personal-data.ts'
import { listByOwner, listUploadKeys, moveToOwner } from './queries.ts'

export { createImports } from './imports.ts'
export { createImportProgress, type ImportStanding } from './progress.ts'
export { importRoutes } from './routes.ts'
export { createSample } from './sample.ts'

export const importsOfPeople: PersonalData = {
  move: moveToOwner,
  exportFiles: async (db, userId) => ({ 'imports.json': asJson(await listByOwner(db, userId)) }),
  storedFiles: async (db, userId) => (await listUploadKeys(db, userId)).map(({ key }) => key),
}
