import { titleWords } from './forms.ts'
import type { TrackedFeature } from './model.ts'
import { unitOf } from './units.ts'

/** “Baby sleep” beside “My sleep”: who tracks the same of a child and of oneself says “she” and “me”. */

const CHILD =
  /(?<!\p{L})(?:baby|bebé|kind|kids?|niñ[oa]|peque|toddler|son|daughter|hij[oa]|sohn|tochter)(?!\p{L})/iu
const ABOUT =
  '(?:(?:maybe|about|so|like|only|just|unas|unos|como|solo|sólo|etwa|nur|vielleicht|around) ){0,2}'
const SHE = new RegExp(
  `(?<!\\p{L})(?:she|he|(?:the |das |der |die |la |el )?(?:baby|bebé|peque|kleiner?|kurzer?|nen[ea]|niñ[oa]|kid|kind|toddler|little one))(?: \\p{L}+)? (?=${ABOUT}\\d)`,
  'giu',
)
const ME = new RegExp(
  `(?<!\\p{L})(?:me|i|yo|ich|myself)(?: (?:got|slept|had|dormí|schlief|hatte))? (?=${ABOUT}\\d)`,
  'giu',
)

export function withWhose(text: string, features: readonly TrackedFeature[]): string {
  const [theirs, ...more] = features.filter(({ title, unit }) => unit && CHILD.test(title))
  if (!theirs?.unit || more.length > 0) return text
  const { dimension } = unitOf(theirs.unit)
  const words = titleWords(theirs.title)
  const mine = features.find(
    ({ title, unit }) =>
      title !== theirs.title &&
      unit &&
      unitOf(unit).dimension === dimension &&
      titleWords(title).some((word) => words.includes(word)),
  )
  if (!mine) return text
  return text.replace(SHE, `${theirs.title} `).replace(ME, `${mine.title} `)
}
