import type { Shelved } from '../library.ts'
import type { Term } from '../question.ts'
import { MOST_CARRIED } from '../word-matches.ts'
import { type Asked, deeds, holdingAll } from './asked.ts'

/** What a question is about, apart from what was done: the words for it that the posts have. */
export function subjectTerms({ question }: Asked): Term[] {
  const done = new Set(deeds(question.terms))
  return question.terms.filter((t) => !done.has(t) && !t.isLight && t.matches.posts.size > 0)
}

/** Posts about all of the subject; failing these, about the rarest word of it. */
export function subjectPosts(asked: Asked): Shelved[] {
  const terms = subjectTerms(asked)
  const isElse = asked.question.terms.some((t) => t.matches.posts.size === 0 && isName(asked, t))
  if (terms.length === 0 || isElse) return []
  const all = holdingAll(asked, terms)
  const [rarest] = terms.filter((t) => !t.person).sort((a, b) => b.weight - a.weight)
  const most = terms.length < 3 ? [] : holdingMost(asked, terms)
  const posts = all.length > 0 || !rarest ? all : most.length > 0 ? most : holdingAll(asked, [rarest])
  return posts.filter((p) => p.day !== null && !p.isForeign)
}

const holdingMost = ({ library }: Asked, terms: readonly Term[]): Shelved[] =>
  library.posts.filter((p) => terms.filter((t) => t.matches.posts.has(p.n)).length >= terms.length - 1)

/** German gives every noun a capital. */
const isName = ({ question }: Asked, { label }: Term): boolean =>
  question.language !== 'de' && /^\p{Lu}/u.test(label) && !question.text.startsWith(label)

export interface ActOf {
  post: Shelved
  /** It names the thing; otherwise it only goes on with a post that does. */
  isNamed: boolean
}

const MOST_OF_IT = 0.6
const UNSAID = 0.6
const MOST_CALLED = 10

/** Every post of the story that is asked about, in order of time, also those that call the thing only "it". */
export function actsAbout(asked: Asked, terms: readonly Term[]): ActOf[] {
  const total = terms.reduce((sum, t) => sum + t.weight, 0)
  if (total === 0) return []
  // "The neighbour with the trombone" is later only the neighbour.
  const isShort = terms.length > 1 && (terms[0]?.matches.posts.size ?? 0) <= MOST_CALLED
  return asked.library.posts.flatMap((post) => {
    if (post.day === null || post.isForeign) return []
    const sum = (near: (t: Term) => number) => terms.reduce((all, t) => all + t.weight * near(t), 0) / total
    const held = sum((t) => (t.matches.posts.has(post.n) ? 1 : 0))
    const goesOn = terms.some((t) => t.matches.carried.has(post.n))
    // Whoever is in many posts is not named again where their thing is not.
    const carried = (t: Term) =>
      t.matches.carried.get(post.n) ?? (goesOn && t.matches.posts.size > MOST_CARRIED ? UNSAID : 0)
    const share = sum((t) => (t.matches.posts.has(post.n) ? 1 : carried(t)))
    const isCalledShort = isShort && (terms[0] as Term).matches.posts.has(post.n)
    return share >= MOST_OF_IT || isCalledShort
      ? [{ post, isNamed: held >= MOST_OF_IT || isCalledShort }]
      : []
  })
}
