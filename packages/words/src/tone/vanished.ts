import { keysOf, type Placed } from './spread.ts'

const OFTEN = 6
const LATELY = 400
const LEFT_OVER = 0.25

/** Where each name is named, in order of time. */
export function namingIn(placed: readonly Placed[], names: ReadonlySet<string>): Map<string, number[]> {
  const naming = new Map<string, number[]>()
  placed.forEach((p, place) => {
    for (const key of keysOf(p)) {
      if (!names.has(key)) continue
      const places = naming.get(key)
      if (places) places.push(place)
      else naming.set(key, [place])
    }
  })
  return naming
}

/** Who is in many posts up to this one and in next to none after it, where only one is. */
export function vanishedAt(
  at: number,
  placed: readonly Placed[],
  naming: ReadonlyMap<string, readonly number[]>,
): string | null {
  const day = placed[at]?.day ?? null
  if (day === null) return null
  const gone = [...naming].flatMap(([name, places]) => {
    const many = places.filter((place) => place <= at).length
    const last = placed[places[many - 1] ?? -1]?.day ?? null
    const isRecent = last !== null && day - last <= LATELY
    return many >= OFTEN && isRecent && places.length - many <= many * LEFT_OVER ? [{ name, many }] : []
  })
  const [most, next] = gone.sort((a, b) => b.many - a.many || (a.name < b.name ? -1 : 1))
  return most && (!next || next.many < most.many / 2) ? most.name : null
}
