import { numberOf } from '@youzine/words'
import { saysColour, saysMoney, saysSize } from '../amounts.ts'
import type { Passage } from '../find.ts'
import { isPlannedIn } from '../plans.ts'
import type { AskedKind } from '../question-words.ts'
import { weighed } from '../weigh.ts'
import { type Asked, evidence, type Reply, tellsDeed } from './asked.ts'
import { namesSomebody } from './likely.ts'
import { isMissed } from './missed.ts'
import { IN_NAMED } from './story.ts'
import { REASON } from './why.ts'

/** Measured: where a post is so near, and so far ahead of the next, it is the one that is meant. */
const ENOUGH_IN_ALL = 1
const FAR_AHEAD = 0.3
const MUCH_ALIKE = 3

/** By words and meaning together one post is far ahead of all others, and has the kind of thing that is asked for. */
export function standsAlone(asked: Asked): Reply | null {
  const { question, near } = asked
  const { isFirst, isLast, isMost, isLeast } = question.degree
  const says = SAYS[question.kind]
  if (!says || isFirst || isLast || isMost || isLeast || question.asksTender || isMissed(asked)) return null
  const [best, next] = weighed(asked)
  if (!best || best.post.day === null || best.sum < ENOUGH_IN_ALL || !says(best, asked)) return null
  const isAhead = best.sum - (next?.sum ?? 0) >= FAR_AHEAD && (near.get(best.post.id) ?? 0) >= MUCH_ALIKE
  const isTold =
    tellsDeed(best, question.terms) &&
    question.terms.every((t) => !t.person || best.at.has(t)) &&
    !isPlannedIn(best, question.terms) &&
    !/[?]["”’»]?$/.test(best.sentence.text)
  return isAhead && isTold ? { text: evidence(asked, best), posts: [best.post.id] } : null
}

const OLDEST = 120
const hasAge = ({ post }: Passage): boolean =>
  post.tokens.some((t) => {
    const value = numberOf(t.key, post.language)
    return value !== null && value > 0 && value < OLDEST
  })

const SAYS: Partial<Record<AskedKind, (passage: Passage, asked: Asked) => boolean>> = {
  when: () => true,
  'said-about': () => true,
  where: ({ post }) => post.place !== null || (post.language !== 'de' && IN_NAMED.test(post.text)),
  who: namesSomebody,
  'with-whom': namesSomebody,
  why: ({ sentence }) => REASON.test(sentence.text),
  colour: ({ post }) => saysColour(post.text),
  'how-much': ({ post }) => saysMoney(post.text),
  'how-big': ({ post }, { question }) => saysSize(question.text, post.text, post.language),
  'how-old': hasAge,
}
