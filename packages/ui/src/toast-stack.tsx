import { clsx } from 'clsx'
import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { Toast as Radix } from 'radix-ui'
import { IconButton } from './button.tsx'

export type Toast = { id: number; text: string; tone: 'good' | 'error' }

export function ToastStack({ toasts, onClose }: { toasts: Toast[]; onClose: (id: number) => void }) {
  return (
    <Radix.Provider swipeDirection="right">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} onClose={() => onClose(toast.id)} />
      ))}
      <Radix.Viewport className="fixed right-0 bottom-(--toast-lift) z-60 m-0 grid w-96 max-w-full list-none gap-3 p-4 pb-[max(1rem,env(safe-area-inset-bottom))]" />
    </Radix.Provider>
  )
}

function ToastCard({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const isError = toast.tone === 'error'
  const Icon = isError ? CircleAlert : CircleCheck
  return (
    <Radix.Root
      type={isError ? 'foreground' : 'background'}
      duration={isError ? 10_000 : 5000}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      className="flex animate-rise items-center gap-3 rounded-base border border-rule bg-sheet py-1 pr-1 pl-4 shadow-sheet"
    >
      <Icon aria-hidden className={clsx('size-5 shrink-0', isError ? 'text-accent' : 'text-good')} />
      <Radix.Description className="mr-auto py-2.5 text-[0.95rem]">{toast.text}</Radix.Description>
      <Radix.Close asChild>
        <IconButton label="Dismiss">
          <X aria-hidden className="size-4.5" />
        </IconButton>
      </Radix.Close>
    </Radix.Root>
  )
}
