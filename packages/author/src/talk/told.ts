import type { Passage } from './find.ts'
import { type Asked, dayIn, evidence, type Reply, sayIn, tellsDeed } from './kinds/asked.ts'
import { candidatesFor } from './kinds/candidates.ts'
import { closest } from './kinds/closest.ts'
import { neverSaid } from './kinds/count.ts'
import { asks } from './kinds/kin.ts'
import { type Likely, likeliest } from './kinds/likeliest.ts'
import { inOtherYears, spanOfMentions } from './kinds/nearest.ts'
import { SAYS } from './kinds/says.ts'
import { isOfOthers } from './kinds/when.ts'
import type { TalkAnswer } from './model.ts'
import { isPlannedIn } from './plans.ts'
import { isExact } from './question.ts'
import type { AskedKind } from './question-words.ts'
import { WITHHELD } from './rank.ts'

const MOST_NEAR = 60

export const told = (asked: Asked, reply: Reply): TalkAnswer => ({
  text: reply.text,
  posts: [...new Set(reply.posts)],
  known: true,
  language: asked.question.language,
  near: asked.passages.slice(0, MOST_NEAR).map((p) => p.post.id),
  counted: reply.isCounted ? reply.text : null,
})

const unknown = (asked: Asked, text: string, posts: number[] = []): TalkAnswer => ({
  ...told(asked, { text, posts }),
  known: false,
})

/** So probable that it is given as the answer: by itself, or together with a second post. */
const CERTAIN = 0.6
/** Enough where a kind of its own found the same. */
const OWN = 0.65
const OWN_BLIND = 0.45
/** Where only words decide. */
const CERTAIN_BLIND = 0.7
const CERTAIN_TOGETHER = 0.72
const SECOND = 0.2
/** Said to be no more than likely. */
const PERHAPS = 0.28
/** Worth showing at all. */
const NEAR = 0.06
/** Or that have so much of the question, by words and meaning together. */
const NEAR_IN_ALL = 0.4
/** Of the shares of all that come into question, whether they answer or not. */
const NEAR_OF_ALL = 0.03
const MOST_CARDS = 5
const MOST_QUOTED = 2

interface Unsettled {
  plain: Asked
  wide: Asked
  /** What a kind of its own found by the words of the question, or by words that stand near them. */
  own: Reply | null
  near: Reply | null
  /** What was found and is doubted. */
  refused: readonly number[]
  isSure(reply: Reply): boolean
}

/** What most probably answers a question, which a kind of its own may bear out; what comes nearest; or nothing. */
export function unsettled({ plain, wide, own, near: found, refused, isSure }: Unsettled): TalkAnswer {
  const named = { own: own?.posts[0], near: found?.posts[0], refused: refused[0] }
  const pool = candidatesFor(
    wide,
    Object.values(named).filter((id) => id !== undefined),
  )
  const likely = likeliest(wide, pool, named)
  const say = sayIn(wide)
  const quoted = (shown: readonly Likely[]) => shown.map((l) => evidence(wide, l.passage)).join(' ')
  const ids = (shown: readonly Likely[]) => shown.map((l) => l.passage.post.id)
  const [best] = likely
  const isBorneOut = (reply: Reply, least: number) =>
    best !== undefined && reply.posts[0] === best.passage.post.id && best.share >= least
  if (own && isBorneOut(own, wide.near.size === 0 ? OWN_BLIND : OWN)) return told(plain, own)
  if (found && isBorneOut(found, certain(wide))) return told(wide, found)
  const answer = answering(likely, wide)
  const reply = { text: quoted(answer), posts: ids(answer) }
  const isRefused = answer.some((l) => refused.includes(l.passage.post.id))
  if (answer.length > 0 && !isRefused && isSure(reply)) return told(wide, reply)
  const span = plain.question.kind === 'how-long' ? spanOfMentions(plain) : null
  if (span) return unknown(plain, span.text, span.posts)
  const elsewhen = inOtherYears(plain)
  if (elsewhen.length > 0) {
    const said = elsewhen.map((p) => evidence(plain, p)).join(' ')
    return unknown(
      plain,
      say.closest(said),
      elsewhen.map((p) => p.post.id),
    )
  }
  // Of a death nobody wants to hear another one.
  const near = asks(plain, 'die') ? [] : nearest(likely, closest(wide, pool, named))
  const [first] = near
  if (!first)
    return unknown(
      plain,
      plain.question.kind === 'how-often' && plain.question.terms.length > 0 ? neverSaid(plain) : say.unknown,
    )
  const said = quoted(near.slice(0, MOST_QUOTED))
  const days = near.slice(MOST_QUOTED).flatMap(({ passage: { post } }) => post.day ?? [])
  const also = days.length > 0 ? ` ${say.also(days.map((day) => dayIn(wide, day)))}` : ''
  const isPerhaps = (likely[0]?.share ?? 0) >= PERHAPS && first.passage === likely[0]?.passage
  return unknown(plain, `${isPerhaps ? say.perhaps(said) : say.closest(said)}${also}`, ids(near))
}

/** What perhaps answers, then what is most worth showing. */
function nearest([best, ...rest]: readonly Likely[], others: readonly Likely[]): Likely[] {
  const held = [best, ...rest].filter((l) => l !== undefined).filter(isNear)
  const perhaps = best && best.share >= PERHAPS ? held.slice(0, MOST_QUOTED) : []
  const near = [...perhaps, ...others.filter((l) => l.share >= NEAR_OF_ALL), ...held]
  const byPost = new Map(near.map((l) => [l.passage.post.id, l]).reverse() as [number, Likely][])
  return [...new Set(near.map((l) => l.passage.post.id))]
    .flatMap((id) => byPost.get(id) ?? [])
    .filter((l) => l.passage.post.tone !== 'red')
    .slice(0, MOST_CARDS)
}

const isNear = ({ share, passage }: Likely): boolean => share >= NEAR || passage.sum >= NEAR_IN_ALL

const certain = ({ near }: Asked): number => (near.size === 0 ? CERTAIN_BLIND : CERTAIN)

/** One post, or two that only together are certain. */
function answering([best, next]: readonly Likely[], asked: Asked): Likely[] {
  if (!best || isExact(asked.question) || isBarred(best.passage, asked)) return []
  if (best.share >= certain(asked)) return [best]
  const isTwo = next && next.share >= SECOND && best.share + next.share >= CERTAIN_TOGETHER
  return isTwo && asked.near.size > 0 && !isBarred(next.passage, asked) ? [best, next] : []
}

const HAPPENED = new Set<AskedKind>(['when', 'where', 'who', 'ever', 'became', 'how-long', 'how-many'])

/** However probable: a plan, what is held back, and a post without the figure or the reason that is asked for. */
function isBarred(passage: Passage, asked: Asked): boolean {
  const { kind, terms } = asked.question
  const isLacking = SAYS[kind]?.(passage, asked) === false
  return (
    isLacking ||
    WITHHELD.test(passage.post.text) ||
    (HAPPENED.has(kind) &&
      (isPlannedIn(passage, terms) || isOfOthers(passage, asked) || !tellsDeed(passage, terms)))
  )
}
