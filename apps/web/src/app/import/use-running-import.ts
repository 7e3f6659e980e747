import { useRef } from 'react'
import { useLiveProgress } from '#features/imports/waiting/use-live-progress.ts'
import { useUser } from '#lib/session.ts'

/** The import that somebody is waiting for: one that runs, or that ended while they looked. */
export function useRunningImport() {
  const user = useUser()
  const live = useLiveProgress(user !== null)
  const { progress } = live
  const isRunning = progress !== null && ['embedding', 'generating_magazine'].includes(progress.status)
  const seen = useRef<number | null>(null)
  if (isRunning) seen.current = progress.id
  return { ...live, isRunning, isWaiting: progress !== null && (isRunning || seen.current === progress.id) }
}
export type RunningImport = ReturnType<typeof useRunningImport>
