import { isCount, type Meant, placeOf } from './meant.ts'
import { isOccasion } from './occasions.ts'
import { isThingToHave } from './one-of.ts'

/** “cigs at 8, 11 and 2”, “Gassi um 7, 13 und 21 Uhr”: when is said, and by that how often. */

const AT = '(?:at|around|about|um|gegen|so um|a las?|sobre las?|las)'
const TIME = "\\d{1,2}(?:[:.h][0-5]\\d)?(?: ?(?:[ap]\\.?m\\.?|uhr|h|hrs|o['’]clock)(?!\\p{L}))?"
const MARKED =
  "\\d{1,2}(?:[:.h][0-5]\\d(?: ?(?:[ap]m|uhr|h)(?!\\p{L}))?| ?(?:[ap]m|uhr|o['’]clock)(?!\\p{L}))"
const JOINT = `(?: ?, ?(?:and |y |und )?| and | y | und | & )(?:then |luego |dann |again |nochmal )?(?:${AT} )?`
const ENDS = '(?=\\s*(?:$|[.;!?)\\n](?!\\d)|,\\s*\\p{L}))'
const TIMES = new RegExp(
  `(?<![\\p{L}\\d])(?:${AT} ${TIME}(?:${JOINT}${TIME})+|${MARKED}(?:${JOINT}${MARKED})+)${ENDS}`,
  'giu',
)
const SPLIT = new RegExp(JOINT, 'iu')
const PIECE = /[.;!?\n](?=\s|$)|,(?!\d)/u

const COUNTED = new Set(['count:cup', 'count:glass', 'count:cigarette'])
const mayBeAt = (meant: Meant) =>
  isCount(meant) &&
  (COUNTED.has(meant.dimension ?? '') || isOccasion(meant) || isThingToHave(meant.feature.unit ?? ''))
const latest = 24
const isTime = (time: string) => Number.parseInt(time.replace(/^\D+/u, ''), 10) <= latest

export const withListedTimes = (text: string, meants: readonly Meant[]) =>
  text.replace(TIMES, (whole, ...rest: unknown[]) => {
    const at = Number(rest.findLast((one) => typeof one === 'number'))
    const before = text.slice(0, at).split(PIECE).at(-1) ?? ''
    const named = meants.filter((meant) => placeOf(meant, before))
    const times = whole.split(SPLIT)
    const [owner, ...more] = named
    return owner && more.length === 0 && mayBeAt(owner) && !/\d/.test(before) && times.every(isTime)
      ? `${times.length}`
      : whole
  })
