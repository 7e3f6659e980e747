import type { Survey } from '@youzine/contract'
import { surveyTexts } from '@youzine/contract'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { ApiError, detailOr } from '#lib/api-error.ts'
import { draftStore } from '#lib/editing/draft-store.ts'
import { useSaveSurvey } from './api.ts'
import {
  type EditedQuestion,
  type EditedSurvey,
  EMPTY_SURVEY,
  type Faults,
  faultsFromServer,
  faultsOf,
  fromSurvey,
  printOf,
  toDraft,
  withIds,
} from './survey-form.ts'

const NO_FAULTS: Faults = {}

/** The survey as it is edited, what is wrong with it, and whether it is saved. A draft from before is back. */
export function useEditor(stored: Survey | null, userId: number) {
  const [store] = useState(() => draftStore<EditedSurvey>(userId, `survey:${stored?.id ?? 'new'}`))
  const [saved, setSaved] = useState<EditedSurvey>(() => (stored ? fromSurvey(stored) : EMPTY_SURVEY))
  const [survey, setSurvey] = useState<EditedSurvey>(() => store.load() ?? saved)
  const [isRestored, setIsRestored] = useState(() => printOf(survey) !== printOf(saved))
  const [hasTried, setHasTried] = useState(false)
  const [serverFaults, setServerFaults] = useState(NO_FAULTS)
  const { mutateAsync, isPending } = useSaveSurvey(stored?.id ?? null)
  const savedPrint = useMemo(() => printOf(saved), [saved])
  const isDirty = useMemo(() => printOf(survey) !== savedPrint, [survey, savedPrint])
  const faults = useMemo(
    () => (hasTried ? { ...serverFaults, ...faultsOf(survey) } : serverFaults),
    [hasTried, serverFaults, survey],
  )
  const latest = useRef(survey)
  latest.current = survey

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

  const change = useCallback(
    (next: EditedSurvey) => {
      latest.current = next
      setSurvey(next)
      setServerFaults(NO_FAULTS)
      store.keep(next)
    },
    [store],
  )
  const changeQuestions = useCallback(
    (edit: (questions: EditedQuestion[]) => EditedQuestion[]) =>
      change({ ...latest.current, questions: edit(latest.current.questions) }),
    [change],
  )

  return {
    survey,
    change,
    changeQuestions,
    isDirty,
    isRestored: isRestored && isDirty,
    isSaving: isPending,
    faults,
    discard() {
      store.forget()
      setSurvey(saved)
      setIsRestored(false)
      setServerFaults(NO_FAULTS)
    },
    /**
     * Answers the stored survey, or null when something is wrong; then it stands beside its field. What somebody else
     * saved in the meantime is replaced only on request.
     */
    async save({ replacesOthers = false } = {}): Promise<Survey | 'changed elsewhere' | null> {
      setHasTried(true)
      setServerFaults(NO_FAULTS)
      if (Object.keys(faultsOf(survey)).length > 0) return null
      const sent = survey
      try {
        const seen_updated_at = replacesOthers ? undefined : sent.seen_updated_at
        const answer = await mutateAsync({ ...toDraft(sent), seen_updated_at })
        setSaved(withIds(sent, sent, answer))
        setSurvey((current) => withIds(current, sent, answer))
        store.forget()
        setIsRestored(false)
        setHasTried(false)
        return answer
      } catch (error) {
        if (detailOr(error, '') === surveyTexts.changedElsewhere) return 'changed elsewhere'
        const found = error instanceof ApiError ? faultsFromServer(sent, error.faults) : NO_FAULTS
        const hasField = Object.keys(found).length > 0
        setServerFaults(hasField ? found : { form: detailOr(error, surveyTexts.saveFailed) })
        return null
      }
    },
  }
}
export type Editor = ReturnType<typeof useEditor>
