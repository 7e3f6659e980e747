import type { ReactNode } from 'react'
import { useState } from 'react'
import { useUser } from '#lib/session.ts'
import { useSite } from '#lib/site.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TabPanel, Tabs } from '#ui/tabs.tsx'
import type { Mode } from './account-form.ts'
import { CredentialsForm } from './credentials-form.tsx'
import { useConfirmation } from './use-confirmation.ts'
import { useCredentials } from './use-credentials.ts'
import { WaitingStep } from './waiting-step.tsx'

export type AccountDialogProps = {
  isOpen: boolean
  onOpenChange?: (isOpen: boolean) => void
  /** Without it there is no way past the dialog but through it. */
  isDismissible?: boolean
  subtitle?: string | undefined
  /** What it is wanted for, in the words that follow “You need an account”. */
  reason?: string | undefined
  initialMode?: Mode
  /** A first name that is known already; it stands in the form and stays as it is. */
  firstName?: string
  reminderCode?: string
  /** An import's progress bar, where one runs. */
  progress?: ReactNode
  footer?: ReactNode
  onNewUser: () => void
  onExistingUser: () => void
}

const titles = { signup: 'Save Your Data', login: 'Welcome Back' }
const modes = [
  { value: 'signup', label: 'Sign Up' },
  { value: 'login', label: 'Log In' },
] as const

/** What was typed lives here, outside the dialog's content, and outlasts closing it. */
export function AccountDialog({
  isOpen,
  onOpenChange,
  isDismissible = true,
  subtitle = "Create an account so you don't lose access",
  reason,
  initialMode = 'signup',
  progress,
  footer,
  onNewUser,
  onExistingUser,
  firstName,
  reminderCode,
}: AccountDialogProps) {
  const user = useUser()
  const { signup } = useSite().features
  const [chosen, setMode] = useState<Mode>(initialMode)
  const mode = signup ? chosen : 'login'
  const credentials = useCredentials({ mode, firstName, reminderCode, onExistingUser })
  const isWaiting = useConfirmation(isOpen, onNewUser)

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissible={isDismissible}
      title={titles[isWaiting ? 'signup' : mode]}
      description={isWaiting ? undefined : reason ? `You need an account ${reason}. ${subtitle}` : subtitle}
    >
      {progress && <div className="mb-6">{progress}</div>}
      {isWaiting ? (
        <WaitingStep email={user?.email ?? null} />
      ) : (
        <Tabs
          label="Sign up or log in"
          look="switch"
          value={mode}
          onChange={setMode}
          tabs={signup ? modes : modes.slice(1)}
        >
          <TabPanel value={mode}>
            <CredentialsForm mode={mode} credentials={credentials} isNameLocked={Boolean(firstName)} />
          </TabPanel>
        </Tabs>
      )}
      {(isDismissible || footer) && (
        <div className="mt-3 flex flex-wrap justify-center gap-x-5">
          {isDismissible && (
            <Button variant="link" onClick={() => onOpenChange?.(false)}>
              Maybe later
            </Button>
          )}
          {footer}
        </div>
      )}
    </Dialog>
  )
}
