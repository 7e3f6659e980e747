/** Variation without chance: the same words in give the same order out. */

export function hash(text: string): number {
  let h = 2166136261
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619)
  h ^= h >>> 15
  h = Math.imul(h, 0x2c1b3c6d)
  h ^= h >>> 12
  return h >>> 0
}

export function byHash<T>(items: readonly T[], seed: string, key: (item: T, index: number) => string): T[] {
  return items
    .map((item, index) => ({ item, index, h: hash(`${seed}|${key(item, index)}`) }))
    .sort((a, b) => a.h - b.h || a.index - b.index)
    .map((x) => x.item)
}

/** Code-point order: locale collation differs between machines. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
