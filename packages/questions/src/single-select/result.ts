import type { AskedQuestion, ResponseJson, Tally } from '../question.ts'
import { countEach, tallyChoices } from '../shared/tallies.ts'

export function tally({ options }: AskedQuestion, responses: ResponseJson[]): Tally {
  const labels = options.map(({ value, text }) => ({ key: value, label: text }))
  const chosen = responses.map(({ value }) => value)
  return tallyChoices(countEach(labels, chosen), responses.length)
}
