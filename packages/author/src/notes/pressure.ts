import type { TrackedFeature } from './model.ts'
import { unitOf } from './units.ts'

/** “145/90”: the upper one, unless the lower one is what is tracked. */

const BOTH = /(?<![\d.:/])([1-2]\d{2}|[89]\d) ?(?:\/|over|zu|por|sobre) ?(\d{2,3})(?![\d.:/])/giu
const LOWER = /diast|lower|unter|baja|mínima/iu

export function withOnePressure(text: string, features: readonly TrackedFeature[]): string {
  const [pressure, ...more] = features.filter(
    ({ unit }) => unit !== null && unitOf(unit).dimension === 'level:pressure',
  )
  if (!pressure || more.length > 0) return text
  return text.replace(BOTH, (whole, upper: string, lower: string) =>
    Number(upper) > Number(lower) ? (LOWER.test(pressure.title) ? lower : upper) : whole,
  )
}
