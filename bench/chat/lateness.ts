const LONGEST_MS = 10_000
const MOMENTS = 36 ** 5

const DIGITS = 'ABCDEFGHIJ'

/** A number without a digit: in an answer, a number that no post bears out would be taken out. */
export const inLetters = (number: number) =>
  number.toString(36).replace(/\d/g, (digit) => DIGITS.charAt(+digit))

export const fromLetters = (letters: string) =>
  Number.parseInt(
    letters.replace(/[A-J]/g, (letter) => String(DIGITS.indexOf(letter))),
    36,
  )

/** The end of a moment's number: short, so that an answer is no longer than a real one of so many words. */
export const moment = () => inLetters(Date.now() % MOMENTS)

/** Milliseconds since then. */
export const since = (then: string) => ((Date.now() % MOMENTS) - fromLetters(then) + MOMENTS) % MOMENTS

/** How late chunks were, counted by the millisecond: ten minutes of them would not fit a list. */
export function lateness() {
  const counts = new Uint32Array(LONGEST_MS)
  let total = 0
  return {
    add(ms: number) {
      const at = Math.min(LONGEST_MS - 1, Math.max(0, ms))
      counts[at] = (counts[at] ?? 0) + 1
      total += 1
    },
    get total() {
      return total
    },
    /** The lateness that this share of all chunks did not exceed. */
    at(share: number): number {
      const wanted = Math.ceil(total * share)
      let seen = 0
      for (const [ms, count] of counts.entries()) {
        seen += count
        if (seen >= wanted) return ms
      }
      return LONGEST_MS
    },
  }
}
export type Lateness = ReturnType<typeof lateness>
