import { Slot } from 'radix-ui'
import { type ReactNode, useLayoutEffect } from 'react'

let locks = 0

/**
 * Takes the place of `react-remove-scroll` under Radix (see vite.config.ts). The page keeps room for its
 * scroll bar, so hiding the overflow is enough and nothing moves sideways.
 */
export function RemoveScroll({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    locks += 1
    document.documentElement.style.overflow = 'hidden'
    return () => {
      locks -= 1
      if (locks === 0) document.documentElement.style.overflow = ''
    }
  }, [])
  return <Slot.Root>{children}</Slot.Root>
}
