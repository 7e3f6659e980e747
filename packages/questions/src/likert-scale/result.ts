import type { AskedQuestion, ResponseJson, Tally } from '../question.ts'
import { average, countEach } from '../shared/tallies.ts'
import { pointsOf } from './points.ts'

export function tally(question: AskedQuestion, responses: ResponseJson[]): Tally {
  const points = pointsOf(question)
  const labels = points.map(({ value, text }) => ({ key: value, label: text }))
  const bars = countEach(
    labels,
    responses.map(({ original_value }) => original_value),
  )
  const middle = average(responses.map(({ value }) => Number(value)))
  const nearest = points[Math.round(middle * (points.length - 1))]
  const summary = responses.length ? `On average nearest to “${nearest?.text}”.` : 'No answers yet.'
  return { bars, summary, texts: [] }
}
