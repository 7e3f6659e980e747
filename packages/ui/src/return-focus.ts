import { useRef } from 'react'

/**
 * Gives the focus back to what opened a dialog. Radix does so for its own triggers only; ours are opened by
 * state, by an address, or from a menu that is gone by then, in which case its button is meant.
 */
export function useReturnFocus() {
  const opener = useRef<HTMLElement | null>(null)
  return {
    remember: () => {
      const focused = document.activeElement
      const menu = focused?.closest('[role="menu"]')
      const source = menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : focused
      opener.current = source instanceof HTMLElement ? source : null
    },
    giveBack: (event: Event) => {
      event.preventDefault()
      opener.current?.focus({ preventScroll: true })
    },
  }
}
