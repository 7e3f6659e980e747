import { useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useCallback, useState } from 'react'
import { useUser } from '#lib/session.ts'
import { useToast } from '#ui/toast.tsx'

const AccountDialog = lazy(() =>
  import('#features/account-dialog/account-dialog.tsx').then((module) => ({ default: module.AccountDialog })),
)

type Props = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  subtitle?: string | undefined
  /** What the account is wanted for: “to ask this article”. */
  reason?: string | undefined
  /** Once there is an account; otherwise the dialog closes and says so. */
  onDone?: () => void
}

/** The account dialog of the bar. Its code comes when it is first wanted; what was typed stays after closing. */
export function SaveDialog({ isOpen, onOpenChange, subtitle, reason, onDone }: Props) {
  const user = useUser()
  const toast = useToast()
  const router = useRouter()
  const [isWanted, setIsWanted] = useState(false)
  if (isOpen && !isWanted) setIsWanted(true)

  const done = useCallback(() => {
    onOpenChange(false)
    onDone?.()
    toast('Saved. Everything here is yours to come back to.')
    void router.invalidate()
  }, [onOpenChange, onDone, toast, router])

  if (!isWanted) return null
  return (
    <Suspense>
      <AccountDialog
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        subtitle={subtitle}
        reason={reason}
        firstName={user?.firstName}
        onNewUser={done}
        onExistingUser={done}
      />
    </Suspense>
  )
}
