import { z } from 'zod'
import type { AskedQuestion, QuestionType, ResponseJson } from '../question.ts'
import { areOptions, noConfig, noFault, optionsFault, textOfOption } from '../shared/options.ts'
import { spokenText } from '../shared/text-type.ts'
import { tally } from './result.ts'

export interface SingleSelectResponse extends ResponseJson {
  value: number
  text: string
}

export const chooseOne = ({ options }: AskedQuestion, value: number): SingleSelectResponse => ({
  value,
  text: textOfOption(options, value),
})

export const singleSelect: QuestionType = {
  label: 'Single choice',
  hasOptions: true,
  takesEnter: false,
  optionsFault,
  configFault: noFault,
  configToStore: noConfig,
  response: (question) =>
    z
      .object({ value: z.int(), text: z.string() })
      .refine(({ value }) => areOptions(question.options, [value]), 'This is not one of the options')
      .transform(({ value }) => chooseOne(question, value)),
  isAnswered: ({ value }) => typeof value === 'number',
  textOf: spokenText,
  tally,
  moveOptions(response, newValueOf) {
    const value = newValueOf(Number(response.value))
    return value === null ? null : { ...response, value }
  },
}
