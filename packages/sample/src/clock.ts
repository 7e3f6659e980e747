const HOUR = 3600

/** Europe changes its clocks at 01:00 UTC on the last Sundays of March and October. */
function lastSunday(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month + 1, 0))
  return Date.UTC(year, month, last.getUTCDate() - last.getUTCDay(), 1) / 1000
}

/** Weeks lived on the other side of the water, one hour ahead. */
const ABROAD = [
  ['2016-02-01', '2016-05-30'],
  ['2016-12-22', '2017-01-04'],
  ['2019-08-10', '2019-08-20'],
  ['2022-06-11', '2022-06-20'],
  ['2025-10-25', '2025-11-01'],
] as const

/** Seconds since 1970 of a local clock time. */
export function toTimestamp(at: string, seconds: number): number {
  const utc = Date.parse(`${at}:00Z`) / 1000 + seconds
  const year = Number(at.slice(0, 4))
  const summer = utc >= lastSunday(year, 2) && utc < lastSunday(year, 9)
  const abroad = ABROAD.some(([from, to]) => at >= from && at < to)
  return utc - (summer ? HOUR : 0) - (abroad ? HOUR : 0)
}

/** mulberry32: the same seed, the same life. */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

export const pick = <T>(random: () => number, list: readonly T[]): T =>
  list[Math.floor(random() * list.length)] as T
