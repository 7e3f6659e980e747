import { KINSHIP } from '../../stories/people/kinship.ts'
import { ageIn, lengthIn, saysColour, saysMoney, saysSize } from '../amounts.ts'
import { type Passage, passagesFor } from '../find.ts'
import type { Shelved } from '../library.ts'
import { isPlan, isPlannedIn } from '../plans.ts'
import { type Term, withDeedWeight } from '../question.ts'
import type { AskedKind } from '../question-words.ts'
import { ranked, WITHHELD } from '../rank.ts'
import { spansStated } from '../stated-span.ts'
import { verbOf } from '../term-weights.ts'
import { NUMBER } from './amount.ts'
import { type Asked, deeds, evidence, LIGHT_DEEDS, NAMED_ONE, type Reply, tellsDeed } from './asked.ts'
import { NAMING } from './description.ts'
import { isMissed } from './missed.ts'
import { GETS } from './occasion.ts'
import { IN_PLACE } from './story.ts'
import { isOfOthers, isState } from './when.ts'
import { REASON } from './why.ts'

/** As much of the question as the likeliest post must hold. */
const ENOUGH = 0.5
/** All of it, where nothing else is asked than what something is. */
const WHOLE = 0.75
const NEARLY = 0.08
const AS_MUCH = 0.12

/**
 * The post that most likely answers, where none surely does: it holds most of what the posts have of the question,
 * everybody it names and what was done, and the kind of thing that is asked for.
 */
export function likely(asked: Asked, cited: ReadonlySet<number>): Reply | null {
  const terms = eased(asked.question)
  const question = { ...asked.question, terms }
  const passages = ranked(passagesFor(question, asked.library, undefined, asked.near), question, {
    cited,
    near: asked.near,
  })
  const eagerly: Asked = { ...asked, question, passages }
  if (question.asksTender || isAbsent(eagerly) || NAMED_ONE.test(question.text) || isUntold(asked))
    return null
  // When something came is not told by whatever speaks of it later.
  if (question.kind === 'when' && GETS.test(question.text)) return null
  const enough = IS_WHAT.test(question.text) ? WHOLE : ENOUGH
  const fit = passages.filter((p) => p.coverage >= enough && isTelling(p, eagerly))
  const [best] = fit
  if (!best || isOneOfMany(best, eagerly)) return null
  const { isFirst, isLast } = question.degree
  const most = Math.max(...fit.map((p) => p.score))
  const isAlike = (p: Passage) => p.score >= (isFirst || isLast ? most - AS_MUCH : best.score - NEARLY)
  const near = fit.filter(isAlike).sort((a, b) => a.post.n - b.post.n)
  const found = isFirst ? near[0] : isLast || LATEST.has(question.kind) ? near.at(-1) : best
  return found ? { text: evidence(asked, found), posts: [found.post.id, ...others(near, found)] } : null
}
const LATEST = new Set<AskedKind>(['became', 'ever'])
const IS_WHAT =
  /^\P{L}*(?:and |y |und )?(?:what(?:'s| is| was| are| were)|cuál (?:es|era|fue)|cual (?:es|era|fue)|was (?:ist|war)) (?:my|the|our|mi|el|la|mein\p{L}*|der|die|das|unser\p{L}*|\p{L}+['’]?s) \p{L}+(?: \p{L}+)?\P{L}*$/iu

const others = (near: readonly Passage[], found: Passage): number[] =>
  near
    .filter((p) => p.post !== found.post)
    .slice(0, 2)
    .map((p) => p.post.id)

const OF_VERB = 0.15
const OF_THING = 0.7

/** What no post has weighs less: a verb hardly anything, a thing half. Names weigh what they weigh. */
function eased({ terms, text, language }: Asked['question']): Term[] {
  const verb = verbOf(text, language)
  return withDeedWeight(
    terms.map((t) => {
      if (t.matches.posts.size > 0 || isNamed(t, text, language)) return t
      const isVerb = t.isUnheard || t.key === verb
      return {
        ...t,
        weight: t.weight * (isVerb ? OF_VERB : OF_THING),
        isUnheard: true,
        isLight: isVerb,
        isDeed: false,
      }
    }),
  )
}

/** Who or what has a name and is in no post is not spoken of; German gives every noun a capital. */
const isNamed = ({ label }: Term, text: string, language: string): boolean =>
  /^\p{Lu}/u.test(label) && !text.startsWith(label) && language !== 'de'

function isTelling(passage: Passage, asked: Asked): boolean {
  const { terms, kind } = asked.question
  return (
    isGrounded(passage, asked) &&
    (isAnnounced(passage, terms) || terms.every((t) => !t.person || passage.at.has(t))) &&
    tellsDeed(passage, terms) &&
    !isOfOthers(passage, asked) &&
    !(kind === 'when' && isState(passage, terms)) &&
    !(HAPPENED.has(kind) && isStillAhead(passage, terms)) &&
    !WITHHELD.test(textOf(passage)) &&
    !(kind === 'when' && isMissed(asked)) &&
    (FITS[kind]?.(passage, asked) ?? true)
  )
}

/** “Married.”: what begins the post by itself needs nobody's name. */
const isAnnounced = ({ at }: Passage, terms: readonly Term[]): boolean =>
  deeds(terms).some((t) => at.get(t)?.includes(0))

const isStillAhead = (passage: Passage, terms: readonly Term[]): boolean =>
  isPlannedIn(passage, terms) || (passage.post.tokens.length <= SHORT_POST && isPlan(passage.sentence.text))

