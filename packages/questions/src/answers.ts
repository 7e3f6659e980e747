import type { AskedQuestion, ResponseJson } from './question.ts'
import { questionTypeOf } from './types.ts'

type Typed = Pick<AskedQuestion, 'question_type'>

export const isAnswered = ({ question_type }: Typed, response: ResponseJson | null | undefined): boolean =>
  Boolean(response && questionTypeOf(question_type)?.isAnswered(response))

/** The answer as a person would read it out. */
export const answerText = ({ question_type }: Typed, response: ResponseJson): string =>
  questionTypeOf(question_type)?.textOf(response) ?? ''

/** The answer as something to reckon with: a number, a yes or no, a list, a moment; null for plain text. */
export const answerValue = ({ value, values, ranking, dateTime }: ResponseJson): unknown =>
  value ?? values ?? ranking ?? dateTime ?? null
