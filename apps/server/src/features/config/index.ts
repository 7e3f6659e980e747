import type { Platform } from '#platform/platform.ts'
import { createConfig } from './config.ts'
import { createWritersView } from './writers.ts'

export { configRoutes } from './routes.ts'

export const createConfigFeature = (platform: Platform) => ({
  config: createConfig(platform),
  writers: createWritersView(platform),
  configuration: platform.configuration,
})
