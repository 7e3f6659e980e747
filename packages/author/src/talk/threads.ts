import { fold, MONTHS, WEEKDAYS } from '@youzine/words'
import { functionWords } from '../stories/function-words.ts'
import { lemma } from '../stories/lemma.ts'
import type { Library, Shelved } from './library.ts'
import { isSpanOf, type StatedSpan, spansStated } from './stated-span.ts'
import { isSettling, succeeds, turnFrom } from './story-turns.ts'

/** The earlier post that a post goes on with, where it need not name the thing again. */
export interface Link {
  from: Shelved
  /** How surely, 0–1. */
  strength: number
  /** The time since then, where the post states it. */
  span: StatedSpan | null
  /** It says that the thing came back, was found or was done. */
  isSettled: boolean
}

const YEAR_OF_DAYS = 365.25
const SHORTEST = 0.02
const BY_SPAN = 0.85
const BY_WORDS = 0.7
const NEXT_DAY = 0.6
const DAYS_ON = 2

const BY_PRONOUN = /(?<!\p{L})(?:it|its|him|he|her|she|lo|la|ahí|ahi|ihn|er|sie)(?!\p{L})/iu

const threads = new WeakMap<Library, ReadonlyMap<number, readonly Link[]>>()

/** For each post the posts before it that it goes on with: read once for all questions. */
export function linksOf(library: Library): ReadonlyMap<number, readonly Link[]> {
  const known = threads.get(library)
  if (known) return known
  const found = new Map<number, readonly Link[]>()
  const words = rareWords(library)
  const names = namesIn(library)
  const wordsOf = library.posts.map((p) => wordsIn(p, words, names))
  const holders = new Map<string, number[]>()
  wordsOf.forEach(({ rare }, n) => {
    for (const key of rare) holders.set(key, [...(holders.get(key) ?? []), n])
  })
  const isRunning = new Set<number>()
  for (const post of library.posts) {
    if (post.day === null || post.isForeign) continue
    const links = [
      bySpan(post, library, wordsOf, isRunning),
      byWords(post, library, wordsOf, holders),
      onward(post, library),
      inSeason(post, library, wordsOf, holders),
    ]
    const kept = links.filter((l) => l !== null)
    for (const { from } of kept) isRunning.add(from.n)
    if (kept.length > 0) found.set(post.n, kept)
  }
  threads.set(library, found)
  return found
}

interface Marks {
  rare: ReadonlySet<string>
  names: ReadonlySet<string>
}

/** Of all posts at the stated distance the one that most looks like the beginning of this. */
function bySpan(
  post: Shelved,
  library: Library,
  wordsOf: readonly Marks[],
  isRunning: ReadonlySet<number>,
): Link | null {
  let best: Link | null = null
  let most = 0
  for (const span of spansStated(post.text, post.language)) {
    if (span.years < SHORTEST) continue
    for (let n = post.n - 1; n >= 0; n--) {
      const from = library.posts[n] as Shelved
      const elapsed = yearsBetween(from, post)
      if (elapsed > span.years + span.above) break
      if (from.day === null || from.isForeign || !isSpanOf(span, elapsed)) continue
      const off = Math.abs(elapsed - span.years - (span.above - span.below) / 4)
      const signs =
        likeness(wordsOf[n] as Marks, wordsOf[post.n] as Marks) +
        turnFrom(from.text, post.text) +
        (span.isExact ? 1.5 : 0) +
        (isRunning.has(n) ? 0.5 : 0) +
        (BY_PRONOUN.test(post.text) ? 0.5 : 0) -
        Math.min(0.4, off / 2)
      if (signs >= ENOUGH && signs > most) {
        most = signs
        best = { from, strength: BY_SPAN, span, isSettled: span.isExact || isSettling(post.text) }
      }
    }
  }
  return best
}
const ENOUGH = 2.2

function likeness(a: Marks, b: Marks): number {
  let sum = 0
  for (const key of a.rare) if (b.rare.has(key)) sum += key.startsWith('#') ? 0.5 : 1.5
  let named = 0
  // A rare name has been counted among the words.
  for (const key of a.names)
    if (b.names.has(key) && ![...a.rare].some((id) => id.endsWith(`|${key}`))) named++
  return Math.min(3.5, sum) + Math.min(1.5, named)
}

const WORDS_ENOUGH = 1.65
const SAME_UNIT = 0.7
const MEASURED_ENOUGH = 1.35

const UNITS: readonly (readonly [string, RegExp])[] = [
  ['#time', /(?<![\d:.])\d{1,2}[:.]\d\d(?:[:.]\d\d)?(?![\d:]| ?(?:am|pm|uhr|a\.m|p\.m))/iu],
  ['#money', /[£$€] ?\d|\d ?(?:€|euros?|pesos)(?!\p{L})/iu],
  ['#weight', /(?<!\p{L})\d+ ?(?:stone|kilos?|kg)(?!\p{L})/iu],
]

/** What a post measures: two that do so and share a rare word tell of the same thing. */
const unitIn = (text: string): string | null => UNITS.find(([, pattern]) => pattern.test(text))?.[0] ?? null

