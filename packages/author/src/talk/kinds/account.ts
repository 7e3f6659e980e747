import type { SentenceOf, Shelved } from '../library.ts'
import { type Asked, evidence, type Reply } from './asked.ts'
import { IN_ALL } from './yearly.ts'

/** An account that somebody keeps: the same thing counted once a year, at the same time of it. */
interface Entry {
  post: Shelved
  sentence: SentenceOf
  year: number
  value: number
}

const LEAST_YEARS = 4
/** Of an account's posts, so many have the word that is asked for. */
const MOST_OF_THEM = 0.6
const MONTHS_APART = 2
const YEAR_MONTHS = 12

/** What its keeper says it comes to: “Total of thirteen Decembers: 307”. */
const STATED =
  /(?<!\p{L})(?:total|in all|altogether|summe|insgesamt|gesamt)(?!\p{L})[^.!?\n\d]{0,20}(?:(?:19|20)\d\d)?[^.!?\n\d]{0,48}?[: ](\d{1,3}(?:[.,]\d{3})+|\d{1,6})(?![\d.,]*\d)|(?<![\d.,])(\d{1,6}) (?:in total|in all|altogether|en total|insgesamt)(?!\p{L})/iu
/** What one did with them, in a word that no post has. */
const LIKE_A_VERB = /\p{L}{3}(?:é|í|amos|imos|aste|iste|ado|ido|ed|ing|elt|iert|cht)$/iu
const YEAR_ASKED =
  /(?<!\p{L})(?:years?|seasons?|when|which|año|años|temporada|cuándo|qué|cuál|jahr|jahre|saison|wann|welche[sn]?)(?!\p{L})/iu
/** “last year it was 18, I forgot to post it”. */
const YEAR_BEFORE =
  /(?<!\p{L})(?:last (?:year|yr|season)|el año pasado|la temporada pasada|letzte[sn]? jahr|letzte saison|im vorjahr)(?!\p{L})[^.!?\n\d]{0,24}(?<![\d.,])(\d{1,6})(?![\d.,]*\d)/iu

export function fromAccount(asked: Asked): Reply | null {
  const entries = accountOf(asked)
  return entries && (inAll(asked, entries) ?? mostOrLeast(asked, entries) ?? ofYear(asked, entries))
}

function accountOf({ analysis, library, question }: Asked): Entry[] | null {
  const subject = question.terms.filter(
    ({ isLight, isDeed, matches, label }) =>
      !isLight &&
      !isDeed &&
      !(matches.posts.size === 0 && LIKE_A_VERB.test(label)) &&
      !IN_ALL.test(label) &&
      !YEAR_ASKED.test(label),
  )
  if (subject.length === 0 || subject.some(({ person }) => person)) return null
  for (const { isRank, points } of analysis.stories.series) {
    if (isRank) continue
    const told = points.flatMap(({ post: id, value, line }) => {
      const post = library.byId.get(id)
      const sentence = post && (post.sentences.find(({ text }) => text === line) ?? post.sentences[0])
      return post?.year && sentence ? [{ post, sentence, year: post.year, value }] : []
    })
    const entries = onceAYear(told)
    if (entries.length < LEAST_YEARS) continue
    const isSubject = ({ matches }: (typeof subject)[number]) =>
      entries.filter(({ post }) => matches.posts.has(post.n)).length >= MOST_OF_THEM * entries.length
    if (subject.every(isSubject)) return entries
  }
  return null
}

/** What is counted at another time of the year is something else, or the same once more. */
function onceAYear(told: readonly Entry[]): Entry[] {
  const months = told.map(({ post }) => post.month ?? 0).toSorted((a, b) => a - b)
  const usual = months[Math.floor(months.length / 2)] ?? 0
  const apart = (month: number) => {
    const between = Math.abs(month - usual)
    return Math.min(between, YEAR_MONTHS - between)
  }
  const byYear = new Map<number, Entry>()
  for (const entry of told) if (apart(entry.post.month ?? 0) < MONTHS_APART) byYear.set(entry.year, entry)
  return [...byYear.values()]
}

const reply = (asked: Asked, said: string, { post, sentence }: Pick<Entry, 'post' | 'sentence'>): Reply => ({
  text: `${said}. ${evidence(asked, { post, sentence })}`,
  posts: [post.id],
  isCounted: true,
  isOfStory: true,
})

/** In its keeper's own words, where they have added it up. */
function inAll(asked: Asked, entries: readonly Entry[]): Reply | null {
  if (!IN_ALL.test(asked.question.text)) return null
  for (const { post } of entries.toReversed()) {
    const sentence = post.sentences.find(({ text }) => STATED.test(text))
    const [, after, before] = STATED.exec(sentence?.text ?? '') ?? []
    const total = after ?? before
    if (sentence && total) return reply(asked, total, { post, sentence })
  }
  return null
}

function mostOrLeast(asked: Asked, entries: readonly Entry[]): Reply | null {
  const { isMost, isLeast } = asked.question.degree
  if (isMost === isLeast || !YEAR_ASKED.test(asked.question.text)) return null
  const sorted = entries.toSorted((a, b) => (isMost ? b.value - a.value : a.value - b.value))
  const [first, second] = sorted
  if (!first || first.value === second?.value) return null
  return reply(asked, `${first.year}: ${first.value}`, first)
}

function ofYear(asked: Asked, entries: readonly Entry[]): Reply | null {
  const { kind, spans, degree } = asked.question
  const [span, ...more] = spans
  const isCounting = kind === 'how-many' || kind === 'how-much' || kind === 'what'
  if (!isCounting || !span?.year || span.month || span.side || more.length > 0 || degree.isFirst) return null
  const own = entries.find(({ year }) => year === span.year)
  if (own) return reply(asked, String(own.value), own)
  const next = entries.find(({ year }) => year === (span.year ?? 0) + 1)
  const sentence = next?.post.sentences.find(({ text }) => YEAR_BEFORE.test(text))
  const [, value] = YEAR_BEFORE.exec(sentence?.text ?? '') ?? []
  return next && sentence && value ? reply(asked, value, { post: next.post, sentence }) : null
}
