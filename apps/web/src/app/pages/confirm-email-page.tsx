import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, useRouter } from '@tanstack/react-router'
import { useCallback, useEffect } from 'react'
import { ownConfirmationQuery, useConfirmEmail } from '#features/confirm-email/api.ts'
import { DeadLink } from '#features/confirm-email/dead-link.tsx'
import { PasswordForm } from '#features/confirm-email/password-form.tsx'
import { hasStatus, sentenceOf } from '#lib/api-error.ts'
import { placeToReturn } from '#lib/came-from.ts'
import { usePageTitle } from '#lib/page-title.ts'
import { refreshUser, useUser } from '#lib/session.ts'
import { PageSpinner } from '#ui/spinner.tsx'
import { Column } from '#ui/type.tsx'

const route = getRouteApi('/confirm-email/$token')

export function ConfirmEmailPage() {
  usePageTitle('Confirm your email address')
  const { token } = route.useParams()
  const user = useUser()
  const hasSession = user !== null
  const own = useQuery({ ...ownConfirmationQuery(token), enabled: hasSession })
  const byPassword = useConfirmEmail(token)
  const goOn = useGoOn()
  const isConfirmed = own.isSuccess || byPassword.isSuccess

  useEffect(() => {
    if (isConfirmed) goOn()
  }, [isConfirmed, goOn])

  if (isConfirmed || (hasSession && own.isPending))
    return <PageSpinner label="Confirming your email address…" />
  const error = byPassword.error ?? own.error
  const mayTry = error === null || hasStatus(error, 403, 429)
  return (
    <Column width="reading">
      {mayTry ? (
        <PasswordForm
          isSending={byPassword.isPending}
          failure={byPassword.error ? sentenceOf(byPassword.error) : undefined}
          onSend={byPassword.mutate}
        />
      ) : (
        <DeadLink error={error} user={user} onRetry={byPassword.reset} />
      )}
    </Column>
  )
}

/** The log-in page says that it worked, to members and to everybody else. */
function useGoOn() {
  const router = useRouter()
  const client = useQueryClient()
  return useCallback(() => {
    void refreshUser(client)
      .catch(() => null)
      .then(() =>
        router.navigate({
          to: '/login',
          search: { from_validation: true, next: placeToReturn() },
          replace: true,
        }),
      )
  }, [router, client])
}
