import { Outlet, useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useCallback, useState } from 'react'
import { usePageTitle } from '#lib/page-title.ts'
import { useUser } from '#lib/session.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Column } from '#ui/type.tsx'

const AccountDialog = lazy(() =>
  import('#features/account-dialog/account-dialog.tsx').then((module) => ({ default: module.AccountDialog })),
)

/** Members go through; a guest meets the account dialog in the page's place, and stays with it to its end. */
export function GuestGate() {
  const user = useUser()
  const router = useRouter()
  const [isGated, setIsGated] = useState(user?.isGuest === true)
  const pass = useCallback(() => {
    setIsGated(false)
    void router.invalidate()
  }, [router])

  if (!isGated) return <Outlet />
  return <Gate firstName={user?.firstName} onPass={pass} />
}

function Gate({ firstName, onPass }: { firstName?: string; onPass: () => void }) {
  usePageTitle('For members')
  return (
    <Column width="reading">
      <EmptyState isPage eyebrow="Members" title="This page is for members.">
        An account keeps what you do here, and opens this page.
      </EmptyState>
      <Suspense>
        <AccountDialog
          isOpen
          isDismissible={false}
          reason="to open this page"
          firstName={firstName}
          onNewUser={onPass}
          onExistingUser={onPass}
          footer={
            <ButtonLink to="/" variant="link">
              Return to Home
            </ButtonLink>
          }
        />
      </Suspense>
    </Column>
  )
}
