import { add } from './adding.ts'
import { IN_UNITS, LONG_STATEMENT, moreAnswers, way } from './answering.ts'
import { BEFORE_IT, drop } from './dropping.ts'
import { fewer } from './fewer.ts'
import { follow, type Outcome } from './follow.ts'
import { soften } from './left-free.ts'
import { FOR_THESE, listed, listSaid } from './listing.ts'
import { sentencesOf, wishesIn, withoutLead, withoutReason, withoutTail } from './message.ts'
import { EASY, order } from './moving.ts'
import { isOfAPerson } from './new-question.ts'
import type { Order, Standing } from './order.ts'
import { ADDED, withoutVerb } from './said-to-add.ts'
import { isAside } from './small-talk.ts'
import { AT_START } from './spot.ts'
import { OPTIONAL, waySaid } from './way-said.ts'
import { currency, exchange, friendlier, plainer, unclear } from './wording.ts'

const BY_NUMBER =
  /(?<![\d:.])\d{1,2}(?![\d:]|\.\d|\s?(?:yr|years?|am|pm|uhr|min|€|£|euro|%|-|–))|(?<!\p{L})(?:first|second|third|fourth|fifth|last|erste\p{L}?|zweite\p{L}?|dritte\p{L}?|vierte\p{L}?|letzte\p{L}?|primera|segunda|tercera|cuarta|última)(?!\p{L})/iu
const ONE_OF_THEM = new RegExp(`${BY_NUMBER.source}|["“„«]`, 'iu')
const TO_ONE_AGE = /(?<!\p{L})(?:kids|children|niñ[oa]s|kinder)(?!\p{L})/iu
const OF_A_LIST =
  /(?<!\p{L})(?:list|options?|choices?|tick\p{L}*(?: ?box\p{L}*)?|pick|rank|drop-?down|desplegable|auswahlliste|casillas|opciones|auswahl|kästchen)[^:–—]{0,24}[:–—]/iu
const EVERYWHERE = /(?<!\p{L})(?:everywhere|überall|all questions|en todas|throughout)(?!\p{L})/iu
const ANYTHING =
  /(?<!\p{L})(?:rather not|anything (?:about|that|which|on)|cualquier cosa|alles,? was|says? no)(?!\p{L})/iu
const INFINITIVE = /(?:(?:sobre|de)\s\p{L}*(?:ar|er|ir)|(?:about|on)\s\p{L}{3,}ing)\s/iu
const LIKE_WHAT = /(?:like|such as|como|wie)\s(?:what|how|who|whether|was|ob|qué|si)\s/iu
const IN_ORDER_SAID = /(?<!\p{L})(?:drag|sort(?:able)?|ordenar|sortieren|ranked)(?!\p{L})/iu
const TWO_WAYS = /[,\s](?:and )?then\s/iu

const whenever =
  (is: (text: string, at: Standing) => boolean, order: Order): Order =>
  (text, at) =>
    is(text, at) ? order(text, at) : null

const isAddedOddly = (text: string): boolean => {
  if (!ADDED.some((one) => one.test(text)) || BY_NUMBER.test(withoutReason(text)) || listSaid(text))
    return false
  const body = withoutVerb(withoutReason(text))
  return (
    withoutReason(text) !== text ||
    isOfAPerson(body) ||
    (OPTIONAL.test(text) && !/(?<!\p{L})say(?!\p{L})/iu.test(text)) ||
    LIKE_WHAT.test(text) ||
    INFINITIVE.test(text) ||
    /,\s(?:scale|yes ?\/ ?no|skala|escala|ja ?\/ ?nein|s[ií] ?\/ ?no)$/iu.test(text)
  )
}
const isAllInMinutes = (text: string, at: Standing): boolean => {
  const unit = IN_UNITS.exec(text)?.[1]?.slice(0, 5).toLowerCase()
  return (
    unit !== undefined && at.questions.some(({ question_text }) => question_text.toLowerCase().includes(unit))
  )
}
/** “make the smell one a scale” */
const isCalledOne = (text: string) =>
  /^(?:make|turn|change|let|have)\s(?:the\s)?.{3,30}\s(?:one|question)\s(?:be |into |to )?an?\s(?:scale|rating|ranking|choice|date)/iu.test(
    text,
  ) && !BY_NUMBER.test(text)
const isLongStatement = (text: string) =>
  waySaid(text)?.way === 'boolean' &&
  text.split(/\s+/u).length > LONG_STATEMENT + 2 &&
  !/[:?"“„«]/u.test(text) &&
  !BY_NUMBER.test(text)

/** What cannot have been meant otherwise, however it is said. */
const SURE: readonly Order[] = [
  whenever((text) => BEFORE_IT.test(text) && !BY_NUMBER.test(text), drop),
  whenever((text) => /["“„«].+["”“»]/u.test(text), soften),
  whenever((text) => !EVERYWHERE.test(text), exchange),
  currency,
  moreAnswers,
  whenever((text) => !ONE_OF_THEM.test(text) && wishesIn(text).length === 1, plainer),
  fewer,
  whenever(
    (text) => EASY.test(text) && AT_START.test(text) && !BY_NUMBER.test(text.replace(AT_START, '')),
    order,
  ),
  whenever((text) => ONE_OF_THEM.test(text), unclear),
  whenever(
    (text) =>
      (OF_A_LIST.test(text) &&
        !ADDED.some((one) => one.test(text)) &&
        !BY_NUMBER.test(text.replace(/[:–—].*$/su, ''))) ||
      FOR_THESE.test(text),
    listed,
  ),
  whenever((text) => ANYTHING.test(text) && !BY_NUMBER.test(text), drop),
  whenever(isAddedOddly, add),
  whenever(
    (text, at) =>
      isLongStatement(text) ||
      isCalledOne(text) ||
      isAllInMinutes(text, at) ||
      (IN_ORDER_SAID.test(text) && !BY_NUMBER.test(text)),
    way,
  ),
  whenever(
    (text) => (!ONE_OF_THEM.test(text) || /talks? like/iu.test(text)) && !TO_ONE_AGE.test(text),
    friendlier,
  ),
]

/** A message that is surely such a wish; null for any other. */
export function followSurely(message: string, at: Standing): Outcome | null {
  const text = withoutTail(withoutLead(message))
  if (TWO_WAYS.test(text) && waySaid(text.split(TWO_WAYS)[0] ?? '') && waySaid(text.split(TWO_WAYS)[1] ?? ''))
    return follow(message, at)
  for (const one of SURE) {
    const done = one(text, at)
    if (done) return { ...done, left: [] }
  }
  const all = sentencesOf(message)
  if ((all.length > 1 || wishesIn(message).length > 1) && !BY_NUMBER.test(message)) {
    const parts = all.flatMap(wishesIn)
    const isAny = parts.some((part) => SURE.some((one) => one(withoutTail(withoutLead(part)), at) !== null))
    if (isAny && parts.length <= MOST_PARTS) {
      const outcome = follow(message, at)
      if (outcome?.left.every((part) => isAside(part) && part.length <= LONGEST_ASIDE)) return outcome
    }
  }
  return null
}
const MOST_PARTS = 3
const LONGEST_ASIDE = 60
