import { MONTHS, type Token, WEEKDAYS } from '@youzine/words'
import { isFunction, isLed, type Told } from './told.ts'
import { isVerbForm } from './verb-forms.ts'

export const WHERE = new Set(
  'in at outside inside near into around off from through opposite en desde afuera dentro hasta hacia im am beim zum zur vom vor aus nach'.split(
    ' ',
  ),
)

const DOERS = new Set(
  "i we you he she they it who to can can't cannot could will would won't i'll we'll you'll he'll she'll they'll don't didn't doesn't let's yo tu ella ellos ellas quien no se me te nos les ya".split(
    ' ',
  ),
)

/** After somebody who does it, or in a form that only verbs have: “held”, “planted”. */
export function isDone(post: Told, at: number): boolean {
  const lead = post.tokens[at - 1]
  if (post.language === 'en' && isVerbForm((post.tokens[at] as Token).key) && !isLed(post, at)) return true
  return lead !== undefined && lead.sentence === post.tokens[at]?.sentence && DOERS.has(lead.key)
}

/** “In the workshop”, “outside the arch”, “in Bristol”. */
export function isWhere(post: Told, at: number): boolean {
  for (let i = at - 1; i >= at - 2 && i >= 0; i--) {
    const lead = post.tokens[i] as Token
    if (lead.sentence !== post.tokens[at]?.sentence) return false
    if (WHERE.has(lead.key)) return true
    if (!isFunction(post, i)) return false
  }
  return false
}

/** “Glucose 214”, “Tablet. Mum’s recipe”, “jar: £61”: the first word of a post, with a figure or a stop behind it. */
function isHeading(post: Told, at: number): boolean {
  const next = post.tokens[1]
  if (at !== 0 || !next) return false
  return /^\d/.test(next.key) || !/^ ?$/.test(post.text.slice((post.tokens[0] as Token).to, next.from))
}

export const isDate = (word: string) => WEEKDAYS.has(word) || MONTHS.has(word)

/** Spoken of as a thing: “the barrow”, “a lemon cardigan”, “Glucose 214”. */
export function isThing(post: Told, at: number): boolean {
  if (isHeading(post, at)) return true
  // “Die lange Leiter”: what has no capital is no noun.
  if (post.language === 'de') return (post.tokens[at] as Token).isCapital
  if (isLed(post, at)) return true
  const lead = post.tokens[at - 1]
  const isDescribed =
    post.language === 'en' &&
    lead?.sentence === post.tokens[at]?.sentence &&
    post.text.slice(lead?.to, post.tokens[at]?.from) === ' '
  return isDescribed && isLed(post, at - 1) && endsPhrase(post, at)
}

/** Who is called by a thing: the custard boy, the flask man. */
const CALLED = new Set(
  'boy girl man woman lady lad lass laddie lassie guy bloke kid one person couple people'.split(' '),
)

/** The greenhouse, but not the ginger of a ginger cat. */
export function endsPhrase(post: Told, at: number): boolean {
  const token = post.tokens[at] as Token
  const next = post.tokens[at + 1]
  if (!next || next.sentence !== token.sentence || next.from - token.to > 1) return true
  return isFunction(post, at + 1) || CALLED.has(next.key) || /^\d/.test(next.key) || post.language === 'es'
}

const NAMING =
  /(?<!\p{L})(?:names?|named|called?|calls|calling|christened|llama|llamamos|nombre|puse|pusimos|pusieron|heißt|genannt|getauft|nennen|nenne)(?!\p{L})[^.!?\n]{0,24}$/iu

/** A word with a capital that is given to somebody or something. */
export function isChristened(post: Told, at: number): boolean {
  const token = post.tokens[at] as Token
  if (!token.isCapital || token.isOpening || post.language === 'de') return false
  return NAMING.test(post.text.slice(Math.max(0, token.from - 40), token.from))
}
