import { useEffect, useState, useSyncExternalStore } from 'react'
import { createSaveQueue, type SaveQueueOptions } from './save-queue.ts'

type Options<P> = SaveQueueOptions<P> & {
  /** Whether what an earlier visit left behind still has a place. */
  isKnown: (key: string) => boolean
}

/** A queue that lives with its page: what is typed is out before the line or the tab is gone. */
export function useSaveQueue<P>({ isKnown, ...options }: Options<P>) {
  const [queue] = useState(() => createSaveQueue<P>(options))
  const [known] = useState(() => isKnown)
  useSyncExternalStore(queue.subscribe, queue.version)

  // The line and the tab are outside of React.
  useEffect(() => {
    queue.resume(known)
    const hide = () => document.visibilityState === 'hidden' && queue.flush()
    window.addEventListener('online', queue.wake)
    document.addEventListener('visibilitychange', hide)
    return () => {
      window.removeEventListener('online', queue.wake)
      document.removeEventListener('visibilitychange', hide)
      queue.flush()
    }
  }, [queue, known])
  return queue
}
