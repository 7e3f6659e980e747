import { boolean } from './boolean/schema.ts'
import { dateTime } from './date-time/schema.ts'
import { likertScale } from './likert-scale/schema.ts'
import { longText } from './long-text/schema.ts'
import { multiSelect } from './multi-select/schema.ts'
import type { QuestionType } from './question.ts'
import { ranking } from './ranking/schema.ts'
import { ratingScale } from './rating-scale/schema.ts'
import { shortText } from './short-text/schema.ts'
import { singleSelect } from './single-select/schema.ts'

/** Every kind of question. A new one is a folder beside these, a line here and a line in `screens.ts`. */
export const questionTypes = {
  single_select: singleSelect,
  multi_select: multiSelect,
  ranking,
  rating_scale: ratingScale,
  likert_scale: likertScale,
  boolean,
  short_text: shortText,
  long_text: longText,
  date_time: dateTime,
} satisfies Record<string, QuestionType>

export type QuestionTypeName = keyof typeof questionTypes

export const QUESTION_TYPES = Object.keys(questionTypes) as [QuestionTypeName, ...QuestionTypeName[]]

/** The type of that name; null for one that nobody knows. */
export const questionTypeOf = (name: string): QuestionType | null =>
  Object.hasOwn(questionTypes, name) ? questionTypes[name as QuestionTypeName] : null
