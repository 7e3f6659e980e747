/** A magazine never waits for more than this many; the rest is embedded behind it. */
export const MOST_BEFORE_WRITING = 4000

interface Candidate {
  id: number
  postedAt: Date | null
  length: number
}

/** More words say more, up to a point: a pasted recipe is not twenty times as telling as a good paragraph. */
const substance = ({ length }: Candidate) => Math.min(length, 400)

/** The posts with the most to say first, a turn for each year, so that no year is missing from the beginning. */
export function inTellingOrder(candidates: Candidate[]): number[] {
  const years = new Map<number, Candidate[]>()
  for (const candidate of candidates) {
    const year = candidate.postedAt?.getUTCFullYear() ?? 0
    const list = years.get(year)
    if (list) list.push(candidate)
    else years.set(year, [candidate])
  }
  const queues = [...years.entries()]
    .sort(([a], [b]) => a - b)
    .map(([, list]) => list.sort((a, b) => substance(b) - substance(a) || a.id - b.id))
  const order: number[] = []
  for (let turn = 0; order.length < candidates.length; turn += 1)
    for (const queue of queues) {
      const next = queue[turn]
      if (next) order.push(next.id)
    }
  return order
}
