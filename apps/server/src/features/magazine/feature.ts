import type { MaterialSource } from '#features/author/index.ts'
import { createImportProgress } from '#features/imports/index.ts'
import type { Feature } from '#platform/feature.ts'
import type { PersonalData } from '#platform/personal-data.ts'
import type { Platform } from '#platform/platform.ts'
import { magazineJobs } from './jobs.ts'
import { createMagazines } from './magazine.ts'
import { magazineMarks } from './marks.ts'
import { createOnThisDay } from './on-this-day.ts'
import { moveToOwner } from './queries.ts'
import { magazineRoutes } from './routes.ts'
import { createWeeklyLetter, weeklyLetterJobs } from './weekly-letter.ts'

const personalData: PersonalData = { move: moveToOwner, exportFiles: async () => ({}) }

export function createMagazineFeature(platform: Platform, { topicsFor, frontFor }: MaterialSource) {
  const magazines = createMagazines({ ...platform, progress: createImportProgress(platform) })
  const marks = magazineMarks(platform.db)
  const onThisDay = createOnThisDay(platform)
  const weeklyLetter = createWeeklyLetter(platform)
  return {
    magazines,
    routes: ({ route }) => magazineRoutes(route, { magazines, marks, onThisDay, weeklyLetter }),
    jobs: [
      ...magazineJobs({ magazines, topicsFor, frontFor }),
      ...weeklyLetterJobs({ ...platform, publicUrl: platform.env.publicUrl, onThisDay }),
    ],
    personalData,
  } satisfies Feature & { magazines: typeof magazines }
}
