import { useQueryClient } from '@tanstack/react-query'
import {
  CHECKIN_PARSE_MS,
  CHECKIN_PARSE_RETRY_MS,
  CHECKIN_SAVE_MS,
  type Checkin,
  createCheckin,
  deleteCheckin,
  listCheckins,
  MAX_CHECKINS_LISTED,
  parseCheckin,
  SAVED_SHOWN_MS,
  trackingTexts,
  updateCheckin,
} from '@youzine/contract'
import { useEffect, useRef, useState } from 'react'
import { api } from '#lib/api-client.ts'
import { hasCode, hasStatus } from '#lib/api-error.ts'
import { isRefusal } from '#lib/editing/refusal.ts'
import { unsentStore } from '#lib/editing/unsent-store.ts'
import { useSaveQueue } from '#lib/editing/use-save-queue.ts'
import { today } from '../dates.ts'
import { type CheckinDraft, isEmpty, newDraft, toDraft, withReading } from './draft.ts'
import { createNoteReader } from './note-reader.ts'

const PLACE = 'checkins'
const DELAYS = { restMs: CHECKIN_SAVE_MS, nextMs: 0, attempts: 3 }

type Known = Pick<CheckinDraft, 'id' | 'seen_updated_at'>
const NOT_STORED: Known = { id: null, seen_updated_at: null }
type Elsewhere = { key: string; theirs: Checkin }

export type EditorState = 'saving' | 'ai-parsing' | 'saved' | 'kept' | null

