import type { BuiltInAuthor, MaterialSource } from '#features/author/index.ts'
import type { Chains } from '#features/chains/index.ts'
import type { PersonalData } from '#platform/personal-data.ts'
import type { Platform } from '#platform/platform.ts'
import { createPeople } from './people.ts'
import { createPreviewRuns } from './preview-runs.ts'
import { createPreviews } from './previews.ts'

export { previewRoutes } from './routes.ts'

export function createPreviewing({
  platform,
  ...parts
}: {
  platform: Platform
  author: BuiltInAuthor
  material: MaterialSource
  chains: Chains
}) {
  const people = createPeople({ db: platform.db, material: parts.material })
  const { db, database, clock, events, log, rateLimiter } = platform
  const runs = createPreviewRuns({ db, database, clock, events, log, ...parts, people })
  return { runs, previews: createPreviews({ db, clock, rateLimiter, runs }) }
}

/** Tries of one's own topics, gone within hours: nothing to take along. */
export const previewsOfPeople: PersonalData = {
  move: async () => {},
  exportFiles: async () => ({}),
}
