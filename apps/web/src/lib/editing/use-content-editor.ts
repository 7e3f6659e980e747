import type { FieldFault } from '@youzine/contract'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { ApiError, detailOr, hasCode } from '#lib/api-error.ts'
import { draftStore } from './draft-store.ts'

/** What is wrong, by field, and `form` for what has no field. */
export type Faults = Record<string, string>

const NO_FAULTS: Faults = {}

/** Everything the editor must know about one kind of content that is saved as a whole. */
export interface EditedKind<Edited, Stored> {
  name: string
  empty: Edited
  fromStored(stored: Stored): Edited
  /** Two with the same print say the same. */
  printOf(edited: Edited): string
  /** By the very rules of the server. */
  faultsOf(edited: Edited): Faults
  /** The server's own faults, beside the fields that they are about. */
  faultsFromServer(edited: Edited, faults: FieldFault[]): Faults
  /** What a save has given: ids, dates. */
  merge(current: Edited, sent: Edited, answer: Stored): Edited
  texts: { saveFailed: string }
}

interface Options<Edited, Stored> {
  kind: EditedKind<Edited, Stored>
  stored: (Stored & { id: number }) | null
  userId: number
  /** What somebody else saved in the meantime is replaced only on request. */
  send(edited: Edited, how: { replacesOthers: boolean }): Promise<Stored>
}

/** Content as it is edited, what is wrong with it, and whether it is saved. A draft from before is back. */
export function useContentEditor<Edited, Stored>({ kind, stored, userId, send }: Options<Edited, Stored>) {
  const { printOf, faultsOf } = kind
  const [store] = useState(() => draftStore<Edited>(userId, `${kind.name}:${stored?.id ?? 'new'}`))
  const [saved, setSaved] = useState<Edited>(() => (stored ? kind.fromStored(stored) : kind.empty))
  const [edited, setEdited] = useState<Edited>(() => store.load() ?? saved)
  const [isRestored, setIsRestored] = useState(() => printOf(edited) !== printOf(saved))
  const [isSaving, setIsSaving] = useState(false)
  const [hasTried, setHasTried] = useState(false)
  const [serverFaults, setServerFaults] = useState(NO_FAULTS)
  const savedPrint = useMemo(() => printOf(saved), [saved, printOf])
  const isDirty = useMemo(() => printOf(edited) !== savedPrint, [edited, savedPrint, printOf])
  const faults = useMemo(
    () => (hasTried ? { ...serverFaults, ...faultsOf(edited) } : serverFaults),
    [hasTried, serverFaults, edited, faultsOf],
  )
  const latest = useRef(edited)
  latest.current = edited

  // The page may go at any moment, and the storage outlasts it.
  useEffect(() => {
    window.addEventListener('pagehide', store.flush)
    return () => {
      window.removeEventListener('pagehide', store.flush)
      store.flush()
    }
  }, [store])

  // Nothing is worth restoring once it says the same as what is saved.
  useEffect(() => {
    if (!isDirty) store.forget()
  }, [isDirty, store])

  /** Always the same function, so that typing in one place does not draw the others again. */
  const update = useCallback(
    (edit: (current: Edited) => Edited) => {
      const next = edit(latest.current)
      latest.current = next
      setEdited(next)
      setServerFaults(NO_FAULTS)
      store.keep(next)
    },
    [store],
  )

  return {
    edited,
    update,
    isDirty,
    isRestored: isRestored && isDirty,
    isSaving,
    faults,
    discard() {
      store.forget()
      setEdited(saved)
      setIsRestored(false)
      setServerFaults(NO_FAULTS)
    },
    /** Answers what is stored, or null when something is wrong; then it stands beside its field. */
    async save({ replacesOthers = false } = {}): Promise<Stored | 'changed elsewhere' | null> {
      setHasTried(true)
      setServerFaults(NO_FAULTS)
      const sent = latest.current
      if (Object.keys(faultsOf(sent)).length > 0) return null
      setIsSaving(true)
      try {
        const answer = await send(sent, { replacesOthers })
        setSaved(kind.merge(sent, sent, answer))
        setEdited((current) => kind.merge(current, sent, answer))
        store.forget()
        setIsRestored(false)
        setHasTried(false)
        return answer
      } catch (error) {
        if (hasCode(error, 'changed_elsewhere')) return 'changed elsewhere'
        const found = error instanceof ApiError ? kind.faultsFromServer(sent, error.faults) : NO_FAULTS
        const hasField = Object.keys(found).length > 0
        setServerFaults(hasField ? found : { form: detailOr(error, kind.texts.saveFailed) })
        return null
      } finally {
        setIsSaving(false)
      }
    },
  }
}
