import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { IconButton } from './button.tsx'
import { useReturnFocus } from './return-focus.ts'

export const veilClass = 'fixed inset-0 z-40 animate-appear bg-veil'

/** A sheet from below on phones, a card in the middle elsewhere; long content scrolls inside. */
export const sheetClass = clsx(
  'fixed inset-x-0 bottom-0 z-50 max-h-[94dvh] animate-rise overflow-y-auto overscroll-contain bg-sheet shadow-sheet',
  'rounded-t-base border border-rule px-5 pt-6 pb-[max(1.5rem,env(safe-area-inset-bottom))] focus:outline-none',
  'sm:inset-0 sm:m-auto sm:h-fit sm:max-h-[calc(100dvh-3rem)] sm:w-[calc(100%-3rem)] sm:rounded-base sm:p-8',
)

type Props = {
  isOpen: boolean
  onOpenChange?: (isOpen: boolean) => void
  title: ReactNode
  description?: ReactNode
  /** Without it neither Escape, nor a click outside, nor a cross closes it. */
  isDismissible?: boolean
  size?: 'md' | 'lg'
  children: ReactNode
}

export function Dialog({
  isOpen,
  onOpenChange,
  title,
  description,
  isDismissible = true,
  size = 'md',
  children,
}: Props) {
  const focus = useReturnFocus()
  const stay = (event: Event) => {
    if (!isDismissible) event.preventDefault()
  }
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={veilClass} />
        <Radix.Content
          onOpenAutoFocus={(event) => {
            focus.remember()
            focusFirstField(event)
          }}
          onCloseAutoFocus={focus.giveBack}
          onEscapeKeyDown={stay}
          onInteractOutside={stay}
          {...(description ? {} : { 'aria-describedby': undefined })}
          className={clsx(sheetClass, size === 'md' ? 'sm:max-w-lg' : 'sm:max-w-2xl')}
        >
          <div className={clsx('mb-5 grid gap-2', isDismissible && 'pr-10')}>
            <Radix.Title className="text-[1.9rem]">{title}</Radix.Title>
            {description && (
              <Radix.Description className="font-text text-lg text-soft leading-snug">
                {description}
              </Radix.Description>
            )}
          </div>
          {children}
          {isDismissible && (
            <Radix.Close asChild>
              <IconButton label="Close" className="absolute top-3.5 right-3 sm:top-5 sm:right-5">
                <X aria-hidden className="size-5" />
              </IconButton>
            </Radix.Close>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** Ready to type where there is a keyboard; on a touch screen that would only push up the on-screen one. */
function focusFirstField(event: Event) {
  const content = event.currentTarget as HTMLElement
  const field = content.querySelector<HTMLElement>('input:not([type="file"], [readonly]), textarea, select')
  if (!field || !window.matchMedia('(hover: hover)').matches) return
  event.preventDefault()
  field.focus()
}
