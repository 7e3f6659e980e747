import { fold } from '@youzine/words'
import { functionWords } from '../../stories/function-words.ts'
import type { Passage } from '../find.ts'
import type { Shelved } from '../library.ts'
import { isPlan } from '../plans.ts'
import type { Term } from '../question.ts'
import { isSpanOf, type StatedSpan, spansStated } from '../stated-span.ts'
import { type Asked, deeds, holdingAll } from './asked.ts'

/** The post in which a story ends, which may call the thing only "it": it states the time since its beginning. */
export interface Ending extends Pick<Passage, 'post' | 'sentence'> {
  span: StatedSpan
  since: Shelved
  /** It says that the thing came back, was found or was done. */
  isSettled: boolean
}

const YEAR_OF_DAYS = 365.25
const SHORTEST = 0.2
const ENOUGH = 3
/** Among many posts one that states a fitting time is found by chance. */
const MANY_POSTS = 400
const ENOUGH_OF_MANY = 5
const MOST_ABOUT = 12
const RARE = 25

const SETTLED =
  /(?<!\p{L})(?:there (?:it|he|she) (?:was|is)|found|turned up|(?:came|is|brought|gave it|put it|went) (?:back|up)|returned|ah[ií] estaba|apareci[oó]|devolvi[oó]|encontr[eé]|gefunden|wieder da|zurück|aufgetaucht|lag (?:es|er|sie|der|die|das))(?!\p{L})/iu
/** What was promised or planned is done. */
const FULFILLED =
  /(?<!\p{L})(?:finally|at last|done|kept|late|por fin|cumplid[oa]|cumpl[ií]|tarde|endlich|geschafft|verspätet)(?!\p{L})/iu
/** Lent, lost, promised: from here a story may wait for its end. */
const PARTED =
  /(?<!\p{L})(?:lent|lost|missing|away|gone|borrowed|promised|bought|prest[eéoó]|empeñad[oa]|perd[ií]|no encuentro|promet[ií]|compr[eéoó]|verliehen|geliehen|verloren|weg|verschwunden|versprochen|gekauft)(?!\p{L})/iu
const BY_PRONOUN = /(?<!\p{L})(?:it|lo|ahí|ahi|ihn)(?!\p{L})/iu

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

export function endingOf(asked: Asked): Ending | null {
  const about = subjectPosts(asked)
  const [first] = about
  // Whoever or whatever is in many posts has no one beginning.
  if (!first || about.length > MOST_ABOUT || subjectTerms(asked).every((t) => t.person)) return null
  const own = new Set(about.map((p) => p.n))
  const names = new Set(about.flatMap((p) => namesIn(p, asked)))
  const enough = asked.library.posts.length > MANY_POSTS ? ENOUGH_OF_MANY : ENOUGH
  let best: (Ending & { signs: number }) | null = null
  for (const post of asked.library.posts) {
    if (post.day === null || post.n <= first.n || post.isForeign) continue
    if (post.tone === 'red' && !asked.question.asksTender) continue
    for (const span of spansStated(post.text, post.language)) {
      const since = about.find(
        (p) => p.n < post.n && (p === first || PARTED.test(p.text)) && isSpanOf(span, yearsFrom(p, post)),
      )
      if (!since || span.years < SHORTEST || isOfAnother(post, span, own, asked)) continue
      const isSettled =
        SETTLED.test(post.text) ||
        (asked.question.kind === 'ever' && isPlan(since.text) && FULFILLED.test(post.text))
      const signs =
        (isSettled ? 2 : 0) +
        (namesIn(post, asked).some((name) => names.has(name)) ? 2 : 0) +
        (own.has(post.n) ? 2 : 0) +
        (BY_PRONOUN.test(post.text) ? 1 : 0) +
        (since === first ? 1 : 0)
      const sentence =
        (asked.question.kind === 'where' ? post.sentences.find((s) => SETTLED.test(s.text)) : null) ??
        post.sentences.find((s) => s.text.includes(span.label)) ??
        post.sentences[0]
      if (sentence && signs >= enough && signs > (best?.signs ?? 0))
        best = { post, sentence, span, since, isSettled, signs }
    }
  }
  return best
}

const yearsFrom = (a: Shelved, b: Shelved): number => ((b.day as number) - (a.day as number)) / YEAR_OF_DAYS

const DEFINITE = new Set('the my our der die das den dem mein meine unser unsere el la los las mi'.split(' '))

/** "The barrel is back. 10 years": a thing it names itself was spoken of that long ago. */
function isOfAnother(post: Shelved, span: StatedSpan, own: ReadonlySet<number>, { library }: Asked): boolean {
  if (own.has(post.n)) return false
  const words = library.words.get(post.language)
  return post.tokens.some((t, at) => {
    const isNamed = t.isOpening || DEFINITE.has(post.tokens[at - 1]?.key ?? '')
    if (!isNamed || t.key.length < 3 || functionWords(post.language).has(t.key)) return false
    const places = words?.get(t.key) ?? []
    if (places.length > RARE || library.people.some((p) => fold(p.name) === t.key)) return false
    if (places.some((n) => own.has(n))) return false
    return places.some((n) => {
      const before = library.posts[n] as Shelved
      return n < post.n && before.day !== null && isSpanOf(span, yearsFrom(before, post))
    })
  })
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
