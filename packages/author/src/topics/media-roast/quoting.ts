import { fromDay } from '../../reading/calendar.ts'
import type { Act } from '../../stories/model.ts'
import type { Dossier } from '../../writing/dossier.ts'
import { setMarks } from '../../writing/quote.ts'
import { WORDS } from './words.ts'

export const inQuotes = (d: Dossier, act: Pick<Act, 'post' | 'from' | 'to'>) =>
  d.w.quoted(setMarks(d.wordsOf(act), d.spoken), true)

const SOON = 14
const YEAR = 300

/** When it was, as short as it can be said after what came before: “April 2013”, “the next day”, “2014”. */
export function whenIs(d: Dossier, day: number, before: number | null): string {
  const t = WORDS[d.spoken]
  const gap = before === null ? null : day - before
  if (gap === 0) return ''
  if (gap === 1) return t.nextDay
  if (gap !== null && gap < SOON) return t.later(d.w.number(gap))
  const year = fromDay(day).y
  const isYears = gap !== null && gap > YEAR && year !== fromDay(before ?? day).y
  return isYears ? String(year) : d.w.month(day)
}
