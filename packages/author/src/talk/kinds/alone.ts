import { isPlannedIn } from '../plans.ts'
import { weighed } from '../weigh.ts'
import { type Asked, evidence, type Reply, SURE, tellsDeed } from './asked.ts'
import { isMissed } from './missed.ts'
import { IS_PLAIN_TO_SEE, SAYS } from './says.ts'

/** Measured: where a post is so near, and so far ahead of the next, it is the one that is meant. */
const ENOUGH_IN_ALL = 1
const FAR_AHEAD = 0.3
const MUCH_ALIKE = 3

/** By words and meaning together one post is far ahead of all others, and has the kind of thing that is asked for. */
export function standsAlone(asked: Asked): Reply | null {
  const { question, near } = asked
  const { isFirst, isLast, isMost, isLeast } = question.degree
  const says = SAYS[question.kind]
  if (
    !says ||
    question.kind === 'how-long' ||
    isFirst ||
    isLast ||
    isMost ||
    isLeast ||
    question.asksTender ||
    isMissed(asked)
  )
    return null
  const isPlain = IS_PLAIN_TO_SEE.has(question.kind)
  const [best, ...others] = weighed(asked)
  const next = others.find((p) => !isPlain || says(p, asked))
  if (!best || best.post.day === null || best.sum < ENOUGH_IN_ALL || !says(best, asked)) return null
  const isAhead = best.sum - (next?.sum ?? 0) >= FAR_AHEAD && (near.get(best.post.id) ?? 0) >= MUCH_ALIKE
  const isTold =
    (tellsDeed(best, question.terms) || (isPlain && best.coverage >= SURE)) &&
    question.terms.every((t) => !t.person || best.at.has(t)) &&
    !isPlannedIn(best, question.terms) &&
    !/[?]["”’»]?$/.test(best.sentence.text)
  return isAhead && isTold ? { text: evidence(asked, best), posts: [best.post.id] } : null
}
