import { ageIn, amountBeside, lengthIn, saysColour, saysMoney, saysSize } from '../amounts.ts'
import { conceptsIn } from '../concepts.ts'
import { isWithin, type Passage, sentenceOf } from '../find.ts'
import type { SentenceOf, Shelved } from '../library.ts'
import { isPlan } from '../plans.ts'
import type { Term } from '../question.ts'
import { isHandedBack, isWholeTurn } from '../story-turns.ts'
import { linksOf } from '../threads.ts'
import { wordId } from '../word-matches.ts'
import {
  type Asked,
  dayIn,
  evidence,
  fitting,
  passageAbout,
  type Reply,
  SURE,
  sayIn,
  weighty,
  wordsIn,
} from './asked.ts'
import { endingOf } from './ending.ts'
import { actsAbout, subjectTerms } from './subject.ts'
import { sumOfYears, yearlyOf } from './yearly.ts'

interface Counted {
  post: Shelved
  sentence: SentenceOf
  value: number
  label: string
  isClose: boolean
}

/** Every number that stands beside the thing asked for. */
function countsOf(asked: Asked): Counted[] {
  const [head, ...others] = weighty(asked.question.terms)
  if (!head) return []
  // "Scrabble tiles": the number may stand before either.
  const heads = [head, ...others.slice(0, 1).filter((t) => !t.person && t.concepts.length === 0)]
  const found: Counted[] = []
  for (const n of new Set(heads.flatMap((t) => [...t.matches.posts]))) {
    const post = asked.library.posts[n] as Shelved
    if (post.isForeign || post.day === null) continue
    if (others.some((t) => t.person && !t.matches.posts.has(n))) continue
    const counted = heads.map((t) => countIn(post, t)).find((c) => c !== null)
    if (counted) found.push(counted)
  }
  return found.sort((a, b) => a.post.n - b.post.n)
}

function countIn(post: Shelved, head: Term): Counted | null {
  for (let spot = 0; spot < post.tokens.length; spot++) {
    if (!head.matches.words.has(wordId(post.language, post.tokens[spot]?.key ?? ''))) continue
    const amount = amountBeside(post, spot)
    const sentence = post.sentences[sentenceOf(post, spot)]
    if (amount && sentence) return { post, sentence, ...amount }
  }
  return null
}

/** The figure first, where it can stand by itself. */
const leadOf = (asked: Asked, { label, isClose }: Counted): string =>
  isClose ? `${wordsIn(asked).capital(label)}. ` : ''

export function howMany(asked: Asked): Reply | null {
  const { question } = asked
  if (question.degree.isMost || question.degree.isLeast) return extreme(asked)
  const inAll = sumOfYears(asked, countsOf(asked))
  if (inAll) return inAll
  const coverage = new Map(asked.passages.map((p) => [p.post.id, p.coverage]))
  const within = countsOf(asked).filter(({ post }) => isWithin(post, question.spans))
  const best = Math.max(0, ...within.map((c) => coverage.get(c.post.id) ?? 0))
  const counts = best < COUNTED ? [] : within.filter((c) => (coverage.get(c.post.id) ?? 0) >= best - 0.1)
  const isUntil = question.spans.some((s) => s.side === 'until')
  const found = isUntil || question.degree.isLast ? counts.at(-1) : counts[0]
  if (found && (counts.length === 1 || question.spans.length > 0))
    return { text: `${leadOf(asked, found)}${evidence(asked, found)}`, posts: [found.post.id] }
  const last = counts.at(-1)
  if (last) {
    const listed = counts
      .filter((c, n) => c.value !== counts[n - 1]?.value)
      .slice(-MOST_LISTED)
      .map((c) => `${c.label} (${dayIn(asked, c.post.day as number)})`)
    return {
      text: `${listed.join('; ')}. ${evidence(asked, last)}`,
      posts: counts.slice(-MOST_LISTED).map((c) => c.post.id),
      isCounted: true,
    }
  }
  if (weighty(question.terms).length < 2) return tallied(asked)
  const [counted] = weighty(question.terms)
  const [likely] = fitting(
    asked,
    (p) => NUMBER.test(p.sentence.text) || isShortWith(p, (text) => NUMBER.test(text)),
    (text) => NUMBER.test(text),
  ).filter((p) => counted === undefined || p.at.has(counted))
  return likely ? { text: evidence(asked, likely), posts: [likely.post.id] } : null
}

/** "Counted the stairs. It is 131.": somebody has counted, and the number stands by itself. */
function tallied(asked: Asked): Reply | null {
  const found = asked.passages
    .filter((p) => p.coverage >= SURE && p.post.tokens.length <= SHORT_POST && TALLY.test(p.post.text))
    .filter((p) => NUMBER.test(p.post.text))
    .sort((a, b) => b.post.n - a.post.n)[0]
  return found ? { text: evidence(asked, found), posts: [found.post.id] } : null
}
const TALLY =
  /(?<!\p{L})(?:count(?:ed|s)?|in all|altogether|cont[éóa]|contado|en total|gezählt|insgesamt)(?!\p{L})/iu

