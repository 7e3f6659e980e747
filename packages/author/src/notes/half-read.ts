import type { Clause } from './clauses.ts'
import { TIME_WORDS } from './elsewhere.ts'
import { isKnownWord } from './forms.ts'
import { isCount, isLevel, isNamed, type Meant, placeOf } from './meant.ts'
import type { Reader } from './reader.ts'

/** A sum with a part that cannot be read is not read half: “dos tintos y un perico”. */

const CONSUMED = ['coffee', 'tea', 'beer', 'wine', 'alcohol', 'fruit', 'soda', 'sweets', 'smoke']
const isConsumed = (meant: Meant) => isCount(meant) && CONSUMED.some((concept) => isNamed(meant, concept))
/** One or so many of a thing, and no more. */
const SO_MANY =
  /^(?:(?:then|after|later|luego|después|danach|dann) )?(?:\+?\d{1,2}|an?|una?|eine?n?) (\p{L}{3,})(?: \p{L}{3,})?$/iu

const PREPOSITION =
  /^(?:with|after|before|during|from|more|each|again|total|vorm|nach|beim|zum|mit|mehr|danach|jeweils|con|por|para|tras|más|después|antes|cada|than|kilometres?|hours?|minutes?|day|week|día|tag|natter|chat|chinwag|gossip|catch-?up|laugh|giggle|cry|hug|shower|bath|nap|rest|walk|stroll|drive|film|movie|book|charla|rato|ratito|siesta|abrazo|ducha|paseo|peli|plausch|ratsch|schwatz|bad|dusche|film|spaziergang|buch)$/iu

/** The parts beside what was read that may be more of it. */
export function doubtHalfRead(clauses: readonly Clause[], reader: Reader) {
  for (const [at, { text }] of clauses.entries()) {
    const owner = reader.meants.find(
      (meant) =>
        isConsumed(meant) &&
        placeOf(meant, text, true) &&
        SO_MANY.test(text) &&
        text.search(reader.quantity) < 0,
    )
    if (!owner || !reader.found.get(owner.feature.id)?.isSettled) continue
    const beside = [clauses[at - 1], clauses[at + 1]].filter((one) => one !== undefined)
    if (beside.some((one) => isUnread(one.text, reader))) reader.doubt(owner)
  }
}

function isUnread(text: string, reader: Reader): boolean {
  const thing = SO_MANY.exec(text)?.[1]?.toLowerCase()
  return (
    thing !== undefined &&
    !isKnownWord(thing) &&
    !PREPOSITION.test(thing) &&
    thing.replace(TIME_WORDS, '') !== '' &&
    text.search(reader.quantity) < 0 &&
    !reader.meants.some((meant) => placeOf(meant, text, true))
  )
}

/** “…, 45 lol”: it may be more of what was read. */
const BARE =
  /^\+?\d[\d.]*(?![\d.:/%]| ?[%°])(?=\s*$|\s*[,;)]|\s+(?:lol|haha|jaja|at|in|on|after|before|with|from|for|im|in|beim|bei|nach|vor|auf|mit|am|en|por|con|después|antes|tras|al|steht|stand|says|more|más|mehr)(?!\p{L}))/iu

export function isMoreUnread(text: string, { last, found }: Reader): boolean {
  if (!last || isLevel(last) || found.get(last.feature.id)?.value === 0) return false
  return BARE.test(text) && Number.parseFloat(text) !== found.get(last.feature.id)?.value
}
