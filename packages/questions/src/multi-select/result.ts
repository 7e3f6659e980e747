import type { AskedQuestion, ResponseJson, Tally } from '../question.ts'
import { numbersIn } from '../shared/options.ts'
import { countEach, tallyChoices } from '../shared/tallies.ts'

export function tally({ options }: AskedQuestion, responses: ResponseJson[]): Tally {
  const labels = options.map(({ value, text }) => ({ key: value, label: text }))
  const chosen = responses.flatMap(({ values }) => numbersIn(values))
  return tallyChoices(countEach(labels, chosen), responses.length)
}
