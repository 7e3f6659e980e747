import type { EditedSurvey } from './survey-form.ts'

/** Unsaved changes outlast a reload: one draft for each person and survey. Storage may be forbidden or full. */
export function draftStore(userId: number, surveyId: string) {
  const key = `youzine-survey-draft:${userId}:${surveyId}`
  return {
    load(): EditedSurvey | null {
      try {
        return JSON.parse(localStorage.getItem(key) ?? 'null') as EditedSurvey | null
      } catch {
        return null
      }
    },
    keep(survey: EditedSurvey) {
      try {
        localStorage.setItem(key, JSON.stringify(survey))
      } catch {
        // The changes then last as long as the page.
      }
    },
    forget() {
      try {
        localStorage.removeItem(key)
      } catch {
        // Nothing could be kept either.
      }
    },
  }
}
