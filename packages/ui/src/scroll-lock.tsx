import { Slot } from 'radix-ui'
import { type ReactNode, useLayoutEffect } from 'react'

let locks = 0

/**
 * Takes the place of `react-remove-scroll` under Radix (see vite.config.ts). The room of the scroll bar is
 * kept as padding, so that nothing moves sideways.
 */
export function RemoveScroll({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    const { documentElement: root, body } = document
    if (locks === 0) {
      body.style.paddingRight = `${window.innerWidth - root.clientWidth}px`
      root.style.overflow = 'hidden'
    }
    locks += 1
    return () => {
      locks -= 1
      if (locks > 0) return
      root.style.overflow = ''
      body.style.paddingRight = ''
    }
  }, [])
  return <Slot.Root>{children}</Slot.Root>
}
