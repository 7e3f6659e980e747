import type { Token } from '@youzine/words'
import { KINSHIP } from '../stories/people/kinship.ts'
import { isTenderItself, type Library, type SentenceOf, type Shelved } from './library.ts'
import type { Question, Span, Term } from './question.ts'
import type { AskedKind } from './question-words.ts'
import { wordId } from './word-matches.ts'

/** A post that speaks of what is asked, and the sentence of it that does so most. */
export interface Passage {
  post: Shelved
  sentence: SentenceOf
  /** How much of the question it holds, 0–1. */
  coverage: number
  /** Coverage, and how much like an answer it reads. */
  score: number
  /** Score, and how near it comes in meaning. */
  sum: number
  /** Where each term stands, as places in the post's words. */
  at: ReadonlyMap<Term, readonly number[]>
}

const ELSEWHERE = 0.8
/** In other words, or in a tag. */
const TOLD = 0.9
const NEAR_SENTENCES = 3

export function passagesFor(
  question: Question,
  library: Library,
  among?: ReadonlySet<number>,
  near: ReadonlyMap<number, number> = new Map(),
): Passage[] {
  const { terms } = question
  const total = sumOf(terms.map((term) => ({ term, near: 1 })))
  if (total === 0) return question.spans.length > 0 ? everythingIn(question, library) : []
  const places = new Set(terms.flatMap((t) => [...t.matches.posts, ...t.matches.carried.keys()]))
  const isForDone = question.degree.isLast || question.kind === 'ever'
  const found: Passage[] = []
  for (const n of places) {
    const post = library.posts[n] as Shelved
    if (post.isForeign || (among && !among.has(post.id)) || !isWithin(post, question.spans)) continue
    const passage = passageIn(post, terms, total, isForDone)
    if (passage && isAdmitted(passage, question, near.get(post.id))) found.push(passage)
  }
  return found.sort((a, b) => b.score - a.score || a.post.n - b.post.n)
}

/** "How hot was it in July 2015?": only the time is given. */
function everythingIn(question: Question, library: Library): Passage[] {
  return library.posts.flatMap((post) => {
    const [sentence] = post.sentences
    return sentence && isWithin(post, question.spans) && post.tone === 'clear' && !post.isForeign
      ? [{ post, sentence, coverage: 1, score: 1, sum: 1, at: new Map() }]
      : []
  })
}

/** Two deeds in one question say nearly the same twice: "when did it come back", "pay me back". */
function sumOf(held: readonly { term: Term; near: number }[]): number {
  const rest = held.filter((h) => !h.term.isDeed).reduce((sum, { term, near }) => sum + term.weight * near, 0)
  const done = held.filter((h) => h.term.isDeed && h.near > 0)
  const [first] = done
  if (!first) return rest
  const isWhole = done.length === first.term.deeds
  return rest + first.term.deedWeight * Math.max(...done.map((h) => h.near)) * (isWhole ? 1 : HALF_DONE)
}
const HALF_DONE = 0.8

function passageIn(post: Shelved, terms: readonly Term[], total: number, isForDone: boolean): Passage | null {
  const at = new Map<Term, number[]>()
  for (const term of terms) {
    const spots: number[] = []
    post.tokens.forEach((t, place) => {
      if (term.matches.words.has(wordId(post.language, t.key))) spots.push(place)
    })
    if (spots.length > 0 || term.matches.told.has(post.n) || term.matches.carried.has(post.n))
      at.set(term, spots)
  }
  const isNamed = terms.some((t) => !t.isDeed && !t.isLight && at.get(t)?.length)
  const unsaid = unsaidIn(post, terms, at, isForDone || isNamed)
  for (const term of unsaid) at.set(term, [])
  let best: Passage | null = null
  post.sentences.forEach((sentence, place) => {
    const sum = sumOf(
      [...at].map(([term, spots]) => ({
        term,
        near: unsaid.includes(term) ? AS_IT : heldIn(post, term, spots, sentence, place),
      })),
    )
    const coverage = sum / total
    if (sum > 0 && (!best || coverage > best.coverage))
      best = { post, sentence, coverage, score: coverage, sum: coverage, at }
  })
  return best
}

