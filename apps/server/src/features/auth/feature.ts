import type { Feature } from '#platform/feature.ts'
import { createAuth } from './auth.ts'
import { authRoutes } from './routes.ts'

export async function createAuthFeature(options: Parameters<typeof createAuth>[0]) {
  const auth = await createAuth(options)
  return {
    auth,
    routes: ({ route }) => authRoutes(route, auth),
    jobs: auth.jobHandlers,
  } satisfies Feature & { auth: typeof auth }
}
