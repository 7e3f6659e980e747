import { useQueryClient } from '@tanstack/react-query'
import {
  CHECKIN_PARSE_MS,
  CHECKIN_PARSE_RETRY_MS,
  CHECKIN_SAVE_MS,
  createCheckin,
  deleteCheckin,
  parseCheckin,
  SAVED_SHOWN_MS,
  trackingTexts,
  updateCheckin,
} from '@youzine/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import { api } from '#lib/api-client.ts'
import { isRefusal } from '#lib/editing/refusal.ts'
import { unsentStore } from '#lib/editing/unsent-store.ts'
import { useSaveQueue } from '#lib/editing/use-save-queue.ts'
import { today } from '../dates.ts'
import { type CheckinDraft, isEmpty, newDraft, withReading } from './draft.ts'

const PLACE = 'checkins'
const DELAYS = { restMs: CHECKIN_SAVE_MS, nextMs: 0, attempts: 3 }

export type EditorState = 'saving' | 'ai-parsing' | 'saved' | 'kept' | null

/** One check-in at a time: saved as it is typed, read when typing rests, kept on this device while the line is away. */
export function useCheckinEditor(userId: number) {
  const client = useQueryClient()
  const [store] = useState(() => unsentStore<CheckinDraft>(userId, PLACE))
  const ids = useRef(new Map<string, number | null>())
  const [draft, setDraft] = useState<CheckinDraft>(
    () => [...store.load().values()].at(-1) ?? newDraft(today()),
  )
  const latest = useRef(draft)
  latest.current = draft
  const [failure, setFailure] = useState<string>()
  const [isReading, setIsReading] = useState(false)
  const [isSavedShown, setIsSavedShown] = useState(false)
  const timers = useRef<{ read?: ReturnType<typeof setTimeout>; saved?: ReturnType<typeof setTimeout> }>({})

  const send = async (key: string, sent: CheckinDraft) => {
    const id = ids.current.get(key) ?? sent.id
    if (isEmpty(sent)) {
      if (id !== null) await api(deleteCheckin, { params: { id: String(id) } }).catch(ignoreGone)
      ids.current.set(key, null)
      return
    }
    // With features left and no words, the last words stay; the page says so.
    if (sent.body.trim() === '') return
    const body = { body: sent.body, applies_to: sent.applies_to, features: sent.features }
    const stored =
      id === null
        ? await api(createCheckin, { body })
        : await api(updateCheckin, { params: { id: String(id) }, body })
    ids.current.set(key, stored.id)
    // What was typed meanwhile must not become a second check-in, should the page go now.
    const waiting = store.load().get(key)
    if (waiting && waiting.id === null) store.put(key, { ...waiting, id: stored.id })
  }

  const queue = useSaveQueue<CheckinDraft>({
    delays: DELAYS,
    store,
    send,
    isRefusal,
    isKnown: () => true,
    onFailed: (_key, { id }) =>
      setFailure(id === null ? trackingTexts.saveFailed : trackingTexts.updateCheckinFailed),
  })
  const status = queue.statusOf(draft.key)

  const read = useCallback(() => {
    const now = latest.current
    const id = ids.current.get(now.key) ?? now.id
    const isBusy = queue.statusOf(now.key) === 'saving' || queue.statusOf(now.key) === 'unsaved'
    if (isBusy) {
      timers.current.read = setTimeout(read, CHECKIN_PARSE_RETRY_MS)
      return
    }
    if (id === null || now.body.trim() === '') return
    setIsReading(true)
    api(parseCheckin, {
      params: { id: String(id) },
      body: { content: now.body, existing_features: now.features },
    })
      .then((answer) => {
        if (latest.current.key !== now.key || latest.current.body !== now.body) return
        setDraft((current) => withReading(current, answer.checkin_features))
        void client.invalidateQueries({ queryKey: ['tracking', 'checkins'] })
      })
      .catch(() => setFailure(trackingTexts.parseFailed))
      .finally(() => setIsReading(false))
  }, [client, queue])

  // The clock is outside of React: a saved note is shown as such for a moment, and the list hears of it.
  useEffect(() => {
    if (status !== 'saved') return
    setFailure(undefined)
    setIsSavedShown(true)
    void client.invalidateQueries({ queryKey: ['tracking', 'checkins'] })
    timers.current.saved = setTimeout(() => setIsSavedShown(false), SAVED_SHOWN_MS)
    return () => clearTimeout(timers.current.saved)
  }, [status, client])
  useEffect(() => () => clearTimeout(timers.current.read), [])

  const change = (next: CheckinDraft) => {
    const hasNewWords = next.body !== draft.body
    latest.current = next
    setDraft(next)
    setFailure(undefined)
    queue.put(next.key, { ...next, id: ids.current.get(next.key) ?? next.id })
    if (!hasNewWords) return
    clearTimeout(timers.current.read)
    timers.current.read = setTimeout(read, CHECKIN_PARSE_MS)
  }

  const state: EditorState =
    status === 'saving' || status === 'unsaved'
      ? 'saving'
      : isReading
        ? 'ai-parsing'
        : status === 'error'
          ? 'kept'
          : isSavedShown
            ? 'saved'
            : null

  return {
    draft,
    change,
    state,
    failure,
    lacksNote: draft.body.trim() === '' && !isEmpty(draft),
    open: (next: CheckinDraft) => {
      queue.flush()
      clearTimeout(timers.current.read)
      latest.current = next
      setDraft(next)
      setFailure(undefined)
    },
    startNew: () => {
      queue.flush()
      const next = newDraft(today())
      latest.current = next
      setDraft(next)
    },
  }
}

/** Deleted elsewhere meanwhile is deleted. */
const ignoreGone = (error: unknown) => {
  if (!isRefusal(error)) throw error
}