const MOST_LISTED = 6
/** A number beside the very thing needs less of the rest. */
const COUNTED = 0.5

export const NUMBER =
  /(?<!(?:number|no\.|nr\.|núm\.) ?)(?<!\d)\d+(?![\d]*,\s)|(?<!\p{L})(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|hundred|thousand|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn)(?!\p{L})/iu

/** Most or fewest of something that the posts count themselves. */
export function extreme(asked: Asked): Reply | null {
  const others = weighty(asked.question.terms).slice(1)
  const counts = countsOf(asked).filter(
    ({ post }) => isWithin(post, asked.question.spans) && others.every((t) => t.matches.posts.has(post.n)),
  )
  if (counts.length < 2) return null
  const { isLeast } = asked.question.degree
  const yearly = yearlyOf(counts)
  const found = (yearly.length > 0 ? yearly : counts).reduce((a, b) =>
    isLeast ? (b.value < a.value ? b : a) : b.value > a.value ? b : a,
  )
  const say = sayIn(asked)
  const lead = (isLeast ? say.least : say.most)(found.label, dayIn(asked, found.post.day as number))
  return { text: `${lead} ${evidence(asked, found)}`, posts: [found.post.id], isCounted: true }
}

/** The first passage that holds enough of the question and the kind of thing it asks for. */
export function typed(asked: Asked, isAnswer: (passage: Passage) => boolean, least: number): Reply | null {
  const sure = asked.passages.filter((p) => p.coverage >= least && isAnswer(p))
  const { isFirst, isLast } = asked.question.degree
  const [best] = sure
  const near = sure.filter((p) => p.score >= (best?.score ?? 0) - 0.15).sort((a, b) => a.post.n - b.post.n)
  const found = isFirst ? near[0] : isLast ? near.at(-1) : best
  return found ? { text: evidence(asked, found), posts: [found.post.id] } : null
}

/** A sum in the same breath; what something cost only where it was bought, sold or paid for. */
export function howMuch(asked: Asked): Reply | null {
  const rest = asked.question.terms.filter((t) => t.concepts.length === 0 || t.person)
  const isDeal = PRICED.test(asked.question.text)
  // Two rare words beside a sum are enough, also where a third has another name.
  const hasRest = (p: Passage) => {
    const held = weighty(rest).filter((t) => p.at.has(t)).length
    return rest.length > 0 && (held === weighty(rest).length || held >= 2)
  }
  const isPaid = (p: Passage) =>
    PRICE.test(p.post.text) ||
    isPricedBeside(p, weighty(rest)) ||
    p.post.tokens.some((t) => conceptsIn(t.key, p.post.language).some((c) => DEALS.has(c)))
  return typed(
    asked,
    (p) =>
      (saysMoney(p.sentence.text) || isShortWith(p, saysMoney)) &&
      (p.coverage >= SURE || hasRest(p)) &&
      (!isDeal || isPaid(p)),
    0.3,
  )
}
/** "A trombone, £60" */
const isPricedBeside = ({ post, at }: Passage, terms: readonly Term[]): boolean =>
  terms.some((t) =>
    at.get(t)?.some((spot) => PRICE_NEXT.test(post.text.slice(post.tokens[spot]?.to ?? 0).slice(0, 24))),
  )
