import { useEffect, useState } from 'react'
import { sentenceOf } from '#lib/api-error.ts'
import { Button } from '#ui/button.tsx'
import { useToast } from '#ui/toast.tsx'
import { useRestartImport } from '../api.ts'

/** Hidden until somebody who knows presses Cmd+D (or Ctrl+D). */
export function Restart({ importId }: { importId: number }) {
  const [isShown, setIsShown] = useState(false)
  const restart = useRestartImport()
  const toast = useToast()

  useEffect(() => {
    const toggle = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'd' || !(event.metaKey || event.ctrlKey)) return
      event.preventDefault()
      setIsShown((before) => !before)
    }
    window.addEventListener('keydown', toggle)
    return () => window.removeEventListener('keydown', toggle)
  }, [])

  if (!isShown) return null
  return (
    <Button
      variant="quiet"
      className="justify-self-start"
      isLoading={restart.isPending}
      onClick={() => restart.mutate(importId, { onError: (error) => toast(sentenceOf(error), 'error') })}
    >
      Restart Import
    </Button>
  )
}
