import { KINSHIP } from '../../stories/people/kinship.ts'
import { type Passage, passagesFor } from '../find.ts'
import type { Shelved } from '../library.ts'
import { isPlannedIn } from '../plans.ts'
import type { AskedKind } from '../question-words.ts'
import { tells } from '../signs.ts'
import { weighed } from '../weigh.ts'
import {
  type Asked,
  dayIn,
  evidence,
  holdingAll,
  NAMED_ONE,
  passageAbout,
  postsIn,
  type Reply,
  SURE,
  sayIn,
} from './asked.ts'
import { deathOfKin, namesOtherKin } from './deaths.ts'
import { IS_PLAIN_TO_SEE, SAYS } from './says.ts'
import { subjectTerms } from './subject.ts'

const NEAR = 0.3
/** So much of words and meaning together is worth showing. */
const NEAR_IN_ALL = 0.4
const AS_NEAR = 0.4
const MOST_SHOWN = 3
/** So like the question that it may be of the very year, in other words. */
const MEANT = 2.5

type Shown = Pick<Passage, 'post' | 'sentence'>

/** What comes nearest where no post settles a question; of a death only a post that tells one. */
export function nearestTo(asked: Asked, wide: Asked): Shown[] {
  if (asks(asked, 'die')) return []
  const found = wide.near.size > 0 ? byWordsAndMeaning(wide) : byWords(asked)
  const elsewhen = inOtherYears(asked)
  if (elsewhen.length === 0) return found
  const meant = found.filter((p) => (wide.near.get(p.post.id) ?? 0) >= MEANT).slice(0, 1)
  return [...meant, ...elsewhen]
}

function byWords({ question, passages }: Asked): Shown[] {
  const near = passages.filter((p) => p.post.tone !== 'red' && p.coverage >= NEAR)
  const best = near[0]?.coverage ?? 0
  const alike = near.filter((p) => p.coverage >= best - 0.02).sort((a, b) => a.post.n - b.post.n)
  const found = question.degree.isFirst ? alike[0] : question.degree.isLast ? alike.at(-1) : near[0]
  return found ? [found] : []
}

/** Of the year that is asked for nothing is told: the same thing in the years next to it. */
function inOtherYears({ question, library, passages }: Asked): Shown[] {
  const [span] = question.spans
  if (question.spans.length !== 1 || !span?.year || span.side || question.terms.length === 0) return []
  if (passages.some((p) => p.coverage >= SURE)) return []
  const { year } = span
  const away = ({ post }: Passage) => Math.abs((post.year ?? 0) - year)
  return passagesFor({ ...question, spans: [] }, library)
    .filter((p) => p.coverage >= SURE && p.post.tone !== 'red' && p.post.year !== null)
    .sort((a, b) => away(a) - away(b) || b.post.n - a.post.n)
    .slice(0, MOST_SHOWN - 1)
}

