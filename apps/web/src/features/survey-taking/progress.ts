/** How far along the question at this index is, in percent. */
export const percentComplete = (index: number, count: number): number =>
  count === 0 ? 0 : Math.round(((index + 1) / count) * 100)
