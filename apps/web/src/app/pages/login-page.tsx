import { getRouteApi, Link, useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { AccountDialog } from '#features/account-dialog/account-dialog.tsx'
import { ConfirmedBanner } from '#features/log-in/confirmed-banner.tsx'
import { LogInForm } from '#features/log-in/log-in-form.tsx'
import { usePageTitle } from '#lib/page-title.ts'
import { useUser } from '#lib/session.ts'
import { Notice } from '#ui/notice.tsx'
import { Column, PageHeader } from '#ui/type.tsx'

const route = getRouteApi('/login')

export function LoginPage() {
  usePageTitle('Log in')
  const router = useRouter()
  const user = useUser()
  const { next = '/', from_validation, from_account_creation, signup, logged_out } = route.useSearch()
  const goOn = useCallback(() => router.history.push(next), [router, next])
  const isMember = user !== null && !user.isGuest

  return (
    <Column width="form">
      <div className="grid gap-8">
        <PageHeader eyebrow="Subscribers" title="Log in" />
        {from_validation && <ConfirmedBanner onGone={isMember ? goOn : undefined} />}
        {logged_out && !from_validation && (
          <Notice>
            You were logged out, here or in another tab. Log in, and you are back where you were.
          </Notice>
        )}
        {from_account_creation && (
          <Notice tone="warn">
            Click the confirmation link in your email first! Make sure to check your spam folder.
          </Notice>
        )}
        {!(isMember && from_validation) && (
          <>
            <LogInForm onDone={goOn} />
            <p className="border-rule border-t pt-4 text-[0.95rem] text-soft">
              No account yet?{' '}
              <Link
                to="/login"
                search={(search) => ({ ...search, signup: true })}
                className="text-link inline-block py-2.5 text-ink"
              >
                Sign Up
              </Link>
            </p>
          </>
        )}
      </div>
      <AccountDialog
        isOpen={signup === true}
        onOpenChange={(isOpen) => {
          if (!isOpen)
            void router.navigate({ to: '/login', search: (search) => ({ ...search, signup: undefined }) })
        }}
        firstName={user?.firstName}
        onNewUser={goOn}
        onExistingUser={goOn}
      />
    </Column>
  )
}
