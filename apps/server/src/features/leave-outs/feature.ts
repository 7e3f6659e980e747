import type { MaterialSource } from '#features/author/index.ts'
import type { Feature } from '#platform/feature.ts'
import { leaveOutJobs } from './jobs.ts'
import { createLeaveOuts, type LeaveOutsOptions } from './leave-outs.ts'
import { leaveOutRoutes } from './routes.ts'

export function createLeaveOutsFeature({
  platform,
  saveFront,
  material,
}: LeaveOutsOptions & { material: MaterialSource }) {
  const leaveOuts = createLeaveOuts({ platform, saveFront })
  return {
    routes: ({ route }) => leaveOutRoutes(route, leaveOuts),
    jobs: leaveOutJobs({ db: platform.db, frontFor: material.frontFor, saveFront }),
  } satisfies Feature
}
