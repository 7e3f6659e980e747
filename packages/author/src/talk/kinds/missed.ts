import type { Shelved } from '../library.ts'
import { type Asked, evidence, type Reply, weighty } from './asked.ts'

const MISSED =
  /(?<!\p{L})(?:miss(?:ed)?|skip(?:ped)?|not|(?:did|was|were|could|had)n['’]t|no hubo|no (?:se )?(?:hicimos|hizo|fuimos|celebr\p{L}+)|falt(?:é|amos|ó)|nicht|kein\p{L}*|ausgefallen)(?!\p{L})/iu
const NO = new Set('no not without sin ohne kein keine keinen nicht'.split(' '))
const CALLED_OFF =
  /(?<!\p{L})(?:cancel\p{L}*|suspend\p{L}*|covid|lockdown|abgesagt|ausgefallen|called off)(?!\p{L})/iu
const MOST_OF_IT = 0.6
const JUST_BEFORE = 2

const isBesideNo = (post: Shelved, spot: number): boolean =>
  post.tokens.slice(Math.max(0, spot - JUST_BEFORE), spot).some((t) => NO.has(t.key))

export const isMissed = ({ question }: Asked): boolean => MISSED.test(question.text)

/** "Which year did we miss it?": the post that says no, or why not, beside the thing itself. */
export function missed(asked: Asked): Reply | null {
  const terms = weighty(asked.question.terms).filter((t) => !t.isDeed && !MISSED.test(t.label))
  const found = asked.passages.find(
    ({ post, sentence, at, coverage }) =>
      coverage >= MOST_OF_IT &&
      post.day !== null &&
      terms.some((t) => at.get(t)?.some((spot) => isBesideNo(post, spot) || CALLED_OFF.test(sentence.text))),
  )
  return found ? { text: evidence(asked, found), posts: [found.post.id] } : null
}
