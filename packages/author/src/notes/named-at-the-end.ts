import type { Clause } from './clauses.ts'
import { isLevel, type Meant, placeOf } from './meant.ts'
import { FIGURE } from './numbers.ts'
import type { Reader } from './reader.ts'
import { unitOf } from './units.ts'

/** “20 min de cinta + 30 de pesas en el gym”, “half an hour weights, 20 min core, all gym”: the name of what the parts are
 * of stands at the end, and is said at the beginning, where a list has it. */

const AT_THE_END =
  /(?<!\p{L})(?:(?:all|all of it|todo|alles)(?: (?:in|at|for|en|im|beim|de))?(?: (?:the|el|la|das|the))?|(?:en|at|in) (?:el|la|the)|im|beim) \p{L}[\p{L}-]*$/iu
const AMOUNT = new RegExp(`(?<![\\d.:/\\p{L}])\\+?(${FIGURE})(?![\\d.:/]) ?(\\p{L}+)`, 'u')
const OF_SOMETHING = new RegExp(`^\\+?${FIGURE} ?(?:\\p{L}+ )?(?:of|de) \\p{L}`, 'iu')

const namedIn = (text: string, { meants }: Reader) => meants.filter((meant) => placeOf(meant, text))

/** What is named at the end of a clause that has come to an end with it. */
function ownerAtTheEnd(text: string, reader: Reader): Meant | null {
  const [owner, ...others] = AT_THE_END.test(text) ? namedIn(text, reader) : []
  return owner?.feature.unit && others.length === 0 && !isLevel(owner) ? owner : null
}

function isPartOf(owner: Meant, text: string, reader: Reader): boolean {
  const unit = AMOUNT.exec(text)?.[2]
  return (
    unit !== undefined &&
    unitOf(unit).dimension === owner.dimension &&
    namedIn(text, reader).every((one) => one === owner)
  )
}

export function withNameAhead(clauses: readonly Clause[], reader: Reader): Clause[] {
  const end = clauses.findIndex(({ text }, at) => at > 0 && ownerAtTheEnd(text, reader) !== null)
  const owner = ownerAtTheEnd(clauses[end]?.text ?? '', reader)
  const last = clauses[end]
  if (!owner || !last) return [...clauses]
  const isAll = /^(?:all|todo|alles)(?!\p{L})/iu.test(last.text)
  const isListed = isAll || (last.isAdded && OF_SOMETHING.test(last.text))
  let first = end
  while (first > 0 && isPartOf(owner, clauses[first - 1]?.text ?? '', reader)) first--
  if (!isListed || first === end || (isAll && end - first < 2)) return [...clauses]
  return clauses.map((clause, at) =>
    at === first ? { ...clause, text: `${owner.feature.title}: ${clause.text}` } : clause,
  )
}
