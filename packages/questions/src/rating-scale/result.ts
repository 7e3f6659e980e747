import type { AskedQuestion, ResponseJson, Tally } from '../question.ts'
import { average, countEach, shortNumber } from '../shared/tallies.ts'
import { scaleOf, stepAt, stepsOf } from './scale.ts'

const MOST_BARS = 21

/** A bar for every step; a scale with very many steps is cut into ten equal parts. */
export function tally({ question_config }: AskedQuestion, responses: ResponseJson[]): Tally {
  const scale = scaleOf(question_config)
  const steps = stepsOf(scale)
  const values = responses.map(({ value }) => Number(value))
  const chosen = values.map((value) => stepAt(scale, value) ?? scale.min + value * (scale.max - scale.min))
  const summary = chosen.length
    ? `${shortNumber(average(chosen))} on average, on a scale from ${scale.min} to ${scale.max}.`
    : 'No answers yet.'
  if (steps.length <= MOST_BARS)
    return {
      bars: countEach(
        steps.map((step) => ({ key: step, label: String(step) })),
        chosen,
      ),
      summary,
      texts: [],
    }
  const bars = Array.from({ length: 10 }, (_, at) => {
    const edge = (part: number) => shortNumber(scale.min + (part / 10) * (scale.max - scale.min))
    const isIn = (value: number) => Math.min(9, Math.floor(value * 10)) === at
    return { label: `${edge(at)} to ${edge(at + 1)}`, value: values.filter(isIn).length }
  })
  return { bars, summary, texts: [] }
}
