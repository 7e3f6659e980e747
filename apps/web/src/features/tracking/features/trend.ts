import { daysBefore, valueText } from '../dates.ts'
import type { Measured } from './value-chart.tsx'

const SPAN = 28

export interface Trend {
  text: string
  /** By what the person wants of it; unknown where nothing changed. */
  isWanted?: boolean
}

const mean = (points: Measured[]) => points.reduce((sum, { value }) => sum + value, 0) / points.length

/** The last four weeks beside the four before them, where both have something to compare. */
export function trendOf(
  points: readonly Measured[],
  wanted: 'more' | 'less',
  unit: string,
  today: string,
): Trend | undefined {
  const middle = daysBefore(today, SPAN)
  const recent = points.filter(({ date }) => date > middle)
  const before = points.filter(({ date }) => date <= middle && date > daysBefore(today, 2 * SPAN))
  if (recent.length < 2 || before.length < 2) return undefined
  const now = mean(recent)
  const change = Number((now - mean(before)).toFixed(2))
  const start = `${valueText(now, unit)} on average in the last four weeks`
  if (change === 0) return { text: `${start}, as in the four before.` }
  return {
    text: `${start}, ${valueText(Math.abs(change), null)} ${change > 0 ? 'more' : 'less'} than in the four before.`,
    isWanted: change > 0 === (wanted === 'more'),
  }
}
