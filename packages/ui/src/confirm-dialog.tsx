import { clsx } from 'clsx'
import { AlertDialog } from 'radix-ui'
import type { ReactNode } from 'react'
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

export type ConfirmProps = { question: Question | null; onAnswer: (isConfirmed: boolean) => void }

export function ConfirmDialog({ question, onAnswer }: ConfirmProps) {
  const focus = useReturnFocus()
  return (
    <AlertDialog.Root open={question !== null} onOpenChange={(isOpen) => !isOpen && onAnswer(false)}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={veilClass} />
        <AlertDialog.Content
          onOpenAutoFocus={focus.remember}
          onCloseAutoFocus={focus.giveBack}
          className={clsx(sheetClass, 'sm:max-w-md')}
          {...(question?.body ? {} : { 'aria-describedby': undefined })}
        >
          <AlertDialog.Title className="text-2xl">{question?.title}</AlertDialog.Title>
          {question?.body && (
            <AlertDialog.Description className="mt-3 font-text text-lg text-soft leading-snug">
              {question.body}
            </AlertDialog.Description>
          )}
          <div className="mt-7 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
            <AlertDialog.Cancel asChild>
              <Button variant="quiet">{question?.cancelLabel ?? 'Cancel'}</Button>
            </AlertDialog.Cancel>
            <Button variant={question?.isDangerous ? 'danger' : 'primary'} onClick={() => onAnswer(true)}>
              {question?.confirmLabel}
            </Button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
