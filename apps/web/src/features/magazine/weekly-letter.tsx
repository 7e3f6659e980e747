import { useQuery } from '@tanstack/react-query'
import { sentenceOf } from '#lib/api-error.ts'
import { CheckboxField } from '#ui/checkbox-field.tsx'
import { Notice } from '#ui/notice.tsx'
import { useSetWeeklyLetter, weeklyLetterQuery } from './api.ts'

/** “On this day” as a letter: off until somebody wants it. */
export function WeeklyLetter() {
  const { data } = useQuery(weeklyLetterQuery)
  const save = useSetWeeklyLetter()
  return (
    <div className="grid gap-3">
      <CheckboxField
        label="What I wrote in this week of other years, by mail once a week"
        checked={save.isPending ? save.variables : (data?.wanted ?? false)}
        disabled={!data}
        onChange={({ target }) => save.mutate(target.checked)}
      />
      {save.error && <Notice tone="error">{sentenceOf(save.error)}</Notice>}
    </div>
  )
}
