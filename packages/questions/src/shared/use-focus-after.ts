import { type RefObject, useLayoutEffect, useRef } from 'react'

type Find = (frame: HTMLElement) => HTMLElement | null | undefined

/** Moves the focus once a change is drawn, and before the next key: what is typed on must not land elsewhere. */
export function useFocusAfter(frame: RefObject<HTMLElement | null>): (find: Find) => void {
  const wanted = useRef<Find | null>(null)
  useLayoutEffect(() => {
    const find = wanted.current
    wanted.current = null
    if (find && frame.current) find(frame.current)?.focus()
  })
  return (find) => {
    wanted.current = find
  }
}
