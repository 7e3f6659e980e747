import { MONTHS } from '@youzine/words'

const LEAST_LETTERS = 5

/** A month, also with one slip in it: “Febuary”. */
export function monthNamed(key: string): number | undefined {
  const exact = MONTHS.get(key)
  if (exact !== undefined || key.length < LEAST_LETTERS) return exact
  const near = [...MONTHS].filter(([name]) => name.length >= LEAST_LETTERS && isOneSlip(name, key))
  const months = new Set(near.map(([, month]) => month))
  return months.size === 1 ? [...months][0] : undefined
}

/** One letter more, fewer, other, or two changed about. */
function isOneSlip(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let same = 0
  while (same < a.length && a[same] === b[same]) same++
  const [left, right] = [a.slice(same), b.slice(same)]
  return (
    left.slice(1) === right.slice(1) ||
    left.slice(1) === right ||
    left === right.slice(1) ||
    (left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2))
  )
}
