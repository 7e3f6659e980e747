import type { BuiltInAuthor, MaterialSource } from '#features/author/index.ts'
import type { Chains } from '#features/chains/index.ts'
import type { Feature } from '#platform/feature.ts'
import type { PersonalData } from '#platform/personal-data.ts'
import type { Platform } from '#platform/platform.ts'
import { createPeople } from './people.ts'
import { createPreviewRuns } from './preview-runs.ts'
import { createPreviews } from './previews.ts'
import { previewRoutes } from './routes.ts'

/** Tries of one's own topics, gone within hours: nothing to take along. */
const personalData: PersonalData = { move: async () => {}, exportFiles: async () => ({}) }

interface Options {
  platform: Platform
  author: BuiltInAuthor
  material: MaterialSource
  chains: Chains
}

export function createPreviewsFeature({ platform, ...parts }: Options) {
  const { db, clock, log, rateLimiter } = platform
  const people = createPeople({ db, material: parts.material })
  const runs = createPreviewRuns({ ...platform, ...parts, people })
  const previews = createPreviews({ db, clock, rateLimiter, runs })
  return {
    routes({ http, route, sockets }) {
      previewRoutes(http, route, { previews, runs, sockets, log })
      http.addHook('onClose', () => runs.close())
    },
    personalData,
    begin: runs.endLeftBehind,
  } satisfies Feature
}
