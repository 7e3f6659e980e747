import { KINSHIP } from '../../stories/people/kinship.ts'
import type { Passage } from '../find.ts'
import type { SentenceOf, Shelved } from '../library.ts'
import type { Term } from '../question.ts'
import { isHandedBack, isSettling, tellsFate } from '../story-turns.ts'
import { linksOf } from '../threads.ts'
import { type Asked, deeds, evidence, passageAbout, type Reply, weighty } from './asked.ts'
import { spread } from './count.ts'
import { type ActOf, actsAbout } from './subject.ts'

const CARDS = 6
const UNHEARD = 0.45

/** What became of something: its last turn, not where it was last seen in passing; the way there as cards. */
export function became(asked: Asked): Reply | null {
  const terms = weighty(asked.question.terms)
  const done = deeds(terms)
  const subject = terms.filter((t) => !done.includes(t))
  // "Did Ben become a bus driver?" needs the deed; "the ladder I lent him" has it only to say which.
  const isOutcome = subject.length > 0 && (done.length === 0 || OUTCOME.test(asked.question.text))
  // Of a dead man's watch, the post that tells his death says nothing.
  const things = subject.filter((t) => t.person === null && !KINSHIP.has(t.key))
  const named = actsAbout(asked, isOutcome ? subject : terms)
  const acts = withMeant(named, asked).filter(
    ({ post, isNamed }) =>
      asked.question.asksTender ||
      post.tone !== 'red' ||
      (isNamed && things.every((t) => t.matches.posts.has(post.n))),
  )
  // "The washing machine": what has its head in no post is not there.
  const unheard = terms.filter((t) => t.matches.posts.size === 0 && !t.isDeed)
  const weightOf = (list: readonly Term[]) => list.reduce((sum, t) => sum + t.weight, 0)
  if (weightOf(unheard) > weightOf(terms) * UNHEARD) return null
  const turns = lastTurns(acts, subject.length > 0 ? subject : terms, asked)
  const last = turns.at(-1)
  if (!last) return null
  const after = lastHeard(acts, last.post, asked)
  const isOnce = acts.length === 1 && !tellsFate(last.post.text)
  const shown = after ? [last, after] : turns
  const before = acts.map((a) => a.post).filter((p) => shown.every((s) => s.post !== p))
  return {
    text: shown.map((s) => evidence(asked, s)).join(' '),
    posts: [
      ...shown.toReversed().map((s) => s.post.id),
      ...spread(before, CARDS - shown.length).map((p) => p.id),
    ],
    // Whatever is spoken of once is heard of no more.
    isDoubtful: isOnce,
  }
}

/** So like the question that a post tells of the thing though it calls it only “she”: measured on English ones. */
const MEANT = 3
/** So like it that it does not speak of the thing in passing. */
const HEARD = 2
const UNLIKE = 1

/** The story by its words, and by what posts mean; what only goes on with it and means something else is none of it. */
function withMeant(acts: readonly ActOf[], { near, library }: Asked): ActOf[] {
  const [first] = acts
  if (near.size === 0 || !first) return [...acts]
  const known = new Set(acts.map((a) => a.post))
  const meant = [...near].flatMap(([id, likeness]): ActOf[] => {
    const post = library.byId.get(id)
    if (!post || post.day === null || post.isForeign || known.has(post) || post.n < first.post.n) return []
    return post.language === 'en' && likeness >= MEANT ? [{ post, isNamed: false }] : []
  })
  return acts
    .filter((a) => a.isNamed || a.post.language !== 'en' || (near.get(a.post.id) ?? 0) >= UNLIKE)
    .concat(meant)
    .sort((a, b) => a.post.n - b.post.n)
}

