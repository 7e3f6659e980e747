import type { AskedQuestion, ResponseJson, Tally } from '../question.ts'
import { countEach, tallyChoices } from '../shared/tallies.ts'
import { sidesOf } from './sides.ts'

export function tally({ question_config }: AskedQuestion, responses: ResponseJson[]): Tally {
  const labels = sidesOf(question_config).map(({ value, text }) => ({ key: value === 'true', label: text }))
  const given = responses.map(({ value }) => value)
  return tallyChoices(countEach(labels, given), responses.length)
}
