import { type RefObject, useEffect } from 'react'

/** Moves the keyboard to where a question is answered, once, without making the page jump. */
export function useFirstFocus(
  container: RefObject<HTMLElement | null>,
  selector: string,
  takesFocus: boolean | undefined,
) {
  useEffect(() => {
    if (!takesFocus) return
    container.current?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true })
  }, [container, selector, takesFocus])
}
