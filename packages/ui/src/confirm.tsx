import { clsx } from 'clsx'
import { AlertDialog } from 'radix-ui'
import { createContext, type ReactNode, use, useCallback, useState } from 'react'
import { Button } from './button.tsx'
import { sheetClass, veilClass } from './dialog.tsx'
import { useReturnFocus } from './return-focus.ts'

export type Question = {
  title: string
  body?: ReactNode
  confirmLabel: string
  cancelLabel?: string
  isDangerous?: boolean
}

type Pending = Question & { answer: (isConfirmed: boolean) => void }

const Confirm = createContext<((question: Question) => Promise<boolean>) | null>(null)

/** Asks before something that cannot be taken back: `if (await confirm({…}))`. */
export function useConfirm() {
  const confirm = use(Confirm)
  if (!confirm) throw new Error('useConfirm needs a ConfirmProvider above it')
  return confirm
}

export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [pending, setPending] = useState<Pending | null>(null)
  const ask = useCallback(
    (question: Question) =>
      new Promise<boolean>((answer) => {
        setPending({ ...question, answer })
      }),
    [],
  )
  const focus = useReturnFocus()
  const close = (isConfirmed: boolean) => {
    pending?.answer(isConfirmed)
    setPending(null)
  }
  return (
    <Confirm value={ask}>
      {children}
      <AlertDialog.Root open={pending !== null} onOpenChange={(isOpen) => !isOpen && close(false)}>
        <AlertDialog.Portal>
          <AlertDialog.Overlay className={veilClass} />
          <AlertDialog.Content
            onOpenAutoFocus={focus.remember}
            onCloseAutoFocus={focus.giveBack}
            className={clsx(sheetClass, 'sm:max-w-md')}
            {...(pending?.body ? {} : { 'aria-describedby': undefined })}
          >
            <AlertDialog.Title className="text-2xl">{pending?.title}</AlertDialog.Title>
            {pending?.body && (
              <AlertDialog.Description className="mt-3 font-text text-lg text-soft leading-snug">
                {pending.body}
              </AlertDialog.Description>
            )}
            <div className="mt-7 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
              <AlertDialog.Cancel asChild>
                <Button variant="quiet">{pending?.cancelLabel ?? 'Cancel'}</Button>
              </AlertDialog.Cancel>
              <Button variant={pending?.isDangerous ? 'danger' : 'primary'} onClick={() => close(true)}>
                {pending?.confirmLabel}
              </Button>
            </div>
          </AlertDialog.Content>
        </AlertDialog.Portal>
      </AlertDialog.Root>
    </Confirm>
  )
}
