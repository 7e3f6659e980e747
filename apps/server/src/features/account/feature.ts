import type { Feature } from '#platform/feature.ts'
import { type AccountOptions, createAccount } from './account.ts'
import { accountJobs } from './jobs.ts'
import { accountRoutes } from './routes.ts'

export function createAccountFeature(options: AccountOptions) {
  const account = createAccount(options)
  return {
    routes: ({ route }) => accountRoutes(route, account, options.auth),
    jobs: accountJobs({ platform: options.platform, account }),
  } satisfies Feature
}
