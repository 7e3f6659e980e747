const DAY_MS = 86_400_000

export function daysBetween(from: string | null | undefined, to: string | null | undefined): number {
  if (!from || !to) return 0
  return Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS))
}

const LEAST_REM = 1.4
const MOST_REM = 6.5
const YEARS_FOR_MOST = 6

/** White is time: a week is a breath, six years are half a screen. */
export function whiteFor(days: number): string {
  if (days === 0) return '0'
  const share = Math.min(1, Math.sqrt(days / (YEARS_FOR_MOST * 365)))
  return `${(LEAST_REM + share * (MOST_REM - LEAST_REM)).toFixed(2)}rem`
}
