import { INTERFACE } from '#lib/interface-language.ts'
import type { Receipt, ReceiptSource } from './blocks.ts'

export const longDate = (iso: string) =>
  new Intl.DateTimeFormat(INTERFACE, { dateStyle: 'long' }).format(new Date(iso))

const monthName = (iso: string) =>
  new Intl.DateTimeFormat(INTERFACE, { month: 'long', year: 'numeric' }).format(new Date(iso))

/** When and where a post was written; for an answer, what was asked and in which survey. */
export function originOf({ at, place, answerTo }: ReceiptSource): string {
  const first = answerTo ?? (at ? longDate(at) : 'Undated')
  return place ? `${first} · ${place}` : first
}

const counted = (count: number, one: string, more: string) =>
  `${new Intl.NumberFormat(INTERFACE).format(count)} ${count === 1 ? one : more}`

/** "22 posts, January 2010 to May 2020, and 9 answers". */
export function restingOn(receipts: readonly Receipt[]): string {
  const posts = receipts.filter(({ source }) => source.answerTo === undefined)
  const answers = receipts.length - posts.length
  const parts = [
    ...(posts.length > 0 ? [spanOf(posts.map(({ source }) => source))] : []),
    ...(answers > 0 ? [counted(answers, 'answer', 'answers')] : []),
  ]
  return parts.join(', and ')
}

/** "22 posts, January 2010 to May 2020". */
export function spanOf(sources: readonly { at: string | null }[]): string {
  const dates = sources.flatMap(({ at }) => at ?? []).sort()
  const count = counted(sources.length, 'post', 'posts')
  const [first, last] = [dates[0], dates.at(-1)]
  if (!first || !last) return count
  const [from, to] = [monthName(first), monthName(last)]
  return from === to ? `${count}, ${from}` : `${count}, ${from} to ${to}`
}
