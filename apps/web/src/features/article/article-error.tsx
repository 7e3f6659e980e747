import { hasStatus } from '#lib/api-error.ts'
import { usePageTitle } from '#lib/page-title.ts'
import { useUser } from '#lib/session.ts'
import { ButtonLink } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Column } from '#ui/type.tsx'

const FAILED = 'Failed to load the article. Please try again later.'
const MISSING = 'Article not found'

export function ArticleError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  usePageTitle('Error')
  const user = useUser()
  const isMissing = hasStatus(error, 404, 422)
  return (
    <Column width="reading">
      <ErrorState
        isPage
        title="Error"
        onRetry={isMissing ? undefined : onRetry}
        actions={
          <>
            {user && (
              <ButtonLink to="/magazine/$magazineId" params={{ magazineId: 'current' }} variant="quiet">
                Contents
              </ButtonLink>
            )}
            <ButtonLink to="/" variant={isMissing ? 'primary' : 'quiet'}>
              Return to Home
            </ButtonLink>
          </>
        }
      >
        {isMissing ? MISSING : FAILED}
      </ErrorState>
    </Column>
  )
}
