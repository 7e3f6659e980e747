import { z } from 'zod'
import type { AskedQuestion, QuestionType, ResponseJson } from '../question.ts'
import { areOptions, noConfig, noFault, numbersIn, optionsFault } from '../shared/options.ts'
import { tally } from './result.ts'

export interface MultiSelectResponse extends ResponseJson {
  values: number[]
  texts: string[]
}

/** In the order of the options, however they were ticked. */
export function chooseSeveral({ options }: AskedQuestion, values: readonly number[]): MultiSelectResponse {
  const chosen = options.filter(({ value }) => values.includes(value))
  return { values: chosen.map(({ value }) => value), texts: chosen.map(({ text }) => text) }
}

export const multiSelect: QuestionType = {
  label: 'Multiple choice',
  hasOptions: true,
  takesEnter: false,
  optionsFault,
  configFault: noFault,
  configToStore: noConfig,
  response: (question) =>
    z
      .object({ values: z.array(z.int()), texts: z.array(z.string()) })
      .refine(({ values }) => areOptions(question.options, values), 'These are not all options')
      .transform(({ values }) => chooseSeveral(question, values)),
  isAnswered: ({ values }) => numbersIn(values).length > 0,
  textOf: ({ texts }) => (Array.isArray(texts) ? texts.join(', ') : ''),
  tally,
  moveOptions(response, newValueOf) {
    const values = numbersIn(response.values).map(newValueOf)
    return values.some((value) => value === null) ? null : { ...response, values }
  },
}
