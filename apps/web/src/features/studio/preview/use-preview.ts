import {
  type PreviewEvent,
  type PreviewPerson,
  startPreview,
  stopPreview,
  studioTexts,
} from '@youzine/contract'
import { useEffect, useReducer, useRef, useState } from 'react'
import { api } from '#lib/api-client.ts'
import { detailOr } from '#lib/api-error.ts'
import { openLasting } from '#lib/socket.ts'
import { IDLE, preview } from './events.ts'

/** The preview of a saved topic: what it does, and what the socket tells of it, from its beginning however late. */
export function usePreview(topicId: number | null, steps: number) {
  const [state, tell] = useReducer(preview, IDLE)
  // It outlasts the tab that it is chosen on.
  const [chosen, choose] = useState<PreviewPerson | null>(null)
  const [lost, setLost] = useState<string | null>(null)
  const count = useRef(steps)
  count.current = steps

  useEffect(() => {
    if (topicId === null) return
    let hasOpened = false
    const socket = openLasting(`/ws/template-preview/${topicId}`, {
      onOpen: () => {
        hasOpened = true
        setLost(null)
      },
      onMessage: (message) => tell({ kind: 'heard', event: message as PreviewEvent, steps: count.current }),
      onLost: () => setLost(hasOpened ? studioTexts.socketError : studioTexts.socketFailed),
    })
    return () => socket.close()
  }, [topicId])

  return {
    ...state,
    lost,
    chosen: chosen ?? state.person ?? 'thea',
    choose,
    async run(person: PreviewPerson, from?: { step: number; runId: number }) {
      if (topicId === null) return tell({ kind: 'failed', error: studioTexts.saveFirst })
      tell({ kind: 'check', person, steps: count.current })
      try {
        const body = { person, ...(from ? { from_step: from.step, run_id: from.runId } : {}) }
        const answer = await api(startPreview, { params: { id: String(topicId) }, body })
        if (answer.status === 'started') return tell({ kind: 'started', runId: answer.run_id ?? 0 })
        tell({
          kind: 'refused',
          templateErrors: answer.template_errors ?? [],
          missing: answer.missing_requirements ?? [],
        })
      } catch (error) {
        tell({ kind: 'failed', error: detailOr(error, studioTexts.startFailed) })
      }
    },
    async reset() {
      tell({ kind: 'reset' })
      if (topicId === null) return
      await api(stopPreview, { params: { id: String(topicId) } }).catch(() => {
        // It ends by itself; the page is idle either way.
      })
    },
  }
}
export type Preview = ReturnType<typeof usePreview>
