import { z } from 'zod'

export const QUESTION_TYPES = [
  'single_select',
  'multi_select',
  'ranking',
  'rating_scale',
  'likert_scale',
  'boolean',
  'short_text',
  'long_text',
  'date_time',
] as const
export type QuestionTypeName = (typeof QUESTION_TYPES)[number]

export const MAX_QUESTION_TEXT = 5000
export const MAX_OPTION_TEXT = 500
export const MAX_OPTIONS = 100
export const MAX_QUESTIONS = 100

/** As a creator edits it. `option_value` is the index as a string. */
export const QuestionOption = z.object({
  option_text: z.string(),
  option_value: z.string(),
  order_index: z.int(),
})
export type QuestionOption = z.infer<typeof QuestionOption>

/** As it is loaded for answering. */
export const AnswerOption = z.object({ value: z.int(), text: z.string() })
export type AnswerOption = z.infer<typeof AnswerOption>

export const QuestionConfig = z.record(z.string(), z.unknown())
export type QuestionConfig = z.infer<typeof QuestionConfig>

/** What everything about a question's type works on, on either side. */
export interface AskedQuestion {
  question_type: string
  question_config: QuestionConfig | null
  options: AnswerOption[]
}

export type ResponseJson = Record<string, unknown>
