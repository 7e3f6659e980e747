export const longDate = (iso: string) =>
  new Intl.DateTimeFormat(undefined, { dateStyle: 'long' }).format(new Date(iso))

const monthName = (iso: string) =>
  new Intl.DateTimeFormat(undefined, { month: 'long', year: 'numeric' }).format(new Date(iso))

/** "22 posts, January 2010 to May 2020". */
export function spanOf(sources: readonly { at: string | null }[]): string {
  const dates = sources.flatMap(({ at }) => at ?? []).sort()
  const count = `${new Intl.NumberFormat().format(sources.length)} ${sources.length === 1 ? 'post' : 'posts'}`
  const [first, last] = [dates[0], dates.at(-1)]
  if (!first || !last) return count
  const [from, to] = [monthName(first), monthName(last)]
  return from === to ? `${count}, ${from}` : `${count}, ${from} to ${to}`
}
