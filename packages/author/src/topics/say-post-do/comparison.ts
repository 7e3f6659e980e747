import type { Sentence } from '../../model.ts'
import { count } from '../../writing/desk.ts'

/** One question on which all three have something to say. */
export interface Comparison {
  head: string
  sentences: Sentence[]
  /** How far apart they are, 0 to 1: the piece begins where it is widest and ends where they agree. */
  distance: number
}

export const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole)

/** The largest of a tally; of equal ones the first. */
export function largest(tally: readonly number[]): number {
  return tally.indexOf(Math.max(...tally))
}

export const tallyOf = (values: readonly number[], size: number): number[] =>
  Array.from({ length: size }, (_, at) => values.filter((value) => value === at).length)

/** A number that is counted in answers or check-ins, not in posts. */
export const score = (value: number, of: string) => count(value, { kind: 'score', of })
