/** First, last, and as many in between as asked for, evenly. */
export function spread<T>(list: readonly T[], keep: number): T[] {
  if (list.length <= keep) return [...list]
  return Array.from({ length: keep }, (_, i) => list[Math.round((i * (list.length - 1)) / (keep - 1))] as T)
}