const PRICE_NEXT =
  /^[,:(]? ?(?:for |por |für |a )?(?:[£$€] ?\d|\d[\d.,]* ?(?:€|£|euros?|pesos|pounds?|dollars?))/iu

/** "4 Euro das Glas" */
const PRICE =
  /(?:[£$€] ?\d[\d.,]*|\d ?(?:€|£|euros?|pesos|pounds?|dollars?)) (?:das|der|die|the|an?|per|each|apiece|el|la|pro|je|cada|all in)(?!\p{L})/iu
const PRICED = /cost|price|cuest|costó|costar|precio|kost|preis/iu
const DEALS = new Set(['buy', 'sell', 'cost'])

export const howBig = (asked: Asked): Reply | null =>
  typed(asked, (p) => isShortWith(p, (text) => saysSize(asked.question.text, text, p.post.language)), SURE)
export const colour = (asked: Asked): Reply | null => typed(asked, (p) => isShortWith(p, saysColour), SURE)

/** The length that most posts give, else the latest: whoever looks back knows best. */
export function howLong(asked: Asked): Reply | null {
  const about = weighty(asked.question.terms)
  const isOne = about.length === 1
  const lengthOf = (text: string, post: Shelved) => lengthIn(text, post.language) ?? clockIn(text, asked)
  const hasLength = (text: string, post: Shelved) => lengthOf(text, post) !== null && !isPlan(text)
  const passages = fitting(
    asked,
    (p) => hasLength(p.sentence.text, p.post) || isShortWith(p, (text) => hasLength(text, p.post)),
    (text, post) => hasLength(text, post) || (isBrief(post) && hasLength(post.text, post)),
  ).filter((p) => !isMidway(p, asked))
  const found = passages.flatMap((p) => {
    const own = lengthOf(p.sentence.text, p.post)
    const length = own ?? (isOne || p.post.tokens.length > SHORT_POST ? null : lengthOf(p.post.text, p.post))
    return length ? [{ ...p, length: length.toLowerCase() }] : []
  })
  const votes = (length: string) =>
    asked.library.posts.filter(
      (p) => p.text.toLowerCase().includes(length) && about.some((t) => t.matches.posts.has(p.n)),
    ).length
  const [best] = found.sort((a, b) => votes(b.length) - votes(a.length) || b.post.n - a.post.n)
  const ending = endingOf(asked)
  const isWhole = ending !== null && isHandedBack(ending.since.text, ending.post.text)
  if (ending?.isSettled && (!best || (isWhole && !TAKES.test(asked.question.text)))) {
    const worked = TAKES.test(asked.question.text) ? lengthIn(ending.post.text, ending.post.language) : null
    const lead = wordsIn(asked).capital(worked ?? ending.span.label)
    return { text: `${lead}. ${evidence(asked, ending)}`, posts: [ending.post.id, ending.since.id] }
  }
  return best ? { text: evidence(asked, best), posts: [best.post.id] } : betweenTurns(asked)
}

/** A time that has gone by in the midst of a story is not how long it took. */
function isMidway({ post, at }: Passage, { library, question }: Asked): boolean {
  const isCarried = question.terms.some((t) => at.has(t) && !t.matches.posts.has(post.n))
  const links = linksOf(library).get(post.n) ?? []
  return isCarried && links.some((l) => l.span !== null && !l.isSettled)
}

/** "1:21", where the question is how long it took. */
const clockIn = (text: string, { question }: Asked): string | null =>
  TAKES.test(question.text)
    ? (/(?<![\d:.])\d{1,2}(?:[:.]\d\d){1,2}(?![\d:]| ?(?:am|pm|Uhr))|(?<!\d)\d{1,2} ?hrs? ?\d{1,2}/iu.exec(
        text,
      )?.[0] ?? null)
    : null

/** "How long did it take" asks for the work, not for the wait. */
const TAKES = /(?<!\p{L})(?:take|took|tard[oóeé]\p{L}*|gedauert|dauerte)(?!\p{L})/iu

const MOST_ACTS = 12

/** From the post in which it began to the one in which it ended, where both say so. */
function betweenTurns(asked: Asked): Reply | null {
  const terms = subjectTerms(asked).filter((t) => !t.person)
  const acts = actsAbout(asked, terms)
    .filter((a) => a.isNamed)
    .map((a) => a.post)
  if (acts.length > MOST_ACTS) return null
  const first = acts.find((a) => acts.some((b) => b.n > a.n && isWholeTurn(a.text, b.text)))
  const last = first && acts.findLast((b) => b.n > first.n && isWholeTurn(first.text, b.text))
  const shown = last && passageAbout(last, terms)
  if (!first || !last || !shown || first.day === null || last.day === null) return null
  const gap = wordsIn(asked).capital(wordsIn(asked).gap(first.day, last.day))
  const span = sayIn(asked).between(gap, dayIn(asked, first.day), dayIn(asked, last.day))
  return { text: `${span} ${evidence(asked, shown)}`, posts: [last.id, first.id] }
}

/** At the time that is asked for, else as of late. */
export function howOld(asked: Asked): Reply | null {
  const people = asked.question.terms.filter((t) => t.person)
  const hasEverybody = ({ coverage, at }: Passage) =>
    coverage >= SURE || (people.length > 0 && people.every((t) => at.has(t)))
  const isAge = ({ post, at }: Passage) =>
    post.tokens.length <= SHORT_POST &&
    [...at].some(([, spots]) => post.sentences.some((s) => ageIn(post, s, spots) !== null))
  const aged = asked.passages.filter((p) => p.coverage >= AGED && hasEverybody(p) && isAge(p))
  const best = Math.max(0, ...aged.map((p) => p.coverage))
  const near = aged.filter((p) => p.coverage >= best - 0.1).sort((a, b) => a.post.n - b.post.n)
  const found = WHEN.test(asked.question.text) ? near[0] : near.at(-1)
  return found ? { text: evidence(asked, found), posts: [found.post.id] } : null
}
/** An age beside a name says whose it is. */
const AGED = 0.3
const WHEN = /\bwhen\b|\bcuando\b|\bals\b/iu

const SHORT_POST = 45

const A_LENGTH =
  /(?:\d{1,9}|\p{L}{1,40}) (?:years?|months?|weeks?|días|años?|meses|semanas?|Jahre?n?|Monate?n?|Wochen?)(?!\p{L})/giu
/** It counts one stretch of time only. */
const isBrief = (post: Shelved): boolean =>
  post.tokens.length <= SHORT_POST && (post.text.match(A_LENGTH)?.length ?? 0) === 1
const isShortWith = ({ post }: Passage, says: (text: string) => boolean): boolean =>
  post.tokens.length <= SHORT_POST && says(post.text)
