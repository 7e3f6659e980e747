import type { Tally } from '../question.ts'

const percent = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((part / whole) * 100))

export function countEach(labels: readonly { key: unknown; label: string }[], given: readonly unknown[]) {
  return labels.map(({ key, label }) => ({ label, value: given.filter((one) => one === key).length }))
}

/** The bars of a choice, and who leads in words. */
export function tallyChoices(bars: Tally['bars'], people: number): Tally {
  const most = Math.max(0, ...bars.map(({ value }) => value))
  const leaders = bars.filter(({ value }) => value === most && most > 0)
  const summary =
    leaders.length === 0
      ? 'No answers yet.'
      : leaders.length === 1
        ? `Chosen most: ${leaders[0]?.label} (${percent(most, people)}%).`
        : `${leaders.length} are level with ${percent(most, people)}% each.`
  return { bars, summary, texts: [] }
}

/** Texts stand in alphabetical order, which says nothing about who wrote which. */
export function tallyTexts(texts: readonly string[]): Tally {
  const said = texts.map((text) => text.trim()).filter(Boolean)
  const summary =
    said.length === 0 ? 'No answers yet.' : said.length === 1 ? '1 answer.' : `${said.length} answers.`
  return { bars: [], summary, texts: said.sort((a, b) => a.localeCompare(b)) }
}

export const average = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length)

/** At most two places, and none that say nothing. */
export const shortNumber = (number: number): string => String(Number(number.toFixed(2)))
