import type { Feature } from '#platform/feature.ts'
import type { Platform } from '#platform/platform.ts'
import { reminderJobs } from './jobs.ts'
import { reminderRoutes } from './routes.ts'

export function createRemindersFeature(platform: Platform) {
  const { publicUrl, reminderDelays: delays } = platform.env
  return {
    routes: ({ route }) => reminderRoutes(route, platform),
    jobs: reminderJobs({ ...platform, publicUrl, delays }),
  } satisfies Feature
}
