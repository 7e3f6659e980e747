import { fromDay, toDay } from '../reading/calendar.ts'

export interface Gap {
  years: number
  months: number
  days: number
  /** Whole years, and not a day more. */
  isAnniversary: boolean
}

/** The way a calendar counts: 21 April to 21 April is a year, whatever February did. */
export function gapBetween(from: number, to: number): Gap {
  const a = fromDay(Math.min(from, to))
  const b = fromDay(Math.max(from, to))
  let months = (b.y - a.y) * 12 + (b.m - a.m)
  if (b.d < a.d) months--
  const since = toDay(a.y + Math.floor((a.m - 1 + months) / 12), ((a.m - 1 + months) % 12) + 1, a.d)
  const days = Math.max(0, b.day - since)
  return {
    years: Math.floor(months / 12),
    months: months % 12,
    days,
    isAnniversary: months > 0 && months % 12 === 0 && days === 0,
  }
}
