import { useEffect } from 'react'

/** What only whoever does something needs comes as soon as somebody does, while the line is there. */
export function useAtFirstTouch(load: () => Promise<unknown>) {
  useEffect(() => {
    const controller = new AbortController()
    const begin = () => {
      controller.abort()
      // Where it cannot come now, it is asked for again when it is wanted.
      load().catch(() => {})
    }
    for (const kind of ['pointerdown', 'keydown', 'input'])
      window.addEventListener(kind, begin, { signal: controller.signal, passive: true })
    return () => controller.abort()
  }, [load])
}
