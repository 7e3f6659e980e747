import {
  type ComponentType,
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  use,
  useCallback,
  useEffect,
  useState,
} from 'react'
import type { ConfirmProps, Question } from './confirm-dialog.tsx'
import { useAtFirstTouch } from './use-at-first-touch.ts'

export type { Question }

type Pending = Question & { answer: (isConfirmed: boolean) => void }

const Confirm = createContext<((question: Question) => Promise<boolean>) | null>(null)

/** Asks before something that cannot be taken back: `if (await confirm({…}))`. */
export function useConfirm() {
  const confirm = use(Confirm)
  if (!confirm) throw new Error('useConfirm needs a ConfirmProvider above it')
  return confirm
}

const load = () => import('./confirm-dialog.tsx')

/** Not needed to read; where it cannot come, the browser asks. */
const ConfirmDialog = lazy<ComponentType<ConfirmProps>>(() =>
  load().then(
    (module) => ({ default: module.ConfirmDialog }),
    () => ({ default: AskedByTheBrowser }),
  ),
)

export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [pending, setPending] = useState<Pending | null>(null)
  const [isWanted, setIsWanted] = useState(false)
  useAtFirstTouch(load)
  const ask = useCallback(
    (question: Question) =>
      new Promise<boolean>((answer) => {
        setIsWanted(true)
        setPending({ ...question, answer })
      }),
    [],
  )
  const close = useCallback(
    (isConfirmed: boolean) => {
      pending?.answer(isConfirmed)
      setPending(null)
    },
    [pending],
  )
  return (
    <Confirm value={ask}>
      {children}
      {isWanted && (
        <Suspense>
          <ConfirmDialog question={pending} onAnswer={close} />
        </Suspense>
      )}
    </Confirm>
  )
}

function AskedByTheBrowser({ question, onAnswer }: ConfirmProps) {
  useEffect(() => {
    if (question) onAnswer(window.confirm(question.title))
  }, [question, onAnswer])
  return null
}
