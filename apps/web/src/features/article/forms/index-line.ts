export interface IndexLine {
  /** The one number that the line is about. */
  figure: string | null
  /** What is said of it; the whole line, where the number is in its middle. */
  label: string
  /** Numbers with their years: 31 (2012), 47 (2014). */
  run: { value: number; year: string }[] | null
}

const QUOTED = /[“„«][^”“»]*[”“»]/g
const LAST = /^(.+?):\s*(\d[\d.,]*\d|\d)\.?$/s
const IN_YEARS = /(?<![\d.,])(\d[\d.,]{0,14}\d|\d)\s\((\d{4})\)/g
const LEAST_IN_RUN = 3

/** Which number of a line stands out. */
export function readLine(text: string): IndexLine {
  const bare = text.replace(QUOTED, (quote) => '·'.repeat(quote.length))
  const run = [...bare.matchAll(IN_YEARS)].map(([, value = '', year = '']) => ({
    value: Number(value.replace(/[.,]/g, '')),
    year,
  }))
  if (run.length >= LEAST_IN_RUN) return { figure: null, label: text, run }
  const last = LAST.exec(bare)
  if (last) {
    const label = text.slice(0, last[1]?.length)
    return { figure: last[2] ?? null, label, run: null }
  }
  const numbers = bare.match(/(?<![\p{L}\d])(?:\d[\d.,]*\d|\d)(?!\p{L})/gu) ?? []
  return { figure: numbers.length === 1 ? (numbers[0] ?? null) : null, label: text, run: null }
}