const AS_IT = 0.62
const IT = new Set('it them him her es ihn lo la los las'.split(' '))
const RARE = 8
const MOST_UNSAID = 2

/** "I sang it", "Opened. Nineteen customers.": what was done to "it", where there was talk of the thing before. */
function unsaidIn(
  post: Shelved,
  terms: readonly Term[],
  at: ReadonlyMap<Term, readonly number[]>,
  isForDone: boolean,
): Term[] {
  const isOnIt = (spot: number) => [spot - 1, spot + 1].some((s) => IT.has(post.tokens[s]?.key ?? ''))
  const isSaid = isForDone && terms.some((t) => t.isDeed && (at.get(t) ?? []).some(isOnIt))
  if (!isSaid && !isAnnounced(post, terms, at)) return []
  const unsaid = terms.filter(
    (t) =>
      !t.isDeed &&
      !t.person &&
      !at.has(t) &&
      t.matches.posts.size <= RARE &&
      [...t.matches.posts].some((n) => n < post.n),
  )
  return unsaid.filter((t) => !t.isLight).length <= MOST_UNSAID ? unsaid : []
}

/** The post begins with the deed, and nothing else is in its first sentence. */
function isAnnounced(
  post: Shelved,
  terms: readonly Term[],
  at: ReadonlyMap<Term, readonly number[]>,
): boolean {
  const [first] = post.sentences
  return first !== undefined && first.end <= 1 && terms.some((t) => t.isDeed && at.get(t)?.includes(0))
}

/** In the sentence itself a word counts whole, beside it a little less. */
function heldIn(
  post: Shelved,
  term: Term,
  spots: readonly number[],
  sentence: SentenceOf,
  place: number,
): number {
  let best = term.matches.told.has(post.n) ? TOLD : (term.matches.carried.get(post.n) ?? 0)
  for (const spot of spots) {
    const near = term.matches.words.get(wordId(post.language, (post.tokens[spot] as Token).key)) ?? 0
    const isInside = spot >= sentence.first && spot < sentence.end
    const far = isInside ? 0 : Math.abs(sentenceOf(post, spot) - place)
    best = Math.max(best, isInside ? near : far <= NEAR_SENTENCES ? near * ELSEWHERE : 0)
  }
  return best
}

export const sentenceOf = (post: Shelved, spot: number): number =>
  post.sentences.findIndex((s) => spot >= s.first && spot < s.end)

export function isWithin(post: Shelved, spans: readonly Span[]): boolean {
  if (spans.length === 0) return true
  return spans.some(({ year, month, date, side }) => {
    if (post.day === null || post.year === null) return false
    if (side === 'until') return post.year <= (year as number)
    if (side === 'after') return post.year > (year as number)
    const dayOfMonth = new Date(post.day * 86_400_000).getUTCDate()
    return (
      (year === undefined || post.year === year) &&
      (month === undefined || post.month === month) &&
      (date === undefined || dayOfMonth === date)
    )
  })
}

const PLAIN_FACTS = new Set<AskedKind>(['how-old', 'how-long'])

/** Whoever asks something so like a post asks for it. */
const ASKED_FOR = 2.5

/** What is tender is shown to whoever asks for it, and to nobody else. */
export function isAdmitted({ post, coverage }: Passage, question: Question, likeness = 0): boolean {
  if (post.tone === 'clear' || question.asksTender) return true
  const isExact = question.spans.some((s) => s.date !== undefined)
  const names = question.terms.some((t) => t.person !== null || KINSHIP.has(t.key))
  const isAmber = post.tone === 'amber' || (!isTenderItself(post) && question.terms.some((t) => t.isDeed))
  if (isAmber) return names || isExact || coverage >= 0.6 || likeness >= ASKED_FOR
  if (names && PLAIN_FACTS.has(question.kind)) return true
  return isExact || (coverage >= 0.8 && question.terms.length >= 2)
}
