import type { DayNote } from '@youzine/author'

const MOST_FEATURES = 12
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** What can be counted over all check-ins, for a prompt; their own words stay where they are. */
export function countedNotes(notes: readonly DayNote[]): string {
  const [first] = notes
  const last = notes.at(-1)
  if (!first || !last) return ''
  const days = new Set(notes.map(({ day }) => day))
  const byWeekday = WEEKDAYS.map(
    (name, at) => `${name} ${notes.filter(({ day }) => new Date(day).getUTCDay() === at).length}`,
  )
  return [
    'check-ins:',
    `- ${notes.length} check-ins on ${days.size} days, from ${first.day} to ${last.day}`,
    `- by weekday: ${byWeekday.join(', ')}`,
    ...byFeature(notes),
  ].join('\n')
}

function byFeature(notes: readonly DayNote[]): string[] {
  const tallies = Map.groupBy(
    notes.flatMap(({ entries }) => entries),
    ({ feature }) => feature,
  )
  return [...tallies]
    .sort((a, b) => b[1].length - a[1].length)
    .slice(0, MOST_FEATURES)
    .map(([feature, entries]) => {
      const values = entries.flatMap(({ value }) => value ?? [])
      const sum = Math.round(values.reduce((all, one) => all + one, 0) * 10) / 10
      const unit = entries[0]?.unit
      return `- ${feature}: ${entries.length} check-ins${unit && values.length > 0 ? `, ${sum} ${unit} in all` : ''}`
    })
}
