import { isNamed, type Meant } from './meant.ts'

/** “Pille ✓ Wasser 8 Vokabeln –”: in a row of names a dash in place of a number says nothing; before one it is a colon. */

const WORD = "\\p{L}[\\p{L}'’-]*"
// Asked for a letter first: what goes back over a row of spaces is then looked for once, not at each of them.
const BEGINS = '(?=\\p{L})(?<=^|[,;|\\n/✓✔✅❌]\\s*|\\d ?(?:\\p{L}{1,4} )?\\s*)'
const ENDS = '(?=\\s*(?:$|[,;|\\n/]))'
const EMPTY = new RegExp(`${BEGINS}(${WORD})(?: (${WORD}))?:?\\s+[-–—]+${ENDS}`, 'gu')
const EMPTY_BEFORE_NAME = new RegExp(`${BEGINS}(${WORD})(?: (${WORD}))?:? [-–—]+ (?=(${WORD}):? \\d)`, 'gu')
const INSTEAD_OF_A_COLON = new RegExp(`(?<![\\p{L}'’-])(${WORD}) [-–—] (?=\\d)`, 'gu')

export function withoutEmptyCells(note: string, meants: readonly Meant[]): string {
  const isName = (word: string | undefined) => word && meants.some((meant) => isNamed(meant, word))
  const emptied = (whole: string, one?: string, two?: string) => (isName(one) || isName(two) ? ', ' : whole)
  return note
    .replace(EMPTY, emptied)
    .replace(EMPTY_BEFORE_NAME, (whole, one?: string, two?: string, next?: string) =>
      isName(next) ? emptied(whole, one, two) : whole,
    )
    .replace(INSTEAD_OF_A_COLON, (whole, name: string) => (isName(name) ? `${name}: ` : whole))
}
