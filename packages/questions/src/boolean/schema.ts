import { z } from 'zod'
import type { AskedQuestion, QuestionType, ResponseJson } from '../question.ts'
import { noFault } from '../shared/options.ts'
import { spokenText } from '../shared/text-type.ts'
import { tally } from './result.ts'
import { sidesOf } from './sides.ts'

export interface BooleanResponse extends ResponseJson {
  value: boolean
  text: string
}

export const decide = ({ question_config }: AskedQuestion, value: boolean): BooleanResponse => ({
  value,
  text: sidesOf(question_config).find((side) => side.value === String(value))?.text ?? '',
})

export const boolean: QuestionType = {
  label: 'Yes or no',
  hasOptions: false,
  takesEnter: false,
  optionsFault: noFault,
  configFault: noFault,
  configToStore: ({ question_config }) => ({ options: sidesOf(question_config) }),
  response: (question) =>
    z.object({ value: z.boolean(), text: z.string() }).transform(({ value }) => decide(question, value)),
  isAnswered: ({ value }) => typeof value === 'boolean',
  textOf: spokenText,
  tally,
}
