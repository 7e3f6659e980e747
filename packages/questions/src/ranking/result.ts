import type { AskedQuestion, ResponseJson, Tally } from '../question.ts'
import { numbersIn } from '../shared/options.ts'

/** A first place is worth as many points as there are options, the last one point, an unranked option none. */
export function tally({ options }: AskedQuestion, responses: ResponseJson[]): Tally {
  const orders = responses.map(({ ranking }) => numbersIn(ranking))
  const bars = options
    .map(({ value, text }) => ({
      label: text,
      value: orders.reduce((points, order) => {
        const place = order.indexOf(value)
        return place < 0 ? points : points + options.length - place
      }, 0),
    }))
    .sort((a, b) => b.value - a.value)
  const [first] = bars
  const summary =
    first && first.value > 0
      ? `Ranked highest: ${first.label}. The bars count points: ${options.length} for a first place, one less for each place below.`
      : 'No answers yet.'
  return { bars, summary, texts: [] }
}
