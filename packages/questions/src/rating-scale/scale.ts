import type { QuestionConfig } from '../question.ts'

export interface Scale {
  min: number
  max: number
  step: number
  labels: { min: string; max: string }
}

export const DEFAULT_SCALE: Scale = { min: 1, max: 5, step: 1, labels: { min: 'Poor', max: 'Excellent' } }
export const MIN_STEP = 0.1
export const MOST_STEPS = 1000

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {}

const numberOr = (value: unknown, otherwise: number) =>
  value === undefined || value === null ? otherwise : typeof value === 'number' ? value : Number.NaN

const textOr = (value: unknown, otherwise: string) => (typeof value === 'string' ? value : otherwise)

/** The scale of a config; whatever it leaves out has its default. */
export function scaleOf(config: QuestionConfig | null | undefined): Scale {
  const { min, max, step, labels } = asRecord(config?.options)
  const { min: low, max: high } = asRecord(labels)
  return {
    min: numberOr(min, DEFAULT_SCALE.min),
    max: numberOr(max, DEFAULT_SCALE.max),
    step: numberOr(step, DEFAULT_SCALE.step),
    labels: { min: textOr(low, DEFAULT_SCALE.labels.min), max: textOr(high, DEFAULT_SCALE.labels.max) },
  }
}

const decimalsOf = (number: number) => {
  const [digits = '', exponent = '0'] = String(number).split('e')
  return Math.max(0, (digits.split('.')[1]?.length ?? 0) - Number(exponent))
}

/** Whole numbers that stand for those of the scale: 0.1 and 0.3 become 1 and 3, and can be added exactly. */
function whole({ min, max, step }: Scale) {
  const factor = 10 ** Math.max(decimalsOf(min), decimalsOf(max), decimalsOf(step))
  const scaled = (number: number) => Math.round(number * factor)
  return { factor, min: scaled(min), max: scaled(max), step: scaled(step) }
}

export const stepCount = (scale: Scale): number => {
  const { min, max, step } = whole(scale)
  return Math.floor((max - min) / step) + 1
}

/** Every number that can be chosen. */
export function stepsOf(scale: Scale): number[] {
  const { factor, min, step } = whole(scale)
  return Array.from({ length: stepCount(scale) }, (_, at) => (min + at * step) / factor)
}

/** (chosen - min) / (max - min), divided as whole numbers so that no dust is left behind the point. */
export function normalise(scale: Scale, chosen: number): number {
  const { factor, min, max } = whole(scale)
  return (Math.round(chosen * factor) - min) / (max - min)
}

const DUST = 1e-9

/** The step that a normalised value stands for, or null when it stands between two. */
export function stepAt(scale: Scale, value: number): number | null {
  const { factor, min, max, step } = whole(scale)
  const at = (value * (max - min)) / step
  const nearest = Math.round(at)
  if (Math.abs(at - nearest) > DUST * Math.max(1, at) || nearest < 0 || nearest >= stepCount(scale))
    return null
  return (min + nearest * step) / factor
}
