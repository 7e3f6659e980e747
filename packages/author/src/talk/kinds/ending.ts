import { fold } from '@youzine/words'
import { functionWords } from '../../stories/function-words.ts'
import type { Passage } from '../find.ts'
import type { Shelved } from '../library.ts'
import type { Term } from '../question.ts'
import { isSpanOf, type StatedSpan, spansStated } from '../stated-span.ts'
import { type Asked, deeds, holdingAll } from './asked.ts'

/** The post in which a story ends, which may call the thing only "it": it states the time since its beginning. */
export interface Ending extends Pick<Passage, 'post' | 'sentence'> {
  span: StatedSpan
  since: Shelved
}

const YEAR_OF_DAYS = 365.25
const SHORTEST = 0.2
const ENOUGH = 3

const SETTLED =
  /(?<!\p{L})(?:there (?:it|he|she) (?:was|is)|found|turned up|(?:came|is|brought|gave it|put it|went) (?:back|up)|finally|at last|done|kept|returned|ah[ií] estaba|apareci[oó]|por fin|cumplid[oa]|cumpl[ií]|devolvi[oó]|encontr[eé]|gefunden|wieder da|zurück|endlich|geschafft|aufgetaucht|lag (?:es|er|sie|der|die|das))(?!\p{L})/iu
const BY_PRONOUN = /(?<!\p{L})(?:it|there it|lo|la|ahí|ahi|es|ihn|sie|er)(?!\p{L})/iu

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
  const posts = all.length > 0 || !rarest ? all : holdingAll(asked, [rarest])
  return posts.filter((p) => p.day !== null && !p.isForeign)
}

/** German gives every noun a capital. */
const isName = ({ question }: Asked, { label }: Term): boolean =>
  question.language !== 'de' && /^\p{Lu}/u.test(label) && !question.text.startsWith(label)

export function endingOf(asked: Asked): Ending | null {
  const about = subjectPosts(asked)
  const [first] = about
  if (!first) return null
  const own = new Set(about.map((p) => p.n))
  const names = new Set(about.flatMap((p) => namesIn(p, asked)))
  let best: (Ending & { signs: number }) | null = null
  for (const post of asked.library.posts) {
    if (post.day === null || post.n <= first.n || post.isForeign) continue
    if (post.tone === 'red' && !asked.question.asksTender) continue
    for (const span of spansStated(post.text, post.language)) {
      const since = about.find(
        (p) => p.n < post.n && isSpanOf(span, ((post.day as number) - (p.day as number)) / YEAR_OF_DAYS),
      )
      if (!since || span.years < SHORTEST) continue
      const signs =
        (SETTLED.test(post.text) ? 2 : 0) +
        (namesIn(post, asked).some((name) => names.has(name)) ? 2 : 0) +
        (own.has(post.n) ? 2 : 0) +
        (BY_PRONOUN.test(post.text) ? 1 : 0) +
        (since === first ? 1 : 0)
      const sentence =
        post.sentences.find((s) => s.text.includes(span.label)) ?? post.sentences[0]
      if (sentence && signs >= ENOUGH && signs > (best?.signs ?? 0))
        best = { post, sentence, span, since, signs }
    }
  }
  return best
}

/** Everybody who is known, and what has a capital inside a sentence; in German every noun has one. */
function namesIn(post: Shelved, { library }: Asked): string[] {
  const known = library.people.filter((p) => p.posts.includes(post.id)).map((p) => fold(p.name))
  if (post.language === 'de') return known
  const written = post.tokens.filter(
    (t) => t.isCapital && !t.isOpening && t.raw !== t.raw.toUpperCase() && t.key.length > 2,
  )
  return [...known, ...written.map((t) => t.key).filter((key) => !functionWords(post.language).has(key))]
}
