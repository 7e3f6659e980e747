import { getRouteApi, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { ResetForm } from '#features/password-reset/reset-form.tsx'
import { usePageTitle } from '#lib/page-title.ts'
import { ButtonLink } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { useToast } from '#ui/toast.tsx'
import { Column, PageHeader } from '#ui/type.tsx'

const route = getRouteApi('/reset-password/$token')

export function ResetPasswordPage() {
  usePageTitle('Set a new password')
  const { token } = route.useParams()
  const router = useRouter()
  const toast = useToast()
  const [fault, setFault] = useState<string>()

  const done = () => {
    toast('Your password is changed. Log in with the new one.')
    void router.navigate({ to: '/login' })
  }

  return (
    <Column width="form">
      {fault ? (
        <ErrorState
          isPage
          title="This link no longer works."
          actions={<ButtonLink to="/forgot-password">Send me a new link</ButtonLink>}
        >
          {fault}
        </ErrorState>
      ) : (
        <div className="grid gap-8">
          <PageHeader eyebrow="Subscribers" title="Set a new password" />
          <ResetForm token={token} onDone={done} onDeadLink={setFault} />
        </div>
      )}
    </Column>
  )
}
