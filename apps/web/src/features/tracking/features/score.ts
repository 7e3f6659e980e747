import { daysBefore } from '../dates.ts'

const WEEKS = 8

export interface Score {
  /** Of a hundred. */
  percent: number
  /** Days with a check-in in each of the last weeks, the oldest first. */
  weeks: number[]
  goal: number
}

/**
 * How it is going: each of the last eight weeks counts as much as it was fulfilled, the newest the most. A missed week
 * lowers it and is forgotten in time; nothing breaks.
 */
export function scoreOf(days: ReadonlySet<string>, goalPerWeek: number, today: string): Score {
  const weeks = Array.from({ length: WEEKS }, (_, back) => {
    const ago = (WEEKS - 1 - back) * 7
    return Array.from({ length: 7 }, (_, day) => daysBefore(today, ago + day)).filter((one) => days.has(one))
      .length
  })
  const weights = weeks.map((_, at) => at + 1)
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const reached = weeks.reduce(
    (sum, count, at) => sum + Math.min(1, count / goalPerWeek) * (weights[at] ?? 0),
    0,
  )
  return { percent: Math.round((reached / total) * 100), weeks, goal: goalPerWeek }
}
