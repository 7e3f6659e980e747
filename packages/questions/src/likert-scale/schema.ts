import { z } from 'zod'
import type { AnswerOption, AskedQuestion, QuestionType, ResponseJson, TypedQuestion } from '../question.ts'
import { MAX_OPTION_TEXT, MAX_OPTIONS, questionTexts } from '../question.ts'
import { noFault } from '../shared/options.ts'
import { spokenText } from '../shared/text-type.ts'
import { Points, pointsOf } from './points.ts'
import { tally } from './result.ts'

export interface LikertResponse extends ResponseJson {
  value: number
  original_value: number
  text: string
}

export function agree(question: AskedQuestion, chosen: number): LikertResponse {
  const points = pointsOf(question)
  const position = points.findIndex(({ value }) => value === chosen)
  return {
    value: position / (points.length - 1),
    original_value: chosen,
    text: points[position]?.text ?? '',
  }
}

function configFault({ question_config }: TypedQuestion): string | null {
  const written = question_config?.options
  if (written === undefined || written === null) return null
  const points = Points.safeParse(written)
  if (!points.success) return 'Each point of the scale needs a number and a text'
  if (points.data.length < 2) return questionTexts.tooFewOptions
  if (points.data.length > MAX_OPTIONS) return `A scale can have at most ${MAX_OPTIONS} points`
  if (new Set(points.data.map(({ value }) => value)).size < points.data.length)
    return 'Each point of the scale needs a number of its own'
  if (points.data.some(({ text }) => text.length > MAX_OPTION_TEXT))
    return `Please use at most ${MAX_OPTION_TEXT} characters.`
  return points.data.every(({ text }) => text.trim()) ? null : questionTexts.optionMissing
}

/** Options written as for a choice make a scale too, valued by their index. */
const ownOptions = ({ options }: TypedQuestion): AnswerOption[] =>
  (options ?? []).map(({ option_text }, value) => ({ value, text: option_text.trim() }))

export const likertScale: QuestionType = {
  label: 'Likert scale',
  hasOptions: false,
  takesEnter: false,
  optionsFault: noFault,
  configFault,
  configToStore: (typed) => ({
    options: pointsOf({ question_config: typed.question_config ?? null, options: ownOptions(typed) }),
  }),
  response: (question) =>
    z
      .object({ value: z.number(), original_value: z.int(), text: z.string() })
      .refine(
        (given) => pointsOf(question).some(({ value }) => value === given.original_value),
        'This is not a point of the scale',
      )
      .refine(
        (given) => Math.abs(agree(question, given.original_value).value - given.value) < 1e-6,
        'The value does not fit the point that was chosen',
      )
      .transform((given) => agree(question, given.original_value)),
  isAnswered: (response) => typeof response.original_value === 'number',
  textOf: spokenText,
  tally,
}
