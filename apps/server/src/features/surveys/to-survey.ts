import type { AnsweringQuestion, Survey, SurveyQuestion } from '@youzine/contract'
import type { AskedQuestion } from '@youzine/questions'
import type { QuestionRow, SurveyRow } from './queries.ts'

const toQuestion = (row: QuestionRow): SurveyQuestion => ({
  id: row.id,
  question_text: row.questionText,
  order_index: row.orderIndex,
  question_type: row.questionType,
  options: row.options,
  question_config: row.questionConfig,
})

interface Seen {
  isOwn: boolean
  uses?: number
}

export const toSurvey = (row: SurveyRow, questions: QuestionRow[], { isOwn, uses }: Seen): Survey => ({
  id: row.id,
  title: row.title,
  description: row.description,
  status: row.status,
  questions: questions.map(toQuestion),
  ...(isOwn ? { used_in_templates: uses ?? 0 } : {}),
  is_own: isOwn,
  updated_at: row.updatedAt.toISOString(),
})

/** For answering, an option's value is a number. */
export const toAsked = (row: QuestionRow): AskedQuestion => ({
  question_type: row.questionType,
  question_config: row.questionConfig,
  options: row.options.map(({ option_value, option_text }) => ({
    value: Number(option_value),
    text: option_text,
  })),
})

export const toAnsweringQuestion = (row: QuestionRow): AnsweringQuestion => ({
  ...toAsked(row),
  id: row.id,
  question_text: row.questionText,
  order_index: row.orderIndex,
})
