import { CHAT_SCROLL_PX } from '@youzine/contract'
import { useEffect, useRef } from 'react'

/** Keeps the end in sight, as long as the reader is there. */
export function useFollowing(shown: unknown) {
  const ref = useRef<HTMLDivElement>(null)
  const isFollowing = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows what is shown.
  useEffect(() => {
    const list = ref.current
    if (list && isFollowing.current) list.scrollTop = list.scrollHeight
  }, [shown])
  const onScroll = () => {
    const list = ref.current
    if (list) isFollowing.current = isNearEnd(list)
  }
  return { ref, onScroll }
}

export const isNearEnd = ({
  scrollHeight,
  scrollTop,
  clientHeight,
}: Pick<HTMLElement, 'scrollHeight' | 'scrollTop' | 'clientHeight'>) =>
  scrollHeight - scrollTop - clientHeight <= CHAT_SCROLL_PX
