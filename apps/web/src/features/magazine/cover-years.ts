import type { Magazine } from '@youzine/contract'

const FEWEST_RIDGES = 7
/** Above one, loud weeks rise further above the usual ones. */
const PEAKS = 1.1
const QUIET: number[][] = Array.from({ length: 9 }, () => new Array<number>(26).fill(0))

/**
 * The ridges of a cover from what was posted week by week. Short lives get a ridge for a half or a quarter of
 * a year, so that there is something to see; weeks are softened, or a cover would be all needles.
 */
export function coverYears(rhythm: Magazine['rhythm']): number[][] {
  if (rhythm.length === 0) return QUIET
  const parts = rhythm.length >= FEWEST_RIDGES ? 1 : rhythm.length * 2 >= FEWEST_RIDGES ? 2 : 4
  const ridges = rhythm.map(({ weeks }) => soften(weeks)).flatMap((weeks) => cut(weeks, parts))
  const most = Math.max(...ridges.flat(), 0.001)
  return ridges.map((weeks) => weeks.map((value) => (value / most) ** PEAKS))
}

const KERNEL = [1, 2, 3, 2, 1]

const soften = (weeks: readonly number[]) =>
  weeks.map((value, at) => {
    const around = KERNEL.map((weight, index) => weight * (weeks[at + index - 2] ?? value))
    return around.reduce((sum, part) => sum + part, 0) / 9
  })

function cut(weeks: number[], parts: number): number[][] {
  const length = Math.ceil(weeks.length / parts)
  return Array.from({ length: parts }, (_, part) => weeks.slice(part * length, (part + 1) * length)).filter(
    (ridge) => ridge.length > 1,
  )
}