/** Two words that hardly any other post has. */
function byWords(
  post: Shelved,
  library: Library,
  wordsOf: readonly Marks[],
  holders: ReadonlyMap<string, readonly number[]>,
): Link | null {
  const shared = new Map<number, number>()
  const measured = new Set<number>()
  for (const key of (wordsOf[post.n] as Marks).rare) {
    const all = holders.get(key) ?? []
    const worth = key.startsWith('#') ? SAME_UNIT : all.length <= 2 ? 1 : all.length === 3 ? 0.7 : 0.5
    for (const n of all) if (n < post.n) shared.set(n, (shared.get(n) ?? 0) + worth)
    if (key.startsWith('#')) for (const n of all) if (shared.has(n)) measured.add(n)
  }
  let found: Shelved | null = null
  let most = 0
  for (const [n, count] of shared)
    if (count > most || (count === most && found && n < found.n)) {
      found = library.posts[n] as Shelved
      most = count
    }
  return found && most >= (measured.has(found.n) ? MEASURED_ENOUGH : WORDS_ENOUGH)
    ? { from: found, strength: BY_WORDS, span: null, isSettled: isSettling(post.text) }
    : null
}

const IN_SEASON = 0.75
const SEASON_DAYS = 12
const YEARS_OF_TRYING = 2

/** A success at the time of year at which the same thing was tried before, and not named again. */
function inSeason(
  post: Shelved,
  library: Library,
  wordsOf: readonly Marks[],
  holders: ReadonlyMap<string, readonly number[]>,
): Link | null {
  if (!succeeds(post.text)) return null
  const tried = new Map<string, number[]>()
  for (const before of library.posts.slice(0, post.n)) {
    if (before.day === null || before.isForeign || before.year === post.year) continue
    const apart = Math.abs((((post.day as number) - before.day) / YEAR_OF_DAYS) % 1)
    if (Math.min(apart, 1 - apart) * YEAR_OF_DAYS > SEASON_DAYS) continue
    for (const key of (wordsOf[before.n] as Marks).rare)
      if (!key.startsWith('#')) tried.set(key, [...(tried.get(key) ?? []), before.n])
  }
  const years = (places: readonly number[]) => new Set(places.map((n) => library.posts[n]?.year)).size
  const sorted = [...tried]
    .map(([key, places]) => ({
      places,
      years: years(places),
      share: places.length / (holders.get(key)?.length ?? 1),
    }))
    .filter((t) => t.years >= YEARS_OF_TRYING)
    .sort((a, b) => b.years - a.years || b.share - a.share)
  const [most, next] = sorted
  if (
    !most ||
    (next && next.years === most.years && next.share === most.share && next.places[0] !== most.places[0])
  )
    return null
  const from = library.posts[most.places.at(-1) ?? -1]
  return from ? { from, strength: IN_SEASON, span: null, isSettled: true } : null
}

const SHORT = 14
const SAID_OF_BEFORE =
  /(?<!\p{L})(?:it|he|she|him|her|they|them|er|sie|ihn|ihm|lo|la|él|ella|that|das)(?!\p{L})/iu

/** The post of the day after, which has no subject of its own. */
function onward(post: Shelved, library: Library): Link | null {
  const before = library.posts[post.n - 1]
  if (!before || before.day === null || before.isForeign || (post.day as number) - before.day > DAYS_ON)
    return null
  const isOpen = post.tokens.length <= SHORT || SAID_OF_BEFORE.test(post.sentences[0]?.text ?? '')
  return isOpen ? { from: before, strength: NEXT_DAY, span: null, isSettled: isSettling(post.text) } : null
}

const yearsBetween = (a: Shelved, b: Shelved): number =>
  ((b.day ?? Number.POSITIVE_INFINITY) - (a.day ?? Number.NEGATIVE_INFINITY)) / YEAR_OF_DAYS

const SHARE_OF_RARE = 1 / 60
const FEWEST = 4
const MOST = 8

/** Words that few posts have, as lemmas by language. */
function rareWords(library: Library): ReadonlySet<string> {
  const most = Math.min(MOST, Math.max(FEWEST, Math.floor(library.posts.length * SHARE_OF_RARE)))
  const counts = new Map<string, Set<number>>()
  for (const [language, own] of library.words)
    for (const [key, places] of own) {
      if (key.length < 4 || /\d/.test(key) || functionWords(language).has(key)) continue
      if (MONTHS.has(key) || WEEKDAYS.has(key)) continue
      const id = `${language}|${lemma(key, language)}`
      const posts = counts.get(id) ?? new Set<number>()
      for (const n of places) posts.add(n)
      counts.set(id, posts)
    }
  return new Set([...counts].filter(([, posts]) => posts.size >= 2 && posts.size <= most).map(([id]) => id))
}

/** Everybody who is known, and what has a capital inside a sentence; in German every noun has one. */
function namesIn(library: Library): ReadonlySet<string> {
  const names = new Set(library.people.flatMap((p) => [fold(p.name), ...p.aliases]))
  for (const post of library.posts) {
    if (post.language === 'de') continue
    for (const t of post.tokens)
      if (t.isCapital && !t.isOpening && t.raw !== t.raw.toUpperCase() && t.key.length > 2)
        if (!functionWords(post.language).has(t.key) && !MONTHS.has(t.key) && !WEEKDAYS.has(t.key))
          names.add(t.key)
  }
  return names
}

function wordsIn(post: Shelved, rare: ReadonlySet<string>, names: ReadonlySet<string>): Marks {
  const own = new Set<string>()
  const named = new Set<string>()
  for (const { key } of post.tokens) {
    const id = `${post.language}|${lemma(key, post.language)}`
    const name = names.has(key)
      ? key
      : key.endsWith('s') && names.has(key.slice(0, -1))
        ? key.slice(0, -1)
        : null
    if (name) named.add(name)
    if (rare.has(id)) own.add(id)
  }
  const unit = unitIn(post.text)
  if (unit) own.add(unit)
  return { rare: own, names: named }
}
