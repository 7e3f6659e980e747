/** Days as whole numbers, so that gaps are subtractions and nothing depends on the machine's zone. */

export interface CalendarDay {
  day: number
  y: number
  m: number
  d: number
  /** 0 is Sunday. */
  wd: number
}

const DAY_MS = 86_400_000

export function dayOf(iso: string | null): CalendarDay | null {
  if (!iso) return null
  const ms = Date.parse(iso)
  if (Number.isNaN(ms)) return null
  return fromDay(Math.floor(ms / DAY_MS))
}

export function fromDay(day: number): CalendarDay {
  const date = new Date(day * DAY_MS)
  return {
    day,
    y: date.getUTCFullYear(),
    m: date.getUTCMonth() + 1,
    d: date.getUTCDate(),
    wd: date.getUTCDay(),
  }
}

export function toDay(y: number, m: number, d: number): number {
  return Math.floor(Date.UTC(y, m - 1, d) / DAY_MS)
}

export function isoDay(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10)
}

/** Day of the year on a 365-day scale, for habits that return with the season. */
export function seasonDay(c: { m: number; d: number }): number {
  return Math.floor((c.m - 1) * 30.42) + c.d
}
