import { createContext, lazy, type ReactNode, Suspense, use, useCallback, useState } from 'react'
import type { Toast } from './toast-stack.tsx'
import { useAtFirstTouch } from './use-at-first-touch.ts'

type ShowToast = (text: string, tone?: Toast['tone']) => void

const Toasts = createContext<ShowToast | null>(null)

export function useToast() {
  const show = use(Toasts)
  if (!show) throw new Error('useToast needs a ToastProvider above it')
  return show
}

const load = () => import('./toast-stack.tsx')

/** Not needed to read; where it cannot come, the words stand there all the same. */
const ToastStack = lazy(() =>
  load().then(
    (module) => ({ default: module.ToastStack }),
    () => ({ default: PlainStack }),
  ),
)

let lastId = 0

export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<Toast[]>([])
  const [isWanted, setIsWanted] = useState(false)
  useAtFirstTouch(load)
  const show = useCallback<ShowToast>((text, tone = 'good') => {
    lastId += 1
    const toast = { id: lastId, text, tone }
    setIsWanted(true)
    setToasts((shown) => [...shown.slice(-2), toast])
  }, [])
  const drop = useCallback((id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)), [])

  return (
    <Toasts value={show}>
      {children}
      {isWanted && (
        <Suspense>
          <ToastStack toasts={toasts} onClose={drop} />
        </Suspense>
      )}
    </Toasts>
  )
}

function PlainStack({ toasts }: { toasts: Toast[] }) {
  return (
    <div role="status" className="fixed right-0 bottom-0 z-60 grid gap-3 p-4">
      {toasts.map(({ id, text }) => (
        <p key={id} className="rounded-base border border-rule bg-sheet px-4 py-2.5">
          {text}
        </p>
      ))}
    </div>
  )
}
