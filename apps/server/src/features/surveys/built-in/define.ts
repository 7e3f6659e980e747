import { type QuestionTypeName, questionTypes, type TypedQuestion } from '@youzine/questions'
import type { StoredOption } from '#schema'

export interface BuiltInQuestion {
  questionText: string
  questionType: QuestionTypeName
  options: StoredOption[]
  questionConfig: Record<string, unknown> | null
  measures: string | null
}

export interface BuiltInSurvey {
  id: number
  key: string
  title: string
  description: string
  /** The id of its first question; the others follow. Ids stay, because answers hold them. */
  firstQuestionId: number
  questions: BuiltInQuestion[]
}

function question(
  questionType: QuestionTypeName,
  questionText: string,
  typed: TypedQuestion = {},
  measures: string | null = null,
): BuiltInQuestion {
  const options = (typed.options ?? []).map(({ option_text }, at) => ({
    option_text,
    option_value: String(at),
    order_index: at,
  }))
  const questionConfig = questionTypes[questionType].configToStore(typed)
  return { questionText, questionType, options, questionConfig, measures }
}

const written = (texts: string[]): TypedQuestion => ({
  options: texts.map((option_text) => ({ option_text })),
})

export const one = (text: string, ...options: string[]) => question('single_select', text, written(options))
export const several = (text: string, ...options: string[]) =>
  question('multi_select', text, written(options))
export const order = (text: string, ...options: string[]) => question('ranking', text, written(options))
export const agree = (text: string, measures: string | null = null) =>
  question('likert_scale', text, {}, measures)
export const yesOrNo = (text: string) => question('boolean', text)
export const line = (text: string) => question('short_text', text)
export const story = (text: string) => question('long_text', text)
export const when = (text: string) => question('date_time', text)
export const scale = (text: string, [min, max, step]: [number, number, number], low: string, high: string) =>
  question('rating_scale', text, {
    question_config: { options: { min, max, step, labels: { min: low, max: high } } },
  })
