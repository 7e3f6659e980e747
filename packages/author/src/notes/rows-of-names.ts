import { isNamed, type Meant, placeOf } from './meant.ts'

const NUMBER = /^[£€$]?\d(?:[\d.,]*\d)?(?:\p{L}{0,3}|[£€$])$/u
const bare = (word: string) => word.replace(/[^\p{L}\p{N}-]+$/u, '')

/** “weight 68.4 steps 9200”: a name and its number, again and again, with nothing between them. */
const nameOf = (word: string, meants: readonly Meant[]) =>
  meants.find((meant) => isNamed(meant, word)) ?? meants.find((meant) => placeOf(meant, word, true)) ?? null

const YES_OR_NO = /^(?:ja|nein|yes|no|sí|si|done|ok|✓|✔|✅|❌|[–—-])$/iu
export function withRowsOfNames(note: string, meants: readonly Meant[]): string {
  const words = note.split(' ')
  const whose = words.map((word) => nameOf(bare(word), meants))
  const isNumber = (at: number) => NUMBER.test(words[at] ?? '')
  const isSaid = (at: number) => isNumber(at) || YES_OR_NO.test(words[at] ?? '')
  /** “Vitamin D ja”: a name, and what is said of it. */
  const isEntry = (at: number) => {
    const rest = whose[at]?.feature.title.toLowerCase().split(' ') ?? []
    const end = rest.includes(bare(words[at + 1] ?? '').toLowerCase()) ? at + 2 : at + 1
    return isSaid(end)
  }
  return words
    .map((word, at) => {
      const [before, after] = [whose[at - 1], whose[at + 1]]
      const isJoined = /[\p{L}:]$/u.test(words[at - 1] ?? '')
      const isOther = after && before !== after && isEntry(at + 1)
      const isBetween = isNumber(at) && isJoined && before && isOther
      const isTicked =
        YES_OR_NO.test(word) && isJoined && isOther && (before !== null || !/^no$/iu.test(word))
      return isBetween || (isTicked && !/^[–—-]$/u.test(word)) ? `${word},` : word
    })
    .join(' ')
}
