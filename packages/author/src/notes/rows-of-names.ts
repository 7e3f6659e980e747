import { isNamed, type Meant, placeOf } from './meant.ts'

const NUMBER = /^[£€$]?\d(?:[\d.,]*\d)?(?:\p{L}{0,3}|[£€$])$/u
const bare = (word: string) => word.replace(/[^\p{L}\p{N}-]+$/u, '')

/** “weight 68.4 steps 9200”: a name and its number, again and again, with nothing between them. */
const nameOf = (word: string, meants: readonly Meant[]) =>
  meants.find((meant) => isNamed(meant, word)) ?? meants.find((meant) => placeOf(meant, word, true)) ?? null

export function withRowsOfNames(note: string, meants: readonly Meant[]): string {
  const words = note.split(' ')
  const whose = words.map((word) => nameOf(bare(word), meants))
  const isNumber = (at: number) => NUMBER.test(words[at] ?? '')
  return words
    .map((word, at) => {
      const [before, after] = [whose[at - 1], whose[at + 1]]
      const isJoined = /[\p{L}:]$/u.test(words[at - 1] ?? '')
      const isBetween = isNumber(at) && isJoined && before && after && before !== after && isNumber(at + 2)
      return isBetween ? `${word},` : word
    })
    .join(' ')
}
