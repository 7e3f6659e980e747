import { z } from 'zod'
import type { AnswerOption, AskedQuestion } from '../question.ts'

export const DEFAULT_POINTS: readonly AnswerOption[] = [
  { value: 1, text: 'Strongly Disagree' },
  { value: 2, text: 'Disagree' },
  { value: 3, text: 'Neutral' },
  { value: 4, text: 'Agree' },
  { value: 5, text: 'Strongly Agree' },
]

export const Points = z.array(z.object({ value: z.int(), text: z.string() }))

/** The points of a scale: those of its config, else options of its own, else the usual five. */
export function pointsOf({
  question_config,
  options = [],
}: Pick<AskedQuestion, 'question_config'> & { options?: AnswerOption[] }): AnswerOption[] {
  const written = Points.safeParse(question_config?.options)
  if (written.success && written.data.length >= 2) return written.data
  return options.length >= 2 ? options : [...DEFAULT_POINTS]
}
