import { hoursFromGreenwich } from '@youzine/words'
import type { Post } from '../model.ts'
import { type CalendarDay, dayOf } from '../reading/calendar.ts'

const HOURS = new WeakMap<readonly Post[], number>()

/** The day of a moment on the writer's own clock, as far as the hours of all their posts tell it. */
export function ownDay(posts: readonly Post[], at: string | null): CalendarDay | null {
  if (!at) return null
  let hours = HOURS.get(posts)
  if (hours === undefined) {
    hours = hoursFromGreenwich(posts.map((p) => p.at))
    HOURS.set(posts, hours)
  }
  const ms = Date.parse(at)
  return Number.isNaN(ms) ? null : dayOf(new Date(ms + hours * 3_600_000).toISOString())
}
