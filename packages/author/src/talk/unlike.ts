import type { Spoken } from '../writing/wordings.ts'
import type { Passage } from './find.ts'
import { type Asked, BY_NAME, deeds, type Reply, tellsDeed } from './kinds/asked.ts'
import { IS_PLAIN_TO_SEE, SAYS } from './kinds/says.ts'
import type { Shelved } from './library.ts'
import type { Question } from './question.ts'
import type { AskedKind } from './question-words.ts'
import { tells } from './signs.ts'
import { weighed } from './weigh.ts'

/** Kinds that one post answers by saying the thing; a story, a count and an introduction rest on more. */
export const OF_ONE_POST = new Set<AskedKind>([
  'when',
  'since-when',
  'where',
  'who',
  'with-whom',
  'what',
  'why',
  'said-about',
  'how-many',
  'how-much',
  'ever',
])

/** Measured: so far behind the likeliest post hardly any right answer stands. The vectors were trained on English. */
const BEHIND: Readonly<Record<Spoken, number>> = { en: 0.3, es: 0.45, de: 0.45 }
/** In English hardly any right answer is as little like the question as this. */
const LEAST_LIKE = 1.2
/** Nor so far behind the post that is most like it. */
const FAR_BEHIND = 1
const WHOLE = 0.95
const CLEARLY_LIKE = 2
const CERTAINLY_LIKE = 3
const LIKE_ANY_OTHER = 1

/** The post found by its words is not what the question means: others come much nearer to it. */
export function isUnlike(asked: Asked, reply: Reply): boolean {
  const { question, library, near } = asked
  const shown = library.byId.get(reply.posts[0] ?? -1)
  if (near.size === 0 || !shown || reply.isOfStory) return false
  const { isFirst, isLast, isMost, isLeast } = question.degree
  // The most of a thing was sought among all posts that count it.
  if (reply.isCounted && (isMost || isLeast)) return false
  const isOfOne = OF_ONE_POST.has(question.kind) || asksForNobodyKnown(question)
  if ((isFirst || isLast) && (isOfOne || question.kind === 'how-big') && isOvertaken(asked, shown))
    return true
  if (!isOfOne) return false
  const likeness = near.get(shown.id) ?? 0
  const isEnglish = question.language === 'en' && shown.language === 'en'
  const isPlain = IS_PLAIN_TO_SEE.has(question.kind)
  if (tellsItsDeath(asked, shown)) return false
  if (isEnglish && likeness < LEAST_LIKE && question.kind !== 'ever' && !isPlain) return true
  if (isEnglish && !isPlain && Math.max(...near.values()) - likeness >= FAR_BEHIND) return true
  if (isFirst || isLast || isMost || isLeast || question.language !== shown.language) return false
  const isRival = (p: Passage) => !isPlain || p.post === shown || (SAYS[question.kind]?.(p, asked) ?? true)
  const all = weighed(asked).filter(isRival)
  const found = all.find((p) => p.post === shown)
  if (found && found.coverage >= WHOLE && likeness >= CLEARLY_LIKE) return false
  const [best] = all
  if (!best || best === found) return false
  const isFarOff = likeness < LIKE_ANY_OTHER && (near.get(best.post.id) ?? 0) >= CERTAINLY_LIKE
  return isFarOff || best.sum - (found?.sum ?? 0) >= BEHIND[question.language]
}

/** A death told of whom it is asked is the answer, however little a question is like mourning. */
const tellsItsDeath = ({ question: { kind, terms } }: Asked, shown: Shelved): boolean =>
  kind === 'when' &&
  shown.tone === 'red' &&
  terms.some((t) => t.concepts.includes('die')) &&
  tells('die', shown) &&
  terms.every((t) => t.isLight || t.matches.posts.has(shown.n))

/** “Who was number 300?”: nobody to be introduced, so one post has to say it. */
const asksForNobodyKnown = ({ kind, terms, text }: Question): boolean =>
  kind === 'who-is' && terms.every((t) => !t.person) && !BY_NAME.test(text)

const SOME_OF_IT = 0.35
const HALF = 0.5
const MOST_OF_IT = 0.8
const VERY_LIKE: Readonly<Record<Spoken, number>> = { en: 2.5, es: 3.5, de: 3.5 }
const NEARLY_AS_LIKE = 1

/** Before what is called the first, or after the last, there is another that means the same and has some of its words. */
function isOvertaken(asked: Asked, shown: Shelved): boolean {
  const { question, near } = asked
  const passages = weighed(asked)
  const own = near.get(shown.id) ?? 0
  const isWhole = passages.some((p) => p.post === shown && p.coverage >= MOST_OF_IT)
  return passages.some((passage) => {
    const { post, coverage } = passage
    if (isWhole && !tellsDeed(passage, question.terms)) return false
    const likeness = near.get(post.id) ?? 0
    const isBeyond = question.degree.isLast ? post.n > shown.n : post.n < shown.n
    const isAsLike = likeness >= VERY_LIKE[question.language] && likeness >= own - NEARLY_AS_LIKE
    const isTold = deeds(question.terms).some((t) => passage.at.get(t)?.length)
    const isSameDeed = isTold && coverage >= HALF && likeness >= LEAST_LIKE
    const isMoreLike = question.language === 'en' && likeness >= CERTAINLY_LIKE && likeness >= own
    const isOfIt = coverage >= SOME_OF_IT ? isAsLike || isSameDeed : isMoreLike
    return isBeyond && post.day !== null && isOfIt
  })
}
