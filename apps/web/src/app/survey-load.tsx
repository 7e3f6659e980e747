import { useQuery } from '@tanstack/react-query'
import { type Survey, surveyTexts } from '@youzine/contract'
import type { ReactNode } from 'react'
import { surveyQuery } from '#features/surveys/api.ts'
import { hasStatus } from '#lib/api-error.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Skeleton, SkeletonLines } from '#ui/skeleton.tsx'
import { PageHeader } from '#ui/type.tsx'

type Props = {
  id: string
  /** What stands above an error. */
  title: string
  /** What a survey that is not there is called; the same as any failure unless said. */
  missing?: string
  children: (survey: Survey) => ReactNode
}

/** A survey of one's own, or why it is not there. */
export function SurveyLoad({ id, title, missing, children }: Props) {
  const { data, error, refetch } = useQuery(surveyQuery(id))
  if (data?.is_own) return children(data)
  if (!data && !error)
    return (
      <div role="status" className="grid gap-6">
        <span className="sr-only">The survey is on its way…</span>
        <Skeleton className="h-12 w-3/5" />
        <SkeletonLines lines={4} />
      </div>
    )
  const isMissing = Boolean(data) || hasStatus(error, 404)
  return (
    <div className="grid justify-items-start gap-6">
      <PageHeader title={title} />
      <Notice tone="error">{isMissing && missing ? missing : `Error: ${surveyTexts.fetchFailed}`}</Notice>
      <div className="flex flex-wrap gap-3">
        {!isMissing && <Button onClick={() => void refetch()}>Try again</Button>}
        <ButtonLink to="/creator/surveys" variant="quiet">
          Back
        </ButtonLink>
      </div>
    </div>
  )
}
