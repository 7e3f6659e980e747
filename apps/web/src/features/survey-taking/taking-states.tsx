import { surveyTexts } from '@youzine/contract'
import { ButtonLink } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Notice } from '#ui/notice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { Column, PageHeader } from '#ui/type.tsx'

const ROWS = ['a', 'b', 'c', 'd']

export function TakingSkeleton() {
  return (
    <div role="status" className="mx-auto w-full max-w-2xl px-4 pt-7 sm:px-8 md:pt-14">
      <span className="sr-only">The survey is on its way…</span>
      <Skeleton className="h-4 w-2/5" />
      <Skeleton className="mt-3 h-1.5 w-full" />
      <Skeleton className="mt-10 h-9 w-11/12" />
      <Skeleton className="mt-3 h-9 w-3/5" />
      <div className="mt-8 grid gap-2.5">
        {ROWS.map((key) => (
          <Skeleton key={key} className="h-14 w-full rounded-base" />
        ))}
      </div>
    </div>
  )
}

const back = (
  <ButtonLink to="/surveys" variant="quiet">
    Back to Surveys
  </ButtonLink>
)

export function TakingFailed({ isMissing, onRetry }: { isMissing: boolean; onRetry: () => void }) {
  return (
    <Column width="reading">
      <ErrorState
        isPage
        title={isMissing ? 'There is no such survey.' : 'The survey did not arrive.'}
        onRetry={isMissing ? undefined : onRetry}
        actions={back}
      >
        {isMissing
          ? 'It may have been taken down, or it was never published. There are others.'
          : surveyTexts.loadFailed}
      </ErrorState>
    </Column>
  )
}

export function NoQuestions({ title }: { title: string }) {
  return (
    <Column width="reading">
      <div className="grid justify-items-start gap-6">
        <PageHeader title={title} />
        <Notice tone="error">{surveyTexts.noQuestions}</Notice>
        {back}
      </div>
    </Column>
  )
}

export function BeingWritten() {
  return (
    <Column width="reading">
      <div role="status" className="grid justify-items-start gap-5">
        <Spinner className="size-7 text-accent" />
        <PageHeader title="Your article is being written.">
          Your answers are in. This takes a moment, and then you can read it right here.
        </PageHeader>
      </div>
    </Column>
  )
}
