/** The posts that mean most nearly what is asked, best first. */
export function postsByMeaning(
  vectors: ReadonlyMap<number, Int8Array>,
  query: Int8Array | undefined,
  most: number,
): number[] {
  if (!query) return []
  const scored = Array.from(vectors, ([id, vector]) => ({ id, score: product(vector, query) }))
  return scored
    .sort((a, b) => b.score - a.score || a.id - b.id)
    .slice(0, most)
    .map(({ id }) => id)
}

export function product(a: Int8Array, b: Int8Array): number {
  let sum = 0
  for (let at = 0; at < a.length; at += 1) sum += (a[at] ?? 0) * (b[at] ?? 0)
  return sum
}
