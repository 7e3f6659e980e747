import { CONFIRMED_BANNER_MS } from '@youzine/contract'
import { clsx } from 'clsx'
import { useEffect, useState } from 'react'
import { Notice } from '#ui/notice.tsx'

const FADE_MS = 300

type Stage = 'shown' | 'fading' | 'gone'

/** Says for two seconds that the address is confirmed, then fades. Its room stays, so that nothing jumps. */
export function ConfirmedBanner({ onGone }: { onGone?: () => void }) {
  const [stage, setStage] = useState<Stage>('shown')

  useEffect(() => {
    const fade = setTimeout(() => setStage('fading'), CONFIRMED_BANNER_MS)
    const gone = setTimeout(() => {
      setStage('gone')
      onGone?.()
    }, CONFIRMED_BANNER_MS + FADE_MS)
    return () => {
      clearTimeout(fade)
      clearTimeout(gone)
    }
  }, [onGone])

  return (
    <div className="min-h-12">
      {stage !== 'gone' && (
        <div className={clsx('transition-opacity duration-300', stage === 'fading' && 'opacity-0')}>
          <Notice tone="good">Email address confirmed!</Notice>
        </div>
      )}
    </div>
  )
}
