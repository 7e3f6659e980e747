/** One scale for every vector: one component of this model's unit vectors lies near 0.4, the others far below. */
const SCALE = 254

export function toBytes(vector: Float32Array): Int8Array {
  let squares = 0
  for (const value of vector) squares += value * value
  const factor = SCALE / (Math.sqrt(squares) || 1)
  return Int8Array.from(vector, (value) => Math.max(-127, Math.min(127, Math.round(value * factor))))
}

export function cosine(a: ArrayLike<number>, b: ArrayLike<number>): number {
  let dot = 0
  let squaresA = 0
  let squaresB = 0
  for (let at = 0; at < a.length; at += 1) {
    const [x, y] = [a[at] as number, b[at] as number]
    dot += x * y
    squaresA += x * x
    squaresB += y * y
  }
  return dot / (Math.sqrt(squaresA * squaresB) || 1)
}

/** Unrelated texts still score 0.8: only what differs from the person's own average says something. */
export function centred(vectors: ArrayLike<number>[]): Float32Array[] {
  const dimensions = vectors[0]?.length ?? 0
  const mean = new Float32Array(dimensions)
  for (const vector of vectors)
    for (let at = 0; at < dimensions; at += 1)
      mean[at] = (mean[at] as number) + (vector[at] as number) / vectors.length
  return vectors.map((vector) => Float32Array.from(mean, (average, at) => (vector[at] as number) - average))
}
