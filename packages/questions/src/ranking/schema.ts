import { z } from 'zod'
import type { AskedQuestion, QuestionType, ResponseJson } from '../question.ts'
import { areOptions, noConfig, noFault, numbersIn, optionsFault, textOfOption } from '../shared/options.ts'
import { spokenText } from '../shared/text-type.ts'
import { tally } from './result.ts'

export interface RankingResponse extends ResponseJson {
  ranking: number[]
  rankingTexts: string[]
  text: string
}

export function rank({ options }: AskedQuestion, ranking: readonly number[]): RankingResponse {
  const rankingTexts = ranking.map((value) => textOfOption(options, value))
  return { ranking: [...ranking], rankingTexts, text: rankingTexts.join(', ') }
}

export const ranking: QuestionType = {
  label: 'Ranking',
  hasOptions: true,
  takesEnter: false,
  optionsFault,
  configFault: noFault,
  configToStore: noConfig,
  response: (question) =>
    z
      .object({ ranking: z.array(z.int()), rankingTexts: z.array(z.string()), text: z.string() })
      .refine((given) => areOptions(question.options, given.ranking), 'These are not all options')
      .transform((given) => rank(question, given.ranking)),
  isAnswered: (response) => numbersIn(response.ranking).length > 0,
  textOf: spokenText,
  tally,
  moveOptions(response, newValueOf) {
    const moved = numbersIn(response.ranking).map(newValueOf)
    return moved.some((value) => value === null) ? null : { ...response, ranking: moved }
  },
}
