import type { PersonalData } from '#platform/personal-data.ts'
import { moveToOwner } from './queries.ts'

export { magazineJobs } from './jobs.ts'
export { createMagazines } from './magazine.ts'
export { deleteWritten } from './queries.ts'
export { magazineRoutes } from './routes.ts'

export const magazinesOfPeople: PersonalData = { move: moveToOwner, exportFiles: async () => ({}) }