const HAPPENED = new Set<AskedKind>(['when', 'where', 'who', 'ever', 'became', 'how-long', 'how-many'])

/** Most posts that may have a word that is called rare. */
const RARE = 5
const ALONE = 0.7

/** A deed that people tell in many words, and no post in any of them. */
const isUntold = ({ question: { terms, kind } }: Asked): boolean =>
  (HAPPENED.has(kind) || kind === 'why') &&
  deeds(terms).some((t) => t.matches.posts.size === 0 && !t.concepts.every((c) => LIGHT_DEEDS.has(c)))

/** Two of its words, or one that hardly any post has and that is nearly all of the question; its heaviest among them. */
function isGrounded({ post, at, coverage }: Passage, { question }: Asked): boolean {
  const isHeld = (t: Term) => Boolean(at.get(t)?.length || t.matches.told.has(post.n))
  const held = question.terms.filter((t) => !t.isLight && isHeld(t))
  const things = question.terms.filter(
    (t) => !t.isDeed && !t.isLight && !t.person && t.matches.posts.size > 0,
  )
  const [heaviest] = things.toSorted((a, b) => b.weight - a.weight)
  const isRare = (t: Term) => !t.person && t.matches.posts.size <= RARE
  const isOfIt =
    !heaviest || at.has(heaviest) || held.filter((t) => things.includes(t) && isRare(t)).length >= 2
  const [only] = held
  if (!isOfIt || !only) return false
  if (held.length >= 2) return true
  if (question.kind === 'how-many' || (question.kind === 'where' && !only.matches.told.has(post.n)))
    return false
  const { isFirst, isLast } = question.degree
  if (question.kind === 'said-about' && (isFirst || isLast) && coverage >= ALONE) return true
  return isRare(only) && coverage >= ALONE
}

const MOST_ALIKE = 4

/** Where many posts fit alike, none of them is the answer. */
function isOneOfMany(best: Passage, { question, passages }: Asked): boolean {
  const { isFirst, isLast } = question.degree
  if (!MANY.has(question.kind) || isFirst || isLast) return false
  return passages.filter((p) => p.coverage >= best.coverage - 0.02).length > MOST_ALIKE
}
const MANY = new Set<AskedKind>(['what', 'who', 'where', 'name', 'why'])

/** What is asked for by name of its kind, and no post has it: “Which school”, “What salary”, “about my salary”. */
function isAbsent({ question }: Asked): boolean {
  const heads = [ASKED_FOR, ABOUT].flatMap((p) => p.exec(question.text)?.[1]?.toLowerCase() ?? [])
  return question.terms.some((t) => t.isUnheard && heads.includes(t.label.toLowerCase()))
}
const ASKED_FOR =
  /^\P{L}*(?:and |so |y |und )?(?:what|which|qué|que|welche[rsnm]?|cuál|cual)(?:'s| is| was| are| were)? (?:the |my |our |\p{L}+['’]s )?(\p{L}+)/iu
const ABOUT =
  /(?<!\p{L})(?:about|sobre|über|zu) (?:the |my |our |el |la |mi |mein\p{L}* |der |die |das |dem )?(\p{L}+)\P{L}*$/iu

const SHORT_POST = 45
const textOf = ({ post, sentence }: Passage): string =>
  post.tokens.length <= SHORT_POST ? post.text : sentence.text

/** The kind of thing that is asked for stands in it. */
const FITS: Partial<Record<AskedKind, (passage: Passage, asked: Asked) => boolean>> = {
  'how-much': (p) => saysMoney(textOf(p)),
  'how-many': isCountedIn,
  'how-long': (p) =>
    lengthIn(textOf(p), p.post.language) !== null || spansStated(textOf(p), p.post.language).length > 0,
  'how-old': ({ post, at }) => post.sentences.some((s) => ageIn(post, s, [...at.values()].flat()) !== null),
  'how-big': (p, { question }) => saysSize(question.text, textOf(p), p.post.language),
  colour: (p) => saysColour(textOf(p)),
  name: (p) => NAMING.test(textOf(p)),
  where: (p) => p.post.place !== null || IN_PLACE.test(textOf(p)),
  who: namesSomebody,
  'with-whom': namesSomebody,
  why: (p) => REASON.test(p.sentence.text),
  compare: () => false,
  'how-often': () => false,
}

const BESIDE = 3

/** A number stands beside a word that is asked for. */
function isCountedIn({ post, at }: Passage): boolean {
  return [...at.values()]
    .flat()
    .some((spot) =>
      post.tokens
        .slice(Math.max(0, spot - BESIDE), spot + BESIDE)
        .some((t) => NUMBER.test(t.raw) && t.key !== post.tokens[spot]?.key),
    )
}

export function namesSomebody({ post, at }: Passage, { library, question }: Asked): boolean {
  const asked = new Set(question.terms.filter((t) => t.person).map((t) => t.person))
  const own = new Set([...at.values()].flat())
  return (
    library.people.some((p) => !asked.has(p) && p.posts.includes(post.id)) ||
    post.people.length > 0 ||
    post.text === post.text.toLowerCase() ||
    post.tokens.some((t, n) => !own.has(n) && (KINSHIP.has(t.key) || isNameLike(t, post)))
  )
}

const isNameLike = (t: Shelved['tokens'][number], post: Shelved): boolean =>
  post.language !== 'de' && t.isCapital && !t.isOpening && t.raw !== t.raw.toUpperCase()
