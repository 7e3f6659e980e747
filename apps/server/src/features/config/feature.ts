import type { Feature } from '#platform/feature.ts'
import type { Platform } from '#platform/platform.ts'
import { createConfig } from './config.ts'
import { configRoutes } from './routes.ts'
import { createWritersView } from './writers.ts'

export function createConfigFeature(platform: Platform) {
  const config = createConfig(platform)
  const writers = createWritersView(platform)
  return {
    routes: ({ route }) => configRoutes(route, { config, writers, configuration: platform.configuration }),
  } satisfies Feature
}
