import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { WizardEvent, WizardKind } from '@youzine/contract'
import { useEffect } from 'react'
import { type AnySession, eventsPath, sessionQuery } from './api.ts'

/** The session as it is, the assistant's words as they come, through reloads and in every tab. */
export function useSession(kind: WizardKind, id: number) {
  const client = useQueryClient()
  const query = useQuery(sessionQuery(kind, id))
  const isListening = query.data !== undefined && query.data.status !== 'completed'
  useEffect(() => {
    if (!isListening) return
    const { queryKey } = sessionQuery(kind, id)
    const source = new EventSource(eventsPath(kind, id), { withCredentials: true })
    source.onmessage = ({ data }: MessageEvent<string>) => {
      const { status, messages } = JSON.parse(data) as WizardEvent
      client.setQueryData(queryKey, (before: AnySession | undefined) => before && { ...before, messages })
      if (status !== 'completed') return
      source.close()
      void client.invalidateQueries({ queryKey })
    }
    return () => source.close()
  }, [isListening, kind, id, client])
  return query
}
