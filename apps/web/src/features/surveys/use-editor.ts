import type { Survey } from '@youzine/contract'
import { useCallback } from 'react'
import { useContentEditor } from '#lib/editing/use-content-editor.ts'
import { useSaveSurvey } from './api.ts'
import { type EditedQuestion, surveyKind, toDraft } from './survey-form.ts'

export function useEditor(stored: Survey | null, userId: number) {
  const { mutateAsync } = useSaveSurvey(stored?.id ?? null)
  const editor = useContentEditor({
    kind: surveyKind,
    stored,
    userId,
    send: (survey, { replacesOthers }) =>
      mutateAsync({
        ...toDraft(survey),
        seen_updated_at: replacesOthers ? undefined : survey.seen_updated_at,
      }),
  })
  const { update } = editor
  const changeQuestions = useCallback(
    (edit: (questions: EditedQuestion[]) => EditedQuestion[]) =>
      update((survey) => ({ ...survey, questions: edit(survey.questions) })),
    [update],
  )
  return { ...editor, changeQuestions }
}
