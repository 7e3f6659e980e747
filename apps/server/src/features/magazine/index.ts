import type { PersonalData } from '#platform/personal-data.ts'
import { moveToOwner } from './queries.ts'

export { magazineJobs } from './jobs.ts'
export { createMagazines } from './magazine.ts'
export { createOnThisDay } from './on-this-day.ts'
export { deleteWritten } from './queries.ts'
export { magazineRoutes } from './routes.ts'
export { createWeeklyLetter, weeklyLetterJobs } from './weekly-letter.ts'

export const magazinesOfPeople: PersonalData = { move: moveToOwner, exportFiles: async () => ({}) }
