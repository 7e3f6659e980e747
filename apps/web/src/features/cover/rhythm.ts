export type Ridge = { line: string; area: string }

type Frame = { width: number; height: number; amplitude: number }

/** One ridge for each year, the newest in front; the area below it hides what lies behind. */
export function drawRidges(years: readonly number[][], { width, height, amplitude }: Frame): Ridge[] {
  const step = (height - amplitude) / Math.max(1, years.length - 1)
  return years.map((weeks, row) => {
    const base = amplitude + row * step
    const points = weeks.map((value, index) => ({
      x: (index / (weeks.length - 1)) * width,
      y: base - value * amplitude,
    }))
    const line = smooth(points)
    return { line, area: `${line}L${width} ${height}L0 ${height}Z` }
  })
}

type Point = { x: number; y: number }

const round = (value: number) => Math.round(value * 10) / 10

/** A quiet curve through all points: each is left towards the middle of its neighbour. */
function smooth(points: readonly Point[]) {
  return points.reduce((path, point, index) => {
    const before = points[index - 1]
    if (!before) return `M${round(point.x)} ${round(point.y)}`
    const middle = round((before.x + point.x) / 2)
    return `${path}C${middle} ${round(before.y)} ${middle} ${round(point.y)} ${round(point.x)} ${round(point.y)}`
  }, '')
}