/** What is heard of it after its last turn. */
function lastHeard(
  acts: readonly ActOf[],
  turn: Shelved,
  { near, question }: Asked,
): Pick<Passage, 'post' | 'sentence'> | null {
  const isOfIt = ({ post, isNamed }: ActOf) =>
    (isNamed || post.language === 'en') && (near.get(post.id) ?? 0) >= HEARD
  const found = acts.findLast((a) => a.post.n > turn.n && isOfIt(a))
  return found ? passageAbout(found.post, question.terms) : null
}
const OUTCOME = /\b(?:what|qué|que|was)\b/iu

/** Whatever goes on for long after a turn has not ended with it. */
const LATE = 4

/** A turn that hardly anything comes after, and what does; else the last that is heard of it. */
function lastTurns(
  acts: readonly ActOf[],
  terms: readonly Term[],
  asked: Asked,
): Pick<Passage, 'post' | 'sentence'>[] {
  const own = new Set(acts.filter((a) => a.isNamed).map((a) => a.post.n))
  const turn = acts.slice(-LATE).findLast((act) => isTurn(act, terms, own, asked))
  const isLoan = asked.question.terms.some((t) => t.concepts.some((c) => PARTED.has(c)))
  const back = isLoan ? acts.findLast((act) => isBackIn(act, asked)) : undefined
  const after =
    turn && !isBackIn(turn, asked)
      ? acts.findLast((a) => a.post.n > turn.post.n && a.isNamed && isAtHead(a.post, terms))
      : undefined
  const found = back ?? after ?? turn ?? acts.findLast((a) => a.isNamed) ?? acts.at(-1)
  const isPassing = found !== undefined && found !== back && found !== after && found !== turn
  const told = found === after ? [turn, after] : isPassing ? [likelier(acts, found, asked), found] : [found]
  return told.flatMap((act) => (act ? (passageAbout(act.post, terms) ?? []) : []))
}

const MUCH_LIKER = 1.5

/** Where the last that is heard is in passing: a post that is much more like the question. */
function likelier(acts: readonly ActOf[], found: ActOf, { near }: Asked): ActOf | undefined {
  const of = (act: ActOf) => near.get(act.post.id) ?? 0
  const [most] = acts.filter((a) => a.isNamed).toSorted((a, b) => of(b) - of(a))
  return most && of(found) < UNLIKE && of(most) >= of(found) + MUCH_LIKER ? most : undefined
}

/** "The ladder I lent him": what is asked for is the end of that. */
const PARTED = new Set(['borrow', 'lose'])

const isBackIn = ({ post }: ActOf, { library }: Asked): boolean =>
  (linksOf(library).get(post.n) ?? []).some((l) => l.span !== null && isHandedBack(l.from.text, post.text))

function isTurn(
  { post, isNamed }: ActOf,
  terms: readonly Term[],
  own: ReadonlySet<number>,
  { library }: Asked,
): boolean {
  const links = linksOf(library).get(post.n) ?? []
  if (links.some((l) => l.span !== null && l.isSettled && own.has(l.from.n))) return true
  if (!isNamed) return isSettling(post.text) && links.some((l) => own.has(l.from.n))
  return post.sentences.some((s) => isAbout(post, s, terms) && tellsFate(s.text))
}

const isSpotOf = (post: Shelved, spot: number, terms: readonly Term[]): boolean =>
  terms.some((t) => t.matches.words.has(`${post.language}|${post.tokens[spot]?.key ?? ''}`))

const spotsIn = ({ first, end }: Pick<SentenceOf, 'first' | 'end'>): number[] =>
  Array.from({ length: end - first }, (_, n) => first + n)

/** The sentence that names it, and the one after. */
function isAbout(post: Shelved, sentence: SentenceOf, terms: readonly Term[]): boolean {
  const before = post.sentences[post.sentences.indexOf(sentence) - 1]
  return [sentence, before].some((s) => s && spotsIn(s).some((spot) => isSpotOf(post, spot, terms)))
}

const HEAD = 6
const isAtHead = (post: Shelved, terms: readonly Term[]): boolean =>
  spotsIn({ first: 0, end: Math.min(post.sentences[0]?.end ?? 0, HEAD) }).some((spot) =>
    isSpotOf(post, spot, terms),
  )
