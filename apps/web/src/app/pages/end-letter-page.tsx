import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { endWeeklyLetterQuery } from '#features/magazine/api.ts'
import { sentenceOf } from '#lib/api-error.ts'
import { usePageTitle } from '#lib/page-title.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { PageSpinner } from '#ui/spinner.tsx'
import { Column } from '#ui/type.tsx'

const route = getRouteApi('/letters/end/$code')

/** Where the last line of a weekly letter leads: opened, it has ended them. */
export function EndLetterPage() {
  usePageTitle('Letters')
  const { code } = route.useParams()
  const { data, error, refetch } = useQuery(endWeeklyLetterQuery(code))
  if (!data && !error) return <PageSpinner label="Ending the letters…" />
  return (
    <Column width="reading">
      {data ? (
        <EmptyState
          isPage
          title="No more of these letters"
          actions={<ButtonLink to="/account">Your account</ButtonLink>}
        >
          If you ever want them back, your account page has a box for it.
        </EmptyState>
      ) : (
        <ErrorState
          title="That did not work"
          actions={<Button onClick={() => void refetch()}>Try again</Button>}
        >
          {sentenceOf(error)}
        </ErrorState>
      )}
    </Column>
  )
}
