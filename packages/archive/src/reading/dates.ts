const EARLIEST = Date.UTC(2001, 0, 1)
const SECONDS_TO_MS = 1000
/** A number this large can only be milliseconds: as seconds it would be the year 5138. */
const MILLISECONDS_FROM = 1e11

function toMoment(value: unknown): number | null {
  const number = typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value.trim()) ? Number(value) : value
  if (typeof number !== 'number' || !Number.isFinite(number)) return null
  return Math.trunc(Math.abs(number) >= MILLISECONDS_FROM ? number : number * SECONDS_TO_MS)
}

/** Milliseconds, or null for a date that cannot be: such a post is kept without one. */
export function readMoment(value: unknown, now: number): number | null {
  const moment = toMoment(value)
  return moment !== null && moment >= EARLIEST && moment <= now ? moment : null
}
