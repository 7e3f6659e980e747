import { z } from 'zod'

export const MAX_QUESTION_TEXT = 5000
export const MAX_OPTION_TEXT = 500
export const MAX_OPTIONS = 100
export const MAX_QUESTIONS = 100

export const questionTexts = {
  tooFewOptions: 'At least 2 options are required',
  optionMissing: 'All options must have text',
  unknownType: (type: string) => `Unknown question type: ${type}`,
  noPreview: 'Preview not available for this question type',
} as const

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

/** What a creator has typed so far, right or wrong. */
export interface TypedQuestion {
  options?: readonly { option_text: string }[] | null
  question_config?: QuestionConfig | null
}

/** What many answers to one question come to. */
export interface Tally {
  bars: { label: string; value: number }[]
  /** The same in one line of words. */
  summary: string
  /** Answers to read, for what cannot be counted. */
  texts: string[]
}

/** Everything that is known about a kind of question without drawing it. */
export interface QuestionType {
  label: string
  /** Whether a creator writes the options. */
  hasOptions: boolean
  /** Enter makes a new line in its answer, so that going on needs Cmd or Ctrl. */
  takesEnter: boolean
  /** What is wrong with the options or the config of a draft, or null. */
  optionsFault(typed: TypedQuestion): string | null
  configFault(typed: TypedQuestion): string | null
  /** The config as it is stored: complete, and without anything unknown. */
  configToStore(typed: TypedQuestion): QuestionConfig | null
  /** Checks an answer against its question, and makes it exactly what is stored. */
  response(question: AskedQuestion): z.ZodType<ResponseJson>
  isAnswered(response: ResponseJson): boolean
  textOf(response: ResponseJson): string
  tally(question: AskedQuestion, responses: ResponseJson[]): Tally
  /** The same answer after options were reordered; null when one that was chosen is gone. */
  moveOptions?(response: ResponseJson, newValueOf: (value: number) => number | null): ResponseJson | null
}