const ASKS_WHO = new Set<AskedKind>(['who', 'who-is', 'with-whom'])
/** What “somebody” did does not say who: another post may. */
export const SOMEBODY =
  /(?<!\p{L})(?:somebody|someone|no idea who|don['’]t know who|whoever|jemand|irgendwer|keine ahnung wer|alguien|no sé quién|a saber quién)(?!\p{L})/iu
const OF_NOBODY = -0.4
const OF_ITS_KIND = 0.3

/** A sum where a sum is asked for; a name, and not “somebody”, where it is asked who. */
function byKind(passage: Passage, asked: Asked): number {
  const { kind } = asked.question
  if (ASKS_WHO.has(kind)) return SOMEBODY.test(passage.post.text) ? OF_NOBODY : 0
  return IS_PLAIN_TO_SEE.has(kind) && SAYS[kind]?.(passage, asked) ? OF_ITS_KIND : 0
}

/** The likeliest, and what comes as near. */
function byWordsAndMeaning(asked: Asked): Shown[] {
  const near = weighed(asked)
    .filter((p) => p.post.tone !== 'red' && p.sum >= NEAR_IN_ALL)
    .map((p) => ({ ...p, sum: p.sum + byKind(p, asked) }))
    .sort((a, b) => b.sum - a.sum)
  const best = near[0]?.sum ?? 0
  const { isFirst, isLast } = asked.question.degree
  const alike = near.filter((p) => p.sum >= best - AS_NEAR).slice(0, MOST_SHOWN)
  if (!isFirst && !isLast) return alike
  return alike.sort((a, b) => (isFirst ? a.post.n - b.post.n : b.post.n - a.post.n))
}

/** How long is not said: from when to when the posts speak of it. */
export function spanOfMentions(asked: Asked): Reply | null {
  const posts = holdingAll(asked, subjectTerms(asked)).filter(
    (p) => p.tone === 'clear' && p.day !== null && !p.isForeign,
  )
  const first = posts[0]
  const last = posts.at(-1)
  const shown = last ? passageAbout(last, subjectTerms(asked)) : null
  if (!first || !last || !shown || last.day === first.day) return null
  const say = sayIn(asked)
  const days = [first, last].map((p) => dayIn(asked, p.day as number))
  const span = say.inPosts(postsIn(asked, posts.length), days[0] ?? null, days[1] ?? null)
  return { text: `${say.closest(span)} ${evidence(asked, shown)}`, posts: [last.id, first.id] }
}

const IN_ITS_TIME = new Set<AskedKind>(['what', 'who', 'where', 'said-about', 'with-whom'])
const SOME_OF_IT = 0.4
const AHEAD_IN_TIME = 0.12

/** Of the year that is named, one post speaks of the thing, and no other comes near it. */
export function onlyInItsTime(asked: Asked): Reply | null {
  const { question, passages } = asked
  const [best, next] = passages
  if (!best || question.spans.length !== 1 || !IN_ITS_TIME.has(question.kind) || question.asksTender)
    return null
  const held = question.terms.filter((t) => !t.isLight && !t.isDeed && best.at.get(t)?.length)
  const isClear = best.coverage >= SOME_OF_IT && best.coverage - (next?.coverage ?? 0) >= AHEAD_IN_TIME
  return held.length > 0 && isClear ? { text: evidence(asked, best), posts: [best.post.id] } : null
}

const OUTRIGHT = new Set<AskedKind>(['when', 'what', 'said-about', 'with-whom'])
const WHICH_ONE = /^\P{L}*(?:which|welche[rnms]?|cuál|cual)(?!\p{L})/iu
const MOST_OF_IT = 0.6
const AHEAD_OF_OTHERS = 0.2

/** One post holds most of what is asked, told as done, and no other comes near it. */
export function standsOut(asked: Asked): Reply | null {
  const { question, passages } = asked
  const [best, next] = passages
  if (!best || best.post.day === null || !OUTRIGHT.has(question.kind) || question.asksTender) return null
  if (WHICH_ONE.test(question.text) || NAMED_ONE.test(question.text)) return null
  const held = question.terms.filter((t) => !t.isLight && best.at.has(t))
  const isWhole = held.length >= 2 && question.terms.every((t) => best.at.has(t) || (!t.person && !t.isDeed))
  const isClear = best.coverage >= MOST_OF_IT && best.coverage - (next?.coverage ?? 0) >= AHEAD_OF_OTHERS
  const isTold = !isPlannedIn(best, question.terms) && !/[?]["”’»]?$/.test(best.sentence.text)
  return isWhole && isClear && isTold ? { text: evidence(asked, best), posts: [best.post.id] } : null
}

/** Of a birth or a death the post that tells it without saying whose. */
export function ofKin(asked: Asked): Reply | null {
  const found = asks(asked, 'die') ? deathOfKin(asked) : asks(asked, 'born') ? birthOfKin(asked) : null
  return found ? { text: evidence(asked, found), posts: [found.post.id] } : null
}

const asks = ({ question }: Asked, concept: string): boolean =>
  question.terms.some((t) => t.concepts.includes(concept))

const SEXES: Readonly<Record<'he' | 'she', RegExp>> = {
  she: /(?<!\p{L})(?:girl|lass|lassie|she|her|niña|nena|Mädchen|sie)(?!\p{L})/iu,
  he: /(?<!\p{L})(?:boy|lad|laddie|he|his|niño|nene|Junge|er)(?!\p{L})/iu,
}

/** A birth that is told without saying whose, where the question names somebody by kinship. */
function birthOfKin(asked: Asked): Pick<Passage, 'post' | 'sentence'> | null {
  const { question, library } = asked
  if (!question.terms.some((t) => KINSHIP.has(t.key))) return null
  const told = library.posts.filter(
    (p) => !p.isForeign && p.day !== null && tells('born', p) && !namesOtherKin(p, asked),
  )
  const { isFirst, isLast } = question.degree
  const kin = question.terms.map((t) => KINSHIP.get(t.key)?.pronoun).find(Boolean) ?? undefined
  const isOther = (p: Shelved) =>
    kin !== undefined && !SEXES[kin].test(p.text) && SEXES[kin === 'he' ? 'she' : 'he'].test(p.text)
  const births = told.filter((p) => !isOther(p))
  const post = isLast ? births.at(-1) : births[0]
  const [sentence] = post?.sentences ?? []
  return post && sentence && (births.length === 1 || isFirst || isLast) ? { post, sentence } : null
}
