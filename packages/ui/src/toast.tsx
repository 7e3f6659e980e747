import { clsx } from 'clsx'
import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { Toast as Radix } from 'radix-ui'
import { createContext, type ReactNode, use, useCallback, useState } from 'react'
import { IconButton } from './button.tsx'

type Toast = { id: number; text: string; tone: 'good' | 'error' }
type ShowToast = (text: string, tone?: Toast['tone']) => void

const Toasts = createContext<ShowToast | null>(null)

export function useToast() {
  const show = use(Toasts)
  if (!show) throw new Error('useToast needs a ToastProvider above it')
  return show
}

let lastId = 0

export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<Toast[]>([])
  const show = useCallback<ShowToast>((text, tone = 'good') => {
    lastId += 1
    const toast = { id: lastId, text, tone }
    setToasts((shown) => [...shown.slice(-2), toast])
  }, [])
  const drop = (id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id))

  return (
    <Toasts value={show}>
      <Radix.Provider swipeDirection="right">
        {children}
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} onClose={() => drop(toast.id)} />
        ))}
        <Radix.Viewport className="fixed right-0 bottom-(--toast-lift) z-60 m-0 grid w-96 max-w-full list-none gap-3 p-4 pb-[max(1rem,env(safe-area-inset-bottom))]" />
      </Radix.Provider>
    </Toasts>
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
