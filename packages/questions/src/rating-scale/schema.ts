import { z } from 'zod'
import type { AskedQuestion, QuestionType, ResponseJson, TypedQuestion } from '../question.ts'
import { noFault } from '../shared/options.ts'
import { spokenText } from '../shared/text-type.ts'
import { tally } from './result.ts'
import { MIN_STEP, MOST_STEPS, normalise, scaleOf, stepAt, stepCount } from './scale.ts'

export interface RatingResponse extends ResponseJson {
  value: number
  text: string
}

export const rate = ({ question_config }: AskedQuestion, chosen: number): RatingResponse => ({
  value: normalise(scaleOf(question_config), chosen),
  text: String(chosen),
})

const MAX_LABEL = 100
const MOST = 1_000_000

function configFault({ question_config }: TypedQuestion): string | null {
  const scale = scaleOf(question_config)
  const { min, max, step, labels } = scale
  if (![min, max, step].every((number) => Number.isFinite(number) && Math.abs(number) <= MOST))
    return 'Minimum, maximum and step must be numbers'
  if (max <= min) return 'Maximum must be greater than minimum'
  if (step < MIN_STEP) return `Step must be at least ${MIN_STEP}`
  if (step > max - min) return 'Step must fit between minimum and maximum'
  if (stepCount(scale) > MOST_STEPS) return `A scale can have at most ${MOST_STEPS} steps`
  if (labels.min.length > MAX_LABEL || labels.max.length > MAX_LABEL)
    return `Labels can have at most ${MAX_LABEL} characters`
  return null
}

export const ratingScale: QuestionType = {
  label: 'Rating scale',
  hasOptions: false,
  takesEnter: false,
  optionsFault: noFault,
  configFault,
  configToStore: ({ question_config }) => ({ options: scaleOf(question_config) }),
  response: (question) => {
    const scale = scaleOf(question.question_config)
    return z
      .object({ value: z.number().min(0).max(1), text: z.string() })
      .refine(({ value }) => stepAt(scale, value) !== null, 'This is not a step of the scale')
      .transform(({ value }) => rate(question, stepAt(scale, value) ?? scale.min))
  },
  isAnswered: ({ value }) => typeof value === 'number',
  textOf: spokenText,
  tally,
}
