import { useQuery } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { onUnauthorized } from '#lib/api-client.ts'
import { sentenceOf } from '#lib/api-error.ts'
import { safeNextPath } from '#lib/next-path.ts'
import { usePageTitle } from '#lib/page-title.ts'
import { queryClient } from '#lib/query-client.ts'
import { forgetUser, userQuery } from '#lib/session.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { PageSpinner } from '#ui/spinner.tsx'
import { Column } from '#ui/type.tsx'
import { router } from './router.tsx'

onUnauthorized(() => {
  const { pathname, href } = router.state.location
  if (pathname === '/login') return
  // Forgotten first: the log-in page sends members away.
  forgetUser(queryClient)
  void router.navigate({ to: '/login', search: { next: safeNextPath(href), logged_out: true } })
})

/** Nothing is shown before it is known who is here, because every page depends on it. */
export function Start() {
  const user = useQuery(userQuery)
  if (user.data !== undefined) return <RouterProvider router={router} />
  if (!user.isError) {
    return (
      <main>
        <PageSpinner />
      </main>
    )
  }
  return <NobodyAnswers error={user.error} onRetry={() => void user.refetch()} />
}

function NobodyAnswers({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  usePageTitle('Out of reach')
  return (
    <main>
      <Column width="reading">
        <ErrorState isPage title="The presses have stopped." onRetry={onRetry}>
          {sentenceOf(error)}
        </ErrorState>
      </Column>
    </main>
  )
}
