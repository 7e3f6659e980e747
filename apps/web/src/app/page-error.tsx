import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { sentenceOf } from '#lib/api-error.ts'
import { usePageTitle } from '#lib/page-title.ts'
import { ButtonLink } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Column } from '#ui/type.tsx'

export function PageError({ error, reset }: ErrorComponentProps) {
  usePageTitle('Erratum')
  const router = useRouter()
  const retry = () => {
    reset()
    void router.invalidate()
  }
  return (
    <Column width="reading">
      <ErrorState
        isPage
        title="This page did not make it to print."
        onRetry={retry}
        actions={
          <>
            <ButtonLink to="/magazine/$magazineId" params={{ magazineId: 'current' }} variant="quiet">
              Contents
            </ButtonLink>
            <ButtonLink to="/" variant="quiet">
              Return to Home
            </ButtonLink>
          </>
        }
      >
        {sentenceOf(error)}
      </ErrorState>
    </Column>
  )
}
