import type { Nearness } from './findings/threads.ts'
import { hash } from './seeded.ts'

type Vectors = (postId: number) => Int8Array | undefined

/**
 * Unrelated texts of one person still point the same way, so vectors are centred on the person and a
 * pair is judged by its rank among this person's own pairs, never by an absolute number.
 */
export function nearnessOf(ids: readonly number[], vectors: Vectors | undefined): Nearness {
  if (!vectors) return () => null
  const have = ids.filter((id) => vectors(id))
  const size = vectors(have[0] ?? -1)?.length
  if (have.length < 12 || !size) return () => null
  const mean = new Float64Array(size)
  for (const id of have) {
    const v = vectors(id) as Int8Array
    for (let i = 0; i < size; i++) mean[i] = (mean[i] as number) + (v[i] as number) / have.length
  }
  const cosine = (a: number, b: number): number | null => {
    const x = vectors(a)
    const y = vectors(b)
    if (!x || !y) return null
    let dot = 0
    let xx = 0
    let yy = 0
    for (let i = 0; i < size; i++) {
      const p = (x[i] as number) - (mean[i] as number)
      const q = (y[i] as number) - (mean[i] as number)
      dot += p * q
      xx += p * p
      yy += q * q
    }
    return dot / Math.sqrt(xx * yy || 1)
  }
  const sample: number[] = []
  const pairs = Math.min(8000, (have.length * (have.length - 1)) / 2)
  for (let k = 0; k < pairs; k++) {
    const a = have[hash(`a${k}`) % have.length] as number
    const b = have[hash(`b${k}`) % have.length] as number
    if (a !== b) sample.push(cosine(a, b) as number)
  }
  sample.sort((a, b) => a - b)
  return (a, b) => {
    const c = cosine(a, b)
    if (c === null) return null
    let low = 0
    let high = sample.length
    while (low < high) {
      const mid = (low + high) >> 1
      if ((sample[mid] as number) < c) low = mid + 1
      else high = mid
    }
    return low / Math.max(1, sample.length)
  }
}