/** One check-in at a time: saved as it is typed, read when typing rests, kept on this device while the line is away. */
export function useCheckinEditor(userId: number) {
  const client = useQueryClient()
  const [store] = useState(() => unsentStore<CheckinDraft>(userId, PLACE))
  const known = useRef(new Map<string, Known>())
  const removed = useRef(new Set<number | null>())
  const [draft, setDraft] = useState<CheckinDraft>(
    () => [...store.load().values()].at(-1) ?? newDraft(today()),
  )
  const latest = useRef(draft)
  latest.current = draft
  const [failure, setFailure] = useState<string>()
  const [elsewhere, setElsewhere] = useState<Elsewhere>()
  const [readings, setReadings] = useState(0)
  const [isSavedShown, setIsSavedShown] = useState(false)

  const send = async (key: string, sent: CheckinDraft) => {
    const { id, seen_updated_at } = known.current.get(key) ?? sent
    if (isEmpty(sent)) {
      if (id !== null) await api(deleteCheckin, { params: { id: String(id) } }).catch(ignoreGone)
      known.current.set(key, NOT_STORED)
      return
    }
    // With features left and no words, the last words stay; the page says so.
    if (sent.body.trim() === '') return
    const body = { body: sent.body, applies_to: sent.applies_to, features: sent.features }
    const create = () => api(createCheckin, { body: { ...body, client_key: key } })
    const update = () =>
      api(updateCheckin, {
        params: { id: String(id) },
        body: { ...body, ...(seen_updated_at ? { seen_updated_at } : {}) },
      })
    try {
      // Deleted elsewhere while somebody writes here, it is made anew.
      const stored = id === null ? await create() : await update().catch(whenGone(create))
      settle(key, stored, sent)
    } catch (error) {
      if (hasCode(error, 'changed_elsewhere')) await lookElsewhere(key, id)
      throw error
    }
  }

  function settle(key: string, { id, updated_at }: Checkin, sent?: CheckinDraft) {
    const now = { id, seen_updated_at: updated_at }
    known.current.set(key, now)
    reader.saved(key)
    // What was typed meanwhile goes on from here, should the page go now; what was sent has no reason to stay.
    const waiting = store.load().get(key)
    if (waiting && JSON.stringify(waiting) !== JSON.stringify(sent)) store.put(key, { ...waiting, ...now })
  }

  /** Both are kept until somebody has chosen. */
  async function lookElsewhere(key: string, id: number | null) {
    const list = await api(listCheckins, { query: { limit: MAX_CHECKINS_LISTED } })
    const theirs = list.find((one) => (id === null ? one.client_key === key : one.id === id))
    if (theirs) setElsewhere({ key, theirs })
    void client.invalidateQueries({ queryKey: ['tracking', 'checkins'] })
  }

  const queue = useSaveQueue<CheckinDraft>({
    delays: DELAYS,
    store,
    send,
    isRefusal: (error) => isRefusal(error) && !hasCode(error, 'changed_elsewhere'),
    isKnown: () => true,
    onFailed: (_key, { id }) =>
      setFailure(id === null ? trackingTexts.saveFailed : trackingTexts.updateCheckinFailed),
  })
  const status = queue.statusOf(draft.key)

  const read = (id: number, note: CheckinDraft) => {
    setReadings((count) => count + 1)
    return api(parseCheckin, {
      params: { id: String(id) },
      body: { content: note.body, existing_features: note.features },
    })
      .then((answer) => {
        void client.invalidateQueries({ queryKey: ['tracking', 'checkins'] })
        setFailure((said) => (said === trackingTexts.parseFailed ? undefined : said))
        if (latest.current.key === note.key && latest.current.body === note.body)
          setDraft((current) => withReading(current, answer.checkin_features))
        return true
      })
      .catch((error: unknown) => {
        setFailure(trackingTexts.parseFailed)
        return isRefusal(error)
      })
      .finally(() => setReadings((count) => count - 1))
  }

  const [reader] = useState(() => {
    const one = createNoteReader({
      delays: { restMs: CHECKIN_PARSE_MS, retryMs: CHECKIN_PARSE_RETRY_MS },
      isBeingSaved: (key) => ['saving', 'unsaved'].includes(queue.statusOf(key) ?? ''),
      idOf: (note) => {
        const { id } = known.current.get(note.key) ?? note
        return queue.statusOf(note.key) === 'error' || removed.current.has(id) ? null : id
      },
      read,
    })
    for (const left of store.load().values()) one.resume(left)
    return one
  })

  // The clock is outside of React: a saved note is shown as such for a moment, and the list hears of it.
  useEffect(() => {
    if (status !== 'saved') return
    setFailure(undefined)
    setIsSavedShown(true)
    void client.invalidateQueries({ queryKey: ['tracking', 'checkins'] })
    const hide = setTimeout(() => setIsSavedShown(false), SAVED_SHOWN_MS)
    return () => clearTimeout(hide)
  }, [status, client])

  const change = (next: CheckinDraft) => {
    const hasNewWords = next.body !== draft.body
    latest.current = next
    setDraft(next)
    setFailure(undefined)
    queue.put(next.key, { ...next, ...known.current.get(next.key) })
    if (hasNewWords) reader.typed(next)
    else reader.changed(next)
  }

  const show = (next: CheckinDraft) => {
    // What is known of it is what it says.
    known.current.delete(next.key)
    latest.current = next
    setDraft(next)
    setFailure(undefined)
  }

  const startNew = () => {
    queue.flush()
    show(newDraft(today()))
  }

  const state: EditorState =
    status === 'saving' || status === 'unsaved'
      ? 'saving'
      : readings > 0
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
    elsewhere: elsewhere?.key === draft.key ? elsewhere.theirs : undefined,
    keepMine: () => {
      if (!elsewhere) return
      settle(elsewhere.key, elsewhere.theirs)
      setElsewhere(undefined)
      queue.put(draft.key, { ...draft, ...known.current.get(draft.key) }, 0)
    },
    takeTheirs: () => {
      if (!elsewhere) return
      queue.forget(elsewhere.key)
      setElsewhere(undefined)
      show(toDraft(elsewhere.theirs))
    },
    lacksNote: draft.body.trim() === '' && !isEmpty(draft),
    open: (stored: Checkin) => {
      queue.flush()
      show(toDraft(stored))
    },
    startNew,
    /** It was deleted in the list: it is not read any more, and a new one begins where it was open. */
    forget: (id: number) => {
      removed.current.add(id)
      if ((known.current.get(draft.key) ?? draft).id === id) startNew()
    },
  }
}

/** A check-in that is gone is answered by another call. */
const whenGone =
  <T>(otherwise: () => Promise<T>) =>
  (error: unknown): Promise<T> => {
    if (!hasStatus(error, 404)) throw error
    return otherwise()
  }

/** Deleted elsewhere meanwhile is deleted. */
const ignoreGone = (error: unknown) => {
  if (!isRefusal(error)) throw error
}
