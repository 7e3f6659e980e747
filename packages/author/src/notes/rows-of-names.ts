import { isNamed, type Meant } from './meant.ts'

const NUMBER = /^[£€$]?\d(?:[\d.,]*\d)?(?:\p{L}{0,3}|[£€$])$/u
const bare = (word: string) => word.replace(/[^\p{L}\p{N}-]+$/u, '')

/** “weight 68.4 steps 9200”: a name and its number, again and again, with nothing between them. */
export function withRowsOfNames(note: string, meants: readonly Meant[]): string {
  const words = note.split(' ')
  const whose = words.map((word) => meants.find((meant) => isNamed(meant, bare(word))) ?? null)
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
