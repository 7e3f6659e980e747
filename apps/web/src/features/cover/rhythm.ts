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
export function inventYears(seed: number, years: number, weeks = 72): number[][] {
  const random = seededRandom(seed)
  return Array.from({ length: years }, () => {
    const seasons = Array.from({ length: 3 + Math.floor(random() * 4) }, () => ({
      middle: weeks * (0.08 + random() * 0.84),
      width: 1.2 + random() ** 2 * 5,
      height: 0.2 + random() ** 2 * 1.1,
    }))
    return Array.from({ length: weeks }, (_, week) => {
      const swell = seasons.reduce(
        (sum, { middle, width, height }) => sum + height * Math.exp(-(((week - middle) / width) ** 2)),
        0,
      )
      const said = swell * (0.6 + random() * 0.6) + random() * 0.08
      return said / (1 + said * 0.3)
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
