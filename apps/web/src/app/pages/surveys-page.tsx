import { useQuery } from '@tanstack/react-query'
import { surveyTexts } from '@youzine/contract'
import { publishedSurveysQuery, respondentSurveysQuery } from '#features/survey-taking/api.ts'
import { PublishedList } from '#features/survey-taking/published-list.tsx'
import { usePageTitle } from '#lib/page-title.ts'
import { useUser } from '#lib/session.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Notice } from '#ui/notice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Column, PageHeader } from '#ui/type.tsx'

export function SurveysPage() {
  usePageTitle('Surveys')
  const user = useUser()
  return (
    <Column>
      <div className="grid gap-9">
        <div className="flex flex-wrap items-end justify-between gap-5">
          <PageHeader eyebrow="Interviews" title="Surveys">
            Every good profile begins with questions that nobody has asked before. Pick a set; you can stop at
            any time and go on where you left off.
          </PageHeader>
          {user && (
            <ButtonLink to="/surveys/my-responses" variant="quiet">
              Your Surveys
            </ButtonLink>
          )}
        </div>
        <List isKnown={user !== null} />
      </div>
    </Column>
  )
}

const ROWS = ['w-2/5', 'w-1/3', 'w-1/2', 'w-2/5']

function List({ isKnown }: { isKnown: boolean }) {
  const published = useQuery(publishedSurveysQuery)
  const own = useQuery({ ...respondentSurveysQuery, enabled: isKnown })
  if (published.isError)
    return (
      <div className="grid justify-items-start gap-4">
        <Notice tone="error">{surveyTexts.listFailed}</Notice>
        <Button onClick={() => void published.refetch()}>Try again</Button>
      </div>
    )
  // Both at once, so that nothing changes its words while it is being read.
  if (!published.data || (isKnown && own.isPending))
    return (
      <div role="status" className="border-rule border-t">
        <span className="sr-only">The surveys are on their way…</span>
        {ROWS.map((width, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change.
          <div key={at} className="grid gap-3 border-rule border-b py-8">
            <Skeleton className={`h-8 ${width}`} />
            <Skeleton className="h-4 w-4/5" />
          </div>
        ))}
      </div>
    )
  if (published.data.length === 0)
    return <EmptyState title="No questions today.">Nobody has published a survey yet.</EmptyState>
  return <PublishedList surveys={published.data} begun={own.data ?? []} />
}
