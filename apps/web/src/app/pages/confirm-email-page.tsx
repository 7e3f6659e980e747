import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, useRouter } from '@tanstack/react-router'
import { useCallback, useEffect } from 'react'
import { ownConfirmationQuery, useConfirmEmail } from '#features/confirm-email/api.ts'
import { DeadLink } from '#features/confirm-email/dead-link.tsx'
import { usePageTitle } from '#lib/page-title.ts'
import { refreshUser, useUser } from '#lib/session.ts'
import { Button } from '#ui/button.tsx'
import { PageSpinner } from '#ui/spinner.tsx'
import { Column, PageHeader } from '#ui/type.tsx'

const route = getRouteApi('/confirm-email/$token')

export function ConfirmEmailPage() {
  usePageTitle('Confirm your email address')
  const { token } = route.useParams()
  const user = useUser()
  const hasSession = user !== null
  const own = useQuery({ ...ownConfirmationQuery(token), enabled: hasSession })
  const byHand = useConfirmEmail(token)
  const goOn = useGoOn()
  const isConfirmed = own.data?.confirmed === true || byHand.data?.confirmed === true

  useEffect(() => {
    if (isConfirmed) goOn()
  }, [isConfirmed, goOn])

  const error = byHand.error ?? own.error
  if (error && !byHand.isPending) {
    return (
      <Column width="reading">
        <DeadLink error={error} user={user} onRetry={() => byHand.mutate()} />
      </Column>
    )
  }
  if (isConfirmed || (hasSession && own.isPending))
    return <PageSpinner label="Confirming your email address…" />
  return (
    <Column width="reading">
      <div className="grid justify-items-start gap-7">
        <PageHeader eyebrow="One last thing" title="Is this you?">
          One press, and your address counts.
        </PageHeader>
        <Button isLoading={byHand.isPending} onClick={() => byHand.mutate()}>
          Confirm my email address
        </Button>
      </div>
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
      .then(() => router.navigate({ to: '/login', search: { from_validation: true }, replace: true }))
  }, [router, client])
}
