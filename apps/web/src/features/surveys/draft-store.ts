import type { EditedSurvey } from './survey-form.ts'

const KEEP_MS = 250

/**
 * Unsaved changes outlast a reload: one draft for each person and survey. A large survey is not written out at
 * every key, but always before the page goes. Storage may be forbidden or full; they then last as long as the page.
 */
export function draftStore(userId: number, surveyId: string) {
  const key = `youzine-survey-draft:${userId}:${surveyId}`
  let waiting: { survey: EditedSurvey; timer: ReturnType<typeof setTimeout> } | null = null

  const attempt = <T>(work: () => T): T | null => {
    try {
      return work()
    } catch {
      return null
    }
  }
  function flush() {
    if (!waiting) return
    const { survey, timer } = waiting
    clearTimeout(timer)
    waiting = null
    attempt(() => localStorage.setItem(key, JSON.stringify(survey)))
  }
  return {
    load: () => attempt(() => JSON.parse(localStorage.getItem(key) ?? 'null') as EditedSurvey | null),
    keep(survey: EditedSurvey) {
      if (waiting) clearTimeout(waiting.timer)
      waiting = { survey, timer: setTimeout(flush, KEEP_MS) }
    },
    flush,
    forget() {
      if (waiting) clearTimeout(waiting.timer)
      waiting = null
      attempt(() => localStorage.removeItem(key))
    },
  }
}
