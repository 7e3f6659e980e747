import { useQuery } from '@tanstack/react-query'
import { creatorSurveysQuery } from '#features/surveys/api.ts'
import { SurveyList } from '#features/surveys/survey-list.tsx'
import { sentenceOf } from '#lib/api-error.ts'
import { usePageTitle } from '#lib/page-title.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Column, PageHeader } from '#ui/type.tsx'

const ROWS = ['a', 'b', 'c', 'd']

export function CreatorSurveysPage() {
  usePageTitle('Create Surveys')
  const { data, error, refetch } = useQuery(creatorSurveysQuery)
  return (
    <Column>
      <div className="grid gap-8">
        <div className="flex flex-wrap items-end justify-between gap-4">
          <PageHeader eyebrow="Create Content" title="Surveys" />
          <ButtonLink to="/creator/surveys/$surveyId" params={{ surveyId: 'new' }}>
            Create Survey
          </ButtonLink>
        </div>
        {data ? (
          <SurveyList surveys={data} />
        ) : error ? (
          <div className="grid justify-items-start gap-4">
            <Notice tone="error">{sentenceOf(error)}</Notice>
            <Button onClick={() => void refetch()}>Try again</Button>
          </div>
        ) : (
          <div role="status" className="grid gap-5">
            <span className="sr-only">Your surveys are on their way…</span>
            <Skeleton className="h-11 w-80 max-w-full" />
            {ROWS.map((key) => (
              <Skeleton key={key} className="h-10 w-full" />
            ))}
          </div>
        )}
      </div>
    </Column>
  )
}
