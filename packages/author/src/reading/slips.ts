/** Letters to change, add, leave out or swap; counted no further than is asked. */
export function slips(a: string, b: string, most: number): number {
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, n) => n)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const isSame = a.charAt(i - 1) === b.charAt(j - 1)
      let least = Math.min(
        (last[j] as number) + 1,
        (row[j - 1] as number) + 1,
        (last[j - 1] as number) + (isSame ? 0 : 1),
      )
      const isSwapped =
        i > 1 && j > 1 && a.charAt(i - 1) === b.charAt(j - 2) && a.charAt(i - 2) === b.charAt(j - 1)
      if (isSwapped) least = Math.min(least, (before[j - 2] as number) + 1)
      row.push(least)
    }
    if (Math.min(...row) > most) return most + 1
    before = last
    last = row
  }
  return last[b.length] as number
}
