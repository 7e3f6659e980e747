import type { CheckinDraft } from './draft.ts'

export type NoteReaderOptions = {
  /** How long typing must rest, and when to look again while the note is being saved. */
  delays: { restMs: number; retryMs: number }
  isBeingSaved: (key: string) => boolean
  /** The server's id, once it has the newest words. */
  idOf: (draft: CheckinDraft) => number | null
  /** Says no where another try might help: the line was cut in the middle of it. */
  read: (id: number, draft: CheckinDraft) => Promise<boolean>
  after?: (ms: number, run: () => void) => () => void
}

type Unread = { draft: CheckinDraft; cancel?: (() => void) | undefined; tries: number }

const AGAIN_MS = 4000
const TRIES = 5

const realTimer = (ms: number, run: () => void) => {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}

/**
 * Every note is read once its words are with the server: also one that was left for the next before typing had rested,
 * one that waited on this device for the line, and one whose page was left.
 */
export function createNoteReader({ delays, isBeingSaved, idOf, read, after = realTimer }: NoteReaderOptions) {
  const unread = new Map<string, Unread>()

  function wait(entry: Unread, ms: number) {
    entry.cancel?.()
    entry.cancel = after(ms, () => attempt(entry))
  }

  function attempt(entry: Unread) {
    entry.cancel = undefined
    const { draft } = entry
    if (isBeingSaved(draft.key)) return wait(entry, delays.retryMs)
    const id = idOf(draft)
    // Without a line it stays until `saved` is told of it.
    if (id === null) return
    unread.delete(draft.key)
    if (draft.body.trim() === '') return
    void read(id, draft).then((isDone) => {
      // Newer words have a reading of their own.
      if (isDone || entry.tries >= TRIES || unread.has(draft.key)) return
      entry.tries += 1
      unread.set(draft.key, entry)
      wait(entry, AGAIN_MS * entry.tries)
    })
  }

  return {
    /** New words: the reading begins when typing rests. */
    typed(draft: CheckinDraft) {
      const entry = unread.get(draft.key) ?? { draft, tries: 0 }
      Object.assign(entry, { draft, tries: 0 })
      unread.set(draft.key, entry)
      wait(entry, delays.restMs)
    },
    /** Something else of the note has changed; what is read later knows of it. */
    changed(draft: CheckinDraft) {
      const entry = unread.get(draft.key)
      if (entry) entry.draft = draft
    },
    /** From an earlier visit: nobody knows whether it was read. */
    resume(draft: CheckinDraft) {
      unread.set(draft.key, { draft, tries: 0 })
    },
    saved(key: string) {
      const entry = unread.get(key)
      if (entry && !entry.cancel) wait(entry, 0)
    },
  }
}
