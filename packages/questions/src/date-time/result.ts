import type { AskedQuestion, ResponseJson, Tally } from '../question.ts'

const MOST_BARS = 24

/** A bar for every day, month or year: the finest that is still a chart. */
export function tally(_: AskedQuestion, responses: ResponseJson[]): Tally {
  const moments = responses.map((response) => String(response.dateTime ?? '')).sort()
  const first = moments[0]?.slice(0, 10)
  const last = moments.at(-1)?.slice(0, 10)
  const groups = [10, 7, 4].map((length) => Map.groupBy(moments, (moment) => moment.slice(0, length)))
  const shown = groups.find(({ size }) => size <= MOST_BARS) ?? groups[2] ?? new Map<string, string[]>()
  const bars = [...shown].slice(-MOST_BARS).map(([label, all]) => ({ label, value: all.length }))
  const summary = !first
    ? 'No answers yet.'
    : first === last
      ? `All on ${first}.`
      : `From ${first} to ${last}.`
  return { bars, summary, texts: [] }
}
