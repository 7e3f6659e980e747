import { useLayoutEffect } from 'react'

/** Says that a bar stays at the bottom of this page, on narrow screens or on all; toasts then stand above it. */
export function useBottomBar(where: 'narrow' | 'always') {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    dataset.bottomBar = where
    return () => {
      delete dataset.bottomBar
    }
  }, [where])
}
