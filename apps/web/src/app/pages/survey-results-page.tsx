import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { surveyTexts } from '@youzine/contract'
import { Download } from 'lucide-react'
import { surveyResultsQuery } from '#features/surveys/api.ts'
import { SurveyResults } from '#features/surveys/survey-results.tsx'
import { hasStatus } from '#lib/api-error.ts'
import { usePageTitle } from '#lib/page-title.ts'
import { Button, ButtonAnchor } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Skeleton, SkeletonLines } from '#ui/skeleton.tsx'
import { Column, PageHeader } from '#ui/type.tsx'

export function SurveyResultsPage() {
  const { surveyId = '' } = useParams({ strict: false })
  const { data, error, refetch } = useQuery(surveyResultsQuery(surveyId))
  usePageTitle(data ? `Results: ${data.title}` : 'Results')
  return (
    <Column>
      <div className="grid gap-8">
        <div className="flex flex-wrap items-end justify-between gap-5">
          <div className="grid gap-3">
            <Link
              to="/creator/surveys"
              className="text-link inline-flex min-h-11 items-center justify-self-start"
            >
              Back
            </Link>
            <PageHeader eyebrow="Results" title={data?.title ?? 'Results'} />
          </div>
          {data && data.started > 0 && (
            <ButtonAnchor href={`/api/creator/surveys/${surveyId}/results.csv`} download variant="quiet">
              <Download aria-hidden className="size-4.5" />
              Download CSV
            </ButtonAnchor>
          )}
        </div>
        {data ? (
          <SurveyResults results={data} />
        ) : error ? (
          <div className="grid justify-items-start gap-4">
            <Notice tone="error">
              {hasStatus(error, 404) ? surveyTexts.notFound : `Error: ${surveyTexts.fetchFailed}`}
            </Notice>
            {!hasStatus(error, 404) && <Button onClick={() => void refetch()}>Try again</Button>}
          </div>
        ) : (
          <div role="status" className="grid gap-6">
            <span className="sr-only">The results are on their way…</span>
            <Skeleton className="h-20 w-full" />
            <SkeletonLines lines={5} />
          </div>
        )}
      </div>
    </Column>
  )
}
