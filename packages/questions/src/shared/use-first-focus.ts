import { type RefObject, useEffect, useRef } from 'react'

/** Moves the keyboard to where a question is answered, once, without making the page jump. */
export function useFirstFocus(
  container: RefObject<HTMLElement | null>,
  selector: string,
  takesFocus: boolean | undefined,
) {
  // Where it began: an answer that changes must not pull the keyboard along.
  const first = useRef(selector)
  useEffect(() => {
    if (!takesFocus) return
    container.current?.querySelector<HTMLElement>(first.current)?.focus({ preventScroll: true })
  }, [container, takesFocus])
}
