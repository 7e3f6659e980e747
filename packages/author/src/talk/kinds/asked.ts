import type { Analysis } from '../../model.ts'
import { wordingFor } from '../../writing/wordings.ts'
import type { Passage } from '../find.ts'
import type { Library, Shelved } from '../library.ts'
import { type Phrases, phrasesIn } from '../phrases.ts'
import type { Question, Term } from '../question.ts'
import { quoteOf } from '../quote-of.ts'
import type { Likenesses } from '../weigh.ts'

/** A question with everything that is needed to answer it. */
export interface Asked {
  question: Question
  library: Library
  analysis: Analysis
  /** Best first. */
  passages: readonly Passage[]
  near: Likenesses
  /** The question before, where this one goes on from it, and the posts that were shown. */
  before: { question: Question; posts: readonly number[] } | null
}

export interface Reply {
  text: string
  posts: number[]
  /** Counted over all posts. */
  isCounted?: boolean
  /** The nearest that can be said, and perhaps not all of it. */
  isDoubtful?: boolean
  /** Of all posts, of an account or of the article: it is no single post that has to bear it out. */
  isApart?: boolean
  /** It rests on how a story goes on, which the words of the question need not show. */
  isOfStory?: boolean
}

/** As much of the question as a passage must hold before it answers it. */
export const SURE = 0.7

/** Enough where what is asked for is a figure or a place, and it stands in the very sentence. */
const LIKELY = 0.45

/**
 * Passages that hold most of the question; failing these, those that hold everybody it names, its heaviest word,
 * and in the same sentence the kind of thing it asks for.
 */
export function fitting(
  { passages, question }: Asked,
  isAnswer: (passage: Passage) => boolean,
  isIn: (text: string, post: Shelved) => boolean,
): Passage[] {
  const sure = passages.filter((p) => p.coverage >= SURE && isAnswer(p))
  if (sure.length > 0) return sure
  const needed = neededOf(question.terms)
  return passages.filter(
    (p) =>
      p.coverage >= LIKELY &&
      needed.length > 0 &&
      needed.every((t) => p.at.get(t)?.some((spot) => spot >= p.sentence.first && spot < p.sentence.end)) &&
      isIn(p.sentence.text, p.post),
  )
}

/** Everybody who is named, and of the rest the word that says most, if the posts have it at all. */
function neededOf(terms: readonly Term[]): Term[] {
  const people = terms.filter((t) => t.person)
  const [heaviest] = terms
    .filter((t) => !t.person && !t.isLight && !(t.isDeed && t.matches.posts.size === 0))
    .sort((a, b) => b.weight - a.weight)
  return heaviest ? [...people, heaviest] : []
}

/** Asked for by its kind, and by name. */
export const NAMED_ONE =
  /^(?:which|what) (school|university|college|company|team|band|hospital|church|street|town|city)\b/iu

/** “Who is Tyler?”: a name by itself is like no post, and the post that has it says who it is. */
export const BY_NAME =
  /^\P{L}*(?:and |so |y |und )?(?:who(?:['’]s| is| was)|qui[eé]n (?:es|era|fue)|wer (?:ist|war))(?: (?:the|der|die|das|el|la|don|doña))? \p{L}+(?: again| nochmal| noch mal| denn)?[^\p{L}\d]*$/iu

export const sayIn = ({ question }: Asked): Phrases => phrasesIn(question.language)
export const wordsIn = ({ question }: Asked) => wordingFor(question.language)

export const dayIn = (asked: Asked, day: number): string => wordsIn(asked).day(day)

/** "On 9 March 2018 you wrote: “…”" */
export function evidence(asked: Asked, passage: Pick<Passage, 'post' | 'sentence'>): string {
  const say = sayIn(asked)
  const quote = wordsIn(asked).quoted(quoteOf(passage), true)
  return passage.post.day === null ? say.undated(quote) : say.wrote(dayIn(asked, passage.post.day), quote)
}

export function postsIn(asked: Asked, n: number): string {
  return sayIn(asked).posts(wordsIn(asked).number(n), n === 1)
}

/** Words that carry the question; the others help to choose. */
export const weighty = (terms: readonly Term[]): Term[] => {
  const heavy = terms.filter((t) => !t.isLight)
  const most = Math.max(0, ...heavy.map((t) => t.weight))
  return heavy.filter((t) => t.weight >= most * 0.4 || t.person)
}

/** The deeds a question asks for: "die", "open", "bring back". */
export const deeds = (terms: readonly Term[]): Term[] => terms.filter((t) => t.isDeed)

/** Where something was done, a post has to tell that deed or another like it. */
export const tellsDeed = ({ post }: Passage, terms: readonly Term[]): boolean => {
  const done = deeds(terms).filter((t) => !t.concepts.every((c) => LIGHT_DEEDS.has(c)))
  if (done.length === 0 || done.some((t) => t.matches.posts.has(post.n))) return true
  // Whoever wrote from a place was there.
  const isJourney = done.every((t) => t.concepts.some((c) => JOURNEYS.has(c)))
  return isJourney && terms.some((t) => !t.isDeed && post.tags.includes(t.key))
}
export const LIGHT_DEEDS = new Set(['come', 'see', 'stand', 'give', 'bring'])
export const JOURNEYS = new Set(['visit', 'come', 'fly', 'drive', 'return'])

/** Every post that holds all of these, in order of time. */
export function holdingAll(asked: Asked, terms: readonly Term[]): Shelved[] {
  if (terms.length === 0) return []
  return asked.library.posts.filter((p) => terms.every((t) => t.matches.posts.has(p.n)))
}

export const subjectOf = (terms: readonly Term[]): string => terms.map((t) => t.label).join(' ')

/** From which of its sentences on a post speaks of something. */
export function passageAbout(
  post: Shelved,
  terms: readonly Term[],
): Pick<Passage, 'post' | 'sentence'> | null {
  const spot = post.tokens.findIndex((t) =>
    terms.some((term) => term.matches.words.has(`${post.language}|${t.key}`)),
  )
  const sentence = post.sentences.find((s) => spot >= s.first && spot < s.end) ?? post.sentences[0]
  return sentence ? { post, sentence } : null
}
