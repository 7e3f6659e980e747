import { useQuery } from '@tanstack/react-query'
import { surveyTexts } from '@youzine/contract'
import { respondentSurveysQuery } from '#features/survey-taking/api.ts'
import { MySurveys } from '#features/survey-taking/my-surveys.tsx'
import { usePageTitle } from '#lib/page-title.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Notice } from '#ui/notice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Column, PageHeader } from '#ui/type.tsx'

export function MyResponsesPage() {
  usePageTitle('Your Surveys')
  return (
    <Column>
      <div className="grid gap-8">
        <div className="flex flex-wrap items-end justify-between gap-4">
          <PageHeader eyebrow="In your own words" title="Your Surveys" />
          <ButtonLink to="/" variant="quiet">
            Back to Dashboard
          </ButtonLink>
        </div>
        <List />
      </div>
    </Column>
  )
}

const ROWS = ['a', 'b', 'c']

function List() {
  const { data, isError, refetch } = useQuery(respondentSurveysQuery)
  if (isError)
    return (
      <div className="grid justify-items-start gap-4">
        <Notice tone="error">{surveyTexts.listFailed}</Notice>
        <Button onClick={() => void refetch()}>Try again</Button>
      </div>
    )
  if (!data)
    return (
      <div role="status" className="grid gap-5 border-rule border-t pt-5">
        <span className="sr-only">Your surveys are on their way…</span>
        {ROWS.map((key) => (
          <Skeleton key={key} className="h-9 w-full" />
        ))}
      </div>
    )
  if (data.length > 0) return <MySurveys surveys={data} />
  return (
    <EmptyState
      title="You haven't completed any surveys yet."
      actions={<ButtonLink to="/surveys">View Available Surveys</ButtonLink>}
    >
      A few questions, one at a time, and there is something to write about you.
    </EmptyState>
  )
}
