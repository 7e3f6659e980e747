/**
 * Exports give moments, not the writer's clock. Everybody sleeps, so the six quietest hours of many posts are a
 * night; from them the whole hours between the writer and Greenwich are guessed, and Europe is left as it is.
 */
export function hoursFromGreenwich(moments: readonly (string | null)[]): number {
  const hours = new Array<number>(24).fill(0)
  let all = 0
  for (const at of moments) {
    const ms = at ? Date.parse(at) : Number.NaN
    if (Number.isNaN(ms)) continue
    hours[new Date(ms).getUTCHours()] = (hours[new Date(ms).getUTCHours()] as number) + 1
    all++
  }
  if (all < ENOUGH) return 0
  const busy = (from: number) => {
    let n = 0
    for (let i = 0; i < NIGHT; i++) n += hours[(from + i) % 24] as number
    return n
  }
  const counts = Array.from({ length: 24 }, (_, from) => busy(from))
  const least = Math.min(...counts)
  if (least > all * 0.06) return 0
  const starts = counts.flatMap((n, from) => (n === least ? [from] : []))
  // Of several equally quiet nights, the middle one of the longest run.
  const from = starts[Math.floor((starts.length - 1) / 2)] as number
  const offset = ((NIGHT_BEGINS - from + 36) % 24) - 12
  return Math.abs(offset) <= EUROPE ? 0 : offset
}

const ENOUGH = 40
const NIGHT = 6
const NIGHT_BEGINS = 0
const EUROPE = 3
