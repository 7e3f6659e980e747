import { useEffect, useEffectEvent } from 'react'

type Options = {
  isOn: boolean
  /** Enter alone makes a new line here; going on takes Cmd or Ctrl as well. */
  takesEnter: boolean
  isAnswered: boolean
  onNext: () => void
  onPrevious: () => void
}

/** A key that a focused control needs for itself. */
const isNeeded = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('button, a, summary, select, [role="dialog"]') !== null &&
  target.closest('[data-passes-enter]') === null

/** Cmd/Ctrl+Left goes back, Cmd/Ctrl+Right or Enter goes on, from wherever the keyboard is. */
export function useSurveyKeys({ isOn, takesEnter, isAnswered, onNext, onPrevious }: Options) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isOn || event.isComposing || event.defaultPrevented) return
    const isWithModifier = event.metaKey || event.ctrlKey
    const isGoing = (run: () => void) => {
      event.preventDefault()
      run()
    }
    if (isWithModifier && event.key === 'ArrowLeft') return isGoing(onPrevious)
    if (isWithModifier && event.key === 'ArrowRight') return isGoing(onNext)
    if (event.key !== 'Enter' || event.shiftKey || event.altKey || event.repeat) return
    if (isNeeded(event.target) || (takesEnter && !isWithModifier)) return
    const { target } = event
    // On an option that only has the focus, the first Enter chooses it.
    if (!isAnswered && target instanceof HTMLInputElement && target.type === 'radio')
      return isGoing(() => target.click())
    isGoing(onNext)
  })
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
