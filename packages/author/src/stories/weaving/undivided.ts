import type { Evidence } from './evidence.ts'

const LEAST = 5
const PART = 2
/** So much less have two halves in common than each half with itself. */
const APART = 0.3

/** Where a single post or a single name holds two stories together, the wider of the two. */
export function undivided(members: number[], { chance }: Evidence): number[] {
  if (members.length < LEAST) return members
  const known = new Map<string, number>()
  const alike = (a: number, b: number): number => {
    const key = a < b ? `${a} ${b}` : `${b} ${a}`
    const value = known.get(key) ?? (chance(a, [b]) + chance(b, [a])) / 2
    known.set(key, value)
    return value
  }
  const [a, b] = farthest(members, alike)
  const parts: [number[], number[]] = [[a], [b]]
  const pull = (n: number) => Math.max(alike(n, a), alike(n, b))
  for (const n of members.filter((m) => m !== a && m !== b).sort((x, y) => pull(y) - pull(x) || x - y)) {
    const near = (part: readonly number[]) =>
      alike(n, part[0] as number) + Math.max(...part.map((m) => alike(n, m)))
    parts[near(parts[0]) >= near(parts[1]) ? 0 : 1].push(n)
  }
  const [one, two] = parts
  if (Math.min(one.length, two.length) < PART) return members
  const across = mean(one.flatMap((x) => two.map((y) => alike(x, y))))
  const within = (part: readonly number[]) =>
    mean(part.flatMap((x) => part.filter((y) => y > x).map((y) => alike(x, y))))
  if (across > Math.min(within(one), within(two)) * APART) return members
  return (one.length >= two.length ? one : two).sort((x, y) => x - y)
}

/** The two with least in common, and with nothing between them that is near both. */
function farthest(members: readonly number[], alike: (a: number, b: number) => number): [number, number] {
  let best: [number, number] = [members[0] as number, members[1] as number]
  let low = Number.POSITIVE_INFINITY
  for (const [i, a] of members.entries())
    for (const b of members.slice(i + 1)) {
      const between = members.filter((m) => m !== a && m !== b).map((m) => Math.min(alike(a, m), alike(m, b)))
      const tie = alike(a, b) + Math.max(...between)
      if (tie < low) [best, low] = [[a, b], tie]
    }
  return best
}

const mean = (list: readonly number[]) => list.reduce((sum, v) => sum + v, 0) / (list.length || 1)
