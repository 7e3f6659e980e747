import { useQueryClient } from '@tanstack/react-query'
import type { ImportProgress } from '@youzine/contract'
import { useRef } from 'react'
import { useLiveProgress } from '#features/imports/waiting/use-live-progress.ts'
import { currentMagazineQuery } from '#features/magazine/api.ts'
import { useUser } from '#lib/session.ts'

/** The import that somebody is waiting for: one that runs, or that ended while they looked. */
export function useRunningImport() {
  const user = useUser()
  const live = useLiveProgress(user !== null)
  const readable = useReadableSample(live)
  const { progress } = live
  const isRunning =
    progress !== null &&
    progress.id !== readable &&
    ['embedding', 'generating_magazine'].includes(progress.status)
  const seen = useRef<number | null>(null)
  if (isRunning) seen.current = progress.id
  return { ...live, isRunning, isWaiting: progress !== null && (isRunning || seen.current === progress.id) }
}
export type RunningImport = ReturnType<typeof useRunningImport>

/**
 * A sample that could be read before this page was opened: whoever leaves it for their own archive is not sent back
 * to it because its last articles are still being written.
 */
function useReadableSample({ progress, isPending }: { progress: ImportProgress | null; isPending: boolean }) {
  const client = useQueryClient()
  const readable = useRef<number | null>(undefined)
  if (readable.current === undefined && !isPending) {
    const magazine = client.getQueryData(currentMagazineQuery.queryKey)
    const isShown = magazine?.progress?.id === progress?.id && Boolean(magazine?.articles.length)
    const isReadable = progress?.is_sample && (progress.articles_done > 0 || isShown)
    readable.current = isReadable ? progress.id : null
  }
  return readable.current
}
