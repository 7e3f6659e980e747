import type { User } from '@youzine/contract'
import { hasStatus, sentenceOf } from '#lib/api-error.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Notice } from '#ui/notice.tsx'
import { useNewLink } from './api.ts'

type Props = { error: unknown; user: User | null; onRetry: () => void }

/** Why an address could not be confirmed, and the way on from there. */
export function DeadLink({ error, user, onRetry }: Props) {
  if (hasStatus(error, 409)) {
    return (
      <ErrorState
        isPage
        title={sentenceOf(error)}
        actions={
          <>
            <ButtonLink to="/login">Log in</ButtonLink>
            <ButtonLink to="/forgot-password" variant="quiet">
              Forgot your password?
            </ButtonLink>
          </>
        }
      >
        Somebody, most likely you, has confirmed this address before. Log in with it.
      </ErrorState>
    )
  }
  if (hasStatus(error, 404, 410, 422)) return <UselessLink isExpired={hasStatus(error, 410)} user={user} />
  return (
    <ErrorState isPage title="Your address is not confirmed yet." onRetry={onRetry}>
      {sentenceOf(error)}
    </ErrorState>
  )
}

function UselessLink({ isExpired, user }: { isExpired: boolean; user: User | null }) {
  const newLink = useNewLink()
  const canAsk = user !== null && !user.isGuest && !user.emailValidated
  if (newLink.isSuccess) return <Notice tone="good">A new link is on its way to {user?.email}.</Notice>
  return (
    <ErrorState
      isPage
      title={isExpired ? 'This link has expired.' : 'This link leads nowhere.'}
      actions={
        canAsk ? (
          <Button isLoading={newLink.isPending} onClick={() => newLink.mutate()}>
            Send me a new link
          </Button>
        ) : (
          <ButtonLink to="/login">Log in</ButtonLink>
        )
      }
    >
      <p>
        {isExpired
          ? 'A confirmation link lives for 48 hours.'
          : 'Perhaps the mail program cut it short: try to copy the whole address.'}{' '}
        {canAsk
          ? 'We can send you another.'
          : 'Log in with your email and password, and we will send you another.'}
      </p>
      {newLink.isError && (
        <Notice tone="error" className="mt-4 font-ui">
          {sentenceOf(newLink.error)}
        </Notice>
      )}
    </ErrorState>
  )
}
