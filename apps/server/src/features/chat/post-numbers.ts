/** A post as an answer cites it. */
export interface Cited {
  number: number
  postId: number
}

/**
 * Numbers for posts that are shown now: whoever was cited before in this conversation keeps the number, the others
 * take the lowest that nobody ever had.
 */
export function numbered(postIds: readonly number[], before: readonly Cited[]): Cited[] {
  const known = new Map<number, number>()
  const taken = new Set<number>()
  for (const { number, postId } of before)
    if (!known.has(postId) && !taken.has(number)) {
      known.set(postId, number)
      taken.add(number)
    }
  let next = 1
  return postIds.map((postId) => {
    const number = known.get(postId)
    if (number !== undefined) return { number, postId }
    while (taken.has(next)) next += 1
    taken.add(next)
    return { number: next, postId }
  })
}

const CITATION = /\[(\d{1,5}(?:\s*,\s*\d{1,5})*)\]/g

/** The numbers that a text cites, in their order: [3] and [3, 12]. */
export const citedIn = (text: string): number[] => [
  ...new Set([...text.matchAll(CITATION)].flatMap(([, list = '']) => list.split(',').map(Number))),
]
