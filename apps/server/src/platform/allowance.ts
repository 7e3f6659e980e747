export type Allowance = ReturnType<typeof allowance>

/** So much time for several pieces of work together; what they take is taken off it. */
export function allowance(ms: number) {
  let left = ms
  return {
    left: () => Math.max(0, left),
    async spend<T>(work: () => Promise<T>): Promise<T> {
      const began = performance.now()
      try {
        return await work()
      } finally {
        left -= performance.now() - began
      }
    },
  }
}
