import { hoursFromGreenwich } from '@youzine/words'
import type { Post } from '../model.ts'
import { type CalendarDay, dayOf } from '../reading/calendar.ts'

const HOURS = new WeakMap<readonly Post[], number>()

function hoursOf(posts: readonly Post[]): number {
  const known = HOURS.get(posts)
  if (known !== undefined) return known
  const hours = hoursFromGreenwich(posts.map((p) => p.at))
  HOURS.set(posts, hours)
  return hours
}

/** The day of a moment on the writer's own clock, as far as the hours of all their posts tell it. */
export function ownDay(posts: readonly Post[], at: string | null): CalendarDay | null {
  const moment = ownMoment(posts, at)
  return moment && dayOf(moment.toISOString())
}

export const ownHour = (posts: readonly Post[], at: string | null): number | null =>
  ownMoment(posts, at)?.getUTCHours() ?? null

function ownMoment(posts: readonly Post[], at: string | null): Date | null {
  const ms = at ? Date.parse(at) : Number.NaN
  return Number.isNaN(ms) ? null : new Date(ms + hoursOf(posts) * 3_600_000)
}
