import type { Survey } from '@youzine/contract'
import { surveyTexts } from '@youzine/contract'
import { useState } from 'react'
import { ApiError, detailOr } from '#lib/api-error.ts'
import { useSaveSurvey } from './api.ts'
import { draftStore } from './draft-store.ts'
import {
  type EditedSurvey,
  EMPTY_SURVEY,
  type Faults,
  faultsFromServer,
  faultsOf,
  fromSurvey,
  isSame,
  toDraft,
  withIds,
} from './survey-form.ts'

const NO_FAULTS: Faults = {}

/** The survey as it is edited, what is wrong with it, and whether it is saved. A draft from before is back. */
export function useEditor(stored: Survey | null, userId: number) {
  const [store] = useState(() => draftStore(userId, String(stored?.id ?? 'new')))
  const [saved, setSaved] = useState<EditedSurvey>(() => (stored ? fromSurvey(stored) : EMPTY_SURVEY))
  const [survey, setSurvey] = useState<EditedSurvey>(() => store.load() ?? saved)
  const [isRestored, setIsRestored] = useState(() => !isSame(survey, saved))
  const [hasTried, setHasTried] = useState(false)
  const [serverFaults, setServerFaults] = useState(NO_FAULTS)
  const { mutateAsync, isPending } = useSaveSurvey(stored?.id ?? null)
  const isDirty = !isSame(survey, saved)

  const change = (next: EditedSurvey) => {
    setSurvey(next)
    setServerFaults(NO_FAULTS)
    if (isSame(next, saved)) store.forget()
    else store.keep(next)
  }

  return {
    survey,
    change,
    isDirty,
    isRestored: isRestored && isDirty,
    isSaving: isPending,
    faults: hasTried ? { ...serverFaults, ...faultsOf(survey) } : serverFaults,
    discard() {
      store.forget()
      setSurvey(saved)
      setIsRestored(false)
      setServerFaults(NO_FAULTS)
    },
    /** Answers the stored survey, or null when something is wrong; then it stands beside its field. */
    async save(): Promise<Survey | null> {
      setHasTried(true)
      setServerFaults(NO_FAULTS)
      if (Object.keys(faultsOf(survey)).length > 0) return null
      const sent = survey
      try {
        const answer = await mutateAsync(toDraft(sent))
        setSaved(withIds(sent, sent, answer))
        setSurvey((current) => withIds(current, sent, answer))
        store.forget()
        setIsRestored(false)
        setHasTried(false)
        return answer
      } catch (error) {
        const found = error instanceof ApiError ? faultsFromServer(sent, error.faults) : NO_FAULTS
        const hasField = Object.keys(found).length > 0
        setServerFaults(hasField ? found : { form: detailOr(error, surveyTexts.saveFailed) })
        return null
      }
    },
  }
}
export type Editor = ReturnType<typeof useEditor>
