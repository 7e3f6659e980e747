/** A small seeded generator (mulberry32): the same seed draws the same cover, on every machine. */
export function seededRandom(seed: number) {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** Made-up weeks of a made-up person: a few seasons of much to say in every year, and quiet between them. */
export function inventYears(seed: number, years: number, weeks = 52): number[][] {
  const random = seededRandom(seed)
  return Array.from({ length: years }, () => {
    const seasons = Array.from({ length: 2 + Math.floor(random() * 3) }, () => ({
      middle: 4 + random() * (weeks - 8),
      width: 1.6 + random() * 4.2,
      height: 0.25 + random() * 0.75,
    }))
    return Array.from({ length: weeks }, (_, week) => {
      const swell = seasons.reduce(
        (sum, { middle, width, height }) => sum + height * Math.exp(-(((week - middle) / width) ** 2)),
        0,
      )
      return Math.min(1.25, swell * (0.72 + random() * 0.45) + random() * 0.09)
    })
  })
}

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
    return { line, area: `${line}L${width} ${height + amplitude}L0 ${height + amplitude}Z` }
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
