import { useCallback, useEffect, useRef, useState } from 'react'

/** A sentence that is there for a moment. */
export function useFlash(ms: number): [string | undefined, (text: string) => void] {
  const [text, setText] = useState<string>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const flash = useCallback(
    (next: string) => {
      clearTimeout(timer.current)
      setText(next)
      timer.current = setTimeout(() => setText(undefined), ms)
    },
    [ms],
  )
  return [text, flash]
}
