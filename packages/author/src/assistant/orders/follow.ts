import { AND_THE, add } from './adding.ts'
import { moreAnswers, way } from './answering.ts'
import { BEFORE_IT, drop } from './dropping.ts'
import { fewer } from './fewer.ts'
import { optional, soften } from './left-free.ts'
import { listed } from './listing.ts'
import { sentencesOf, wishesIn, withoutLead, withoutReason, withoutTail } from './message.ts'
import { order } from './moving.ts'
import type { Followed, Order, Standing } from './order.ts'
import { pointedAt } from './pointing.ts'
import { isAside } from './small-talk.ts'
import { currency, exchange, friendlier, plainer, unclear } from './wording.ts'

const ORDERS: readonly Order[] = [
  currency,
  plainer,
  unclear,
  fewer,
  optional,
  moreAnswers,
  listed,
  add,
  way,
  order,
  soften,
  drop,
  friendlier,
]

function followOne(wish: string, at: Standing): Followed | null {
  const plain = withoutTail(withoutLead(wish))
  const bare = withoutReason(plain)
  const [first = '', ...others] = plain.split(/,\s/u)
  const head = others.length === 1 && isAside(others[0] ?? '') ? [first] : []
  for (const text of [...new Set([plain, bare, ...head])])
    for (const one of ORDERS) {
      const done = one(text, at)
      if (done) return done
    }
  return AND_THE.test(withoutTail(wish)) ? add(withoutTail(wish), at) : null
}

/** Around the name of a question, in a sentence of its own. */
const ABOUT_IT =
  /^(?:do|does|is|are|brauchen|braucht|necesitamos|hace falta)\s(?:we|you|they|wir|es|man)?\s?(?:really |wirklich )?(?:need|want|ask|have)?\s?(?:to ask )?(?:about )?/iu

const NEXT = /^(?:and )?(?:then|followed by|luego|después|dann|danach)(?!\p{L})/iu

/** What can only be understood of a whole sentence. */
const OF_THE_WHOLE: readonly Order[] = [
  (text, at) => (BEFORE_IT.test(text) ? drop(text, at) : null),
  (text, at) => (/["“„«].+["”“»]/u.test(text) ? soften(text, at) : null),
  exchange,
  fewer,
  listed,
]

export interface Outcome extends Followed {
  /** What of the message was not followed. */
  left: string[]
}

/** What a message asks for, done wish by wish; null where none of it was understood. */
export function follow(message: string, at: Standing): Outcome | null {
  let now: Followed = { questions: [...at.questions], touched: at.touched, said: [] }
  const left: string[] = []
  let mentioned: number | null = null
  const take = (done: Followed) => {
    now = { ...done, said: [...now.said, ...done.said] }
  }
  const all = OF_THE_WHOLE.reduce<Followed | null>(
    (done, one) => done ?? one(withoutTail(withoutLead(message)), at),
    null,
  )
  if (all) return { ...all, left }
  for (const sentence of sentencesOf(message)) {
    const standing = () => ({ ...at, ...now })
    const text = withoutTail(withoutLead(sentence))
    const whole = OF_THE_WHOLE.reduce<Followed | null>((done, one) => done ?? one(text, standing()), null)
    if (whole) {
      take(whole)
      continue
    }
    for (const part of wishesIn(sentence)) {
      const isNext = NEXT.test(part) && now.said.length > 0
      const done = followOne(part, { ...standing(), touched: now.touched ?? mentioned, isNext })
      if (done) take(done)
      else {
        left.push(part)
        mentioned =
          pointedAt(
            part
              .replace(ABOUT_IT, ' ')
              .replace(/[?!.,]+/gu, ' ')
              .trim(),
            now.questions,
            null,
          )[0] ?? null
      }
    }
  }
  return now.said.length > 0 ? { ...now, left } : null
}
