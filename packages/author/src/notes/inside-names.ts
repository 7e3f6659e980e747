import { titleWords } from './forms.ts'
import { type Meant, placeOf } from './meant.ts'
import type { Reader } from './reader.ts'

/** “Blood pressure tablets” are no blood pressure. */
export const isPartOf = (meant: Meant, named: readonly Meant[], part: string) =>
  named.some(
    (other) =>
      other !== meant &&
      (isNamedWhole(meant, other, part) ||
        (other.feature.title
          .toLowerCase()
          .startsWith(`${meant.feature.title.toLowerCase().replace(/ \(.*/, '')} `) &&
          part.toLowerCase().includes(other.feature.title.toLowerCase()))),
  )

/** “Baby sleep 9” says nothing of “My sleep”. */
function isNamedWhole(meant: Meant, other: Meant, part: string): boolean {
  const [own, others] = [titleWords(meant.feature.title), titleWords(other.feature.title)]
  const said = new Set(part.toLowerCase().match(/\p{L}+/gu) ?? [])
  return (
    own.length > 0 &&
    others.length > own.length &&
    own.every((word) => others.includes(word)) &&
    others.every((word) => said.has(word)) &&
    !said.has(meant.feature.title.toLowerCase())
  )
}

/** “a no-spend day” is the name of a feature, and says nothing of another. */
export const isInsideName = (meant: Meant, part: string, { meants }: Reader) =>
  /^no-\p{L}/iu.test(part.slice(placeOf(meant, part)?.from)) &&
  meants.some((other) => other.isAbstinence && placeOf(other, part))
