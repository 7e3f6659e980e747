import { keysOf, type Placed } from './spread.ts'

const OFTEN = 6
const LATELY = 400
const LEFT_OVER = 0.25

/** Who is in many posts up to this one and in next to none after it, where only one is. */
export function vanishedAt(at: number, placed: readonly Placed[], names: ReadonlySet<string>): string | null {
  const day = placed[at]?.day ?? null
  if (day === null) return null
  const gone = [...names].flatMap((name) => {
    const naming = placed.flatMap((p, place) => (keysOf(p).has(name) ? [{ place, day: p.day }] : []))
    const before = naming.filter(({ place }) => place <= at)
    const after = naming.length - before.length
    const isRecent = before.some((one) => one.day !== null && day - one.day <= LATELY)
    const hasVanished = before.length >= OFTEN && isRecent && after <= before.length * LEFT_OVER
    return hasVanished ? [{ name, many: before.length }] : []
  })
  const [most, next] = gone.sort((a, b) => b.many - a.many || (a.name < b.name ? -1 : 1))
  return most && (!next || next.many < most.many / 2) ? most.name : null
}
