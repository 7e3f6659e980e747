import { useQuery, useQueryClient } from '@tanstack/react-query'
import { IMPORT_MOST_POLLS, IMPORT_POLL_MS, type ImportProgress, importEventsPath } from '@youzine/contract'
import { useEffect, useRef, useState } from 'react'
import { importProgressQuery } from '../api.ts'

const isOver = (progress: ImportProgress | null | undefined) =>
  !progress || progress.status === 'finished' || progress.status === 'failed'

/** Progress as it is pushed; where that does not work, asked for every five seconds, 500 times at the most. */
export function useLiveProgress(isWanted: boolean) {
  const client = useQueryClient()
  const [isPushed, setIsPushed] = useState(false)
  const polls = useRef(0)
  const { data: progress, isPending } = useQuery({
    ...importProgressQuery,
    enabled: isWanted,
    refetchInterval: ({ state }) => {
      if (isPushed || isOver(state.data) || polls.current >= IMPORT_MOST_POLLS) return false
      polls.current += 1
      return IMPORT_POLL_MS
    },
  })
  const id = progress?.id
  const wants = isWanted && id !== undefined && !isOver(progress)

  useEffect(() => {
    if (!wants || id === undefined) return
    const source = new EventSource(importEventsPath(id), { withCredentials: true })
    source.onopen = () => setIsPushed(true)
    source.onerror = () => setIsPushed(false)
    source.onmessage = ({ data }: MessageEvent<string>) => {
      client.setQueryData(importProgressQuery.queryKey, JSON.parse(data) as ImportProgress)
    }
    return () => {
      source.close()
      setIsPushed(false)
    }
  }, [wants, id, client])

  return {
    progress: progress ?? null,
    isPending: isWanted && isPending,
    isTakingLong: polls.current >= IMPORT_MOST_POLLS,
  }
}
