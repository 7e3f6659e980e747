import { isWithin, type Passage } from '../find.ts'
import type { Shelved } from '../library.ts'
import { isPlannedIn } from '../plans.ts'
import type { Term } from '../question.ts'
import { isDenied } from '../story-turns.ts'
import {
  type Asked,
  dayIn,
  evidence,
  holdingAll,
  type Reply,
  sayIn,
  tellsDeed,
  weighty,
  wordsIn,
} from './asked.ts'
import { countPosts, spread, WRITTEN } from './count.ts'

/** A claim of its own is no mention: “said that it was the last one”. */
const CLAIM =
  /(?<!\p{L})(?:(?:said|say|wrote|write|post(?:ed)?) (?:that|it)|that was|(?:dije|escribí|publiqué) que|(?:geschrieben|gesagt|gepostet),? dass)(?!\p{L})/iu
const LISTED = 6
const CARDS = 6
/** A post that is so like the question may well be one more, though it has not all of its words. */
const MAY_BE_ONE_MORE = 2.5

/** "How often": posts where it asks what was written, else the days on which posts tell the deed. */
export function howOften(asked: Asked): Reply | null {
  const { text } = asked.question
  if (WRITTEN.test(text) && !CLAIM.test(text)) return countPosts(asked)
  const terms = weighty(asked.question.terms)
  const told = tellingOf(asked, terms)
  if (told.length === 0) return null
  const more = perhapsMore(asked, terms, told)
  const isUnclear = more.length > 0 || asked.question.terms.some((t) => t.isLight || t.isUnheard)
  const days = onePerDay([...told, ...more].sort((a, b) => a.post.n - b.post.n))
  return {
    text: listed(asked, days),
    posts: spread(days, CARDS).map((p) => p.post.id),
    isCounted: true,
    isDoubtful: isUnclear,
  }
}

function tellingOf(asked: Asked, terms: readonly Term[]): Passage[] {
  const holding = new Set(holdingAll(asked, terms).map((p) => p.n))
  return asked.passages
    .filter(
      (p) =>
        holding.has(p.post.n) &&
        p.post.day !== null &&
        isWithin(p.post, asked.question.spans) &&
        tellsDeed(p, asked.question.terms) &&
        !isPlannedIn(p, asked.question.terms) &&
        !isDenied(p.sentence.text) &&
        !p.sentence.text.endsWith('?'),
    )
    .sort((a, b) => a.post.n - b.post.n)
}

type Telling = Pick<Passage, 'post' | 'sentence'>

const onePerDay = (passages: readonly Telling[]): Telling[] =>
  passages.filter((p, n) => passages.findIndex((other) => other.post.day === p.post.day) === n)

/** Posts about the thing and everybody named that mean the same in other words. */
function perhapsMore(
  { question, library, near }: Asked,
  terms: readonly Term[],
  told: readonly Telling[],
): Telling[] {
  const counted = new Set(told.map((p) => p.post.id))
  const things = terms.filter((t) => !t.person)
  const isIn = (post: Shelved) => (t: Term) => t.matches.posts.has(post.n) || t.matches.carried.has(post.n)
  return [...near].flatMap(([id, likeness]) => {
    const post = library.byId.get(id)
    const [sentence] = post?.sentences ?? []
    if (!post || !sentence || likeness < MAY_BE_ONE_MORE || counted.has(id) || post.tone === 'red') return []
    const isOfIt = things.some(isIn(post)) && terms.filter((t) => t.person).every(isIn(post))
    return isOfIt && post.day !== null && isWithin(post, question.spans) ? [{ post, sentence }] : []
  })
}

function listed(asked: Asked, told: readonly Telling[]): string {
  const say = sayIn(asked)
  const number = wordsIn(asked).number(told.length)
  const days = told.map((p) => dayIn(asked, p.post.day as number))
  const text = say.onDays(number, told.length === 1, days.length <= LISTED ? days : null)
  const [only] = told
  return only && told.length <= 2 ? `${text} ${evidence(asked, only)}` : text
}
