import { dateWords, fold, MONTHS, WEEKDAYS } from '@youzine/words'
import { functionWords } from '../stories/function-words.ts'
import { lemma } from '../stories/lemma.ts'
import type { Library, Shelved } from './library.ts'
import { isSpanOf, type StatedSpan, spansStated } from './stated-span.ts'
import { beginsIn, endsIn, isSettling, succeeds, turnFrom } from './story-turns.ts'

/** The earlier post that a post goes on with, where it need not name the thing again. */
export interface Link {
  from: Shelved
  /** How surely, 0–1. */
  strength: number
  /** The time since then, where the post states it. */
  span: StatedSpan | null
  /** It says that the thing came back, was found or was done. */
  isSettled: boolean
  /** It names the very day of that post. */
  isDated?: boolean
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
  const marks = library.posts.map((p) => wordsIn(p, words, names))
  const holders = new Map<string, number[]>()
  marks.forEach(({ rare }, n) => {
    for (const key of rare) {
      const all = holders.get(key)
      if (all) all.push(n)
      else holders.set(key, [n])
    }
  })
  const isRunning = new Set<number>()
  const season = seasonsOf(library)
  for (const post of library.posts) {
    if (post.day === null || post.isForeign) continue
    const links = [
      bySpan(post, library, marks, isRunning),
      byWords(post, library, marks, holders),
      onward(post, library),
      byDate(post, library),
      inSeason(post, season, library, marks, holders),
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
  /** Those that are not rare words as well. */
  names: ReadonlySet<string>
  text: string
  /** Which stories it can begin, once that has been asked. */
  begins?: number
}

function begunIn(marks: Marks): number {
  marks.begins ??= beginsIn(marks.text)
  return marks.begins
}

/** Of all posts at the stated distance the one that most looks like the beginning of this. */
function bySpan(
  post: Shelved,
  library: Library,
  marks: readonly Marks[],
  isRunning: ReadonlySet<number>,
): Link | null {
  const own = marks[post.n] as Marks
  const ends = endsIn(post.text)
  const isPronoun = BY_PRONOUN.test(post.text)
  let best: Link | null = null
  let most = 0
  for (const span of spansStated(post.text, post.language)) {
    if (span.years < SHORTEST) continue
    const latest = (post.day as number) - (span.years - span.below) * YEAR_OF_DAYS
    for (let n = lastUntil(latest, library, post.n); n >= 0; n--) {
      const from = library.posts[n] as Shelved
      const elapsed = yearsBetween(from, post)
      if (elapsed > span.years + span.above) break
      if (from.day === null || from.isForeign || !isSpanOf(span, elapsed)) continue
      const off = Math.abs(elapsed - span.years - (span.above - span.below) / 4)
      const signs =
        likeness(marks[n] as Marks, own) +
        turnFrom(begunIn(marks[n] as Marks), ends) +
        (span.isExact ? 1.5 : 0) +
        (isRunning.has(n) ? 0.5 : 0) +
        (isPronoun ? 0.5 : 0) -
        Math.min(0.4, off / 2)
      if (signs >= ENOUGH && signs > most) {
        most = signs
        best = { from, strength: BY_SPAN, span, isSettled: span.isExact || ends > 0 }
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
  for (const key of a.names) if (b.names.has(key)) named++
  return Math.min(3.5, sum) + Math.min(1.5, named)
}

const WORDS_ENOUGH = 1.65
const SAME_UNIT = 0.7
const MOST_MEASURED = 60
const MEASURED_ENOUGH = 1.35

const UNITS: readonly (readonly [string, RegExp])[] = [
  ['#time', /(?<![\d:.])\d{1,2}[:.]\d\d(?:[:.]\d\d)?(?![\d:]| ?(?:am|pm|uhr|a\.m|p\.m))/iu],
  ['#money', /[£$€] ?\d|\d ?(?:€|euros?|pesos)(?!\p{L})/iu],
  ['#weight', /(?<!\p{L})\d{1,9} ?(?:stone|kilos?|kg)(?!\p{L})/iu],
]

/** What a post measures: two that do so and share a rare word tell of the same thing. */
const unitIn = (text: string): string | null => UNITS.find(([, pattern]) => pattern.test(text))?.[0] ?? null

/** Two words that hardly any other post has. */
function byWords(
  post: Shelved,
  library: Library,
  marks: readonly Marks[],
  holders: ReadonlyMap<string, readonly number[]>,
): Link | null {
  const shared = new Map<number, number>()
  const measured = new Set<number>()
  for (const key of (marks[post.n] as Marks).rare) {
    const all = holders.get(key) ?? []
    if (all.length > MOST_MEASURED) continue
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

interface Seasons {
  /** Places of the posts of that time of year, oldest first. */
  around(day: number): number[]
}

const dayOfYear = (day: number): number => Math.floor(((day / YEAR_OF_DAYS) % 1) * YEAR_OF_DAYS)

function seasonsOf({ posts }: Library): Seasons {
  const days = Array.from({ length: 366 }, (): number[] => [])
  for (const { n, day } of posts) if (day !== null) days[dayOfYear(day)]?.push(n)
  return {
    around: (day) =>
      Array.from({ length: 2 * SEASON_DAYS + 1 }, (_, k) => (dayOfYear(day) + k - SEASON_DAYS + 366) % 366)
        .flatMap((d) => days[d] ?? [])
        .sort((a, b) => a - b),
  }
}

/** A success at the time of year at which the same thing was tried before, and not named again. */
function inSeason(
  post: Shelved,
  season: Seasons,
  library: Library,
  marks: readonly Marks[],
  holders: ReadonlyMap<string, readonly number[]>,
): Link | null {
  if (!succeeds(post.text)) return null
  const tried = new Map<string, number[]>()
  for (const n of season.around(post.day as number)) {
    const before = library.posts[n] as Shelved
    if (n >= post.n || before.isForeign || before.year === post.year) continue
    for (const key of (marks[n] as Marks).rare)
      if (!key.startsWith('#')) tried.set(key, [...(tried.get(key) ?? []), n])
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

/** "Exhibit A: 17 January 2010": the post of the day that is named. */
function byDate(post: Shelved, library: Library): Link | null {
  for (const { kind, month, date, year, to } of dateWords(post.tokens)) {
    const named = year ?? Number(post.tokens[to]?.key.match(/^(?:19|20)\d\d$/)?.[0] ?? Number.NaN)
    if (kind !== 'date' || !named || month === undefined || date === undefined) continue
    const day = Math.floor(Date.UTC(named, month - 1, date) / DAY)
    const from = library.posts[lastUntil(day, library, post.n)]
    if (from?.day === day && !from.isForeign)
      return { from, strength: BY_SPAN, span: null, isSettled: true, isDated: true }
  }
  return null
}
const DAY = 86_400_000

/** The last post, before a place, that was written on a day or earlier. */
function lastUntil(day: number, { posts }: Library, before: number): number {
  let from = 0
  let to = before
  while (from < to) {
    const middle = (from + to) >> 1
    if ((posts[middle]?.day ?? Number.POSITIVE_INFINITY) <= day) from = middle + 1
    else to = middle
  }
  return from - 1
}

const yearsBetween = (a: Shelved, b: Shelved): number =>
  ((b.day ?? Number.POSITIVE_INFINITY) - (a.day ?? Number.NEGATIVE_INFINITY)) / YEAR_OF_DAYS

const SHARE_OF_RARE = 1 / 60
const FEWEST = 4
const MOST = 8

/** Words that few posts have: language and word, what they are forms of. */
function rareWords(library: Library): ReadonlyMap<string, string> {
  const most = Math.min(MOST, Math.max(FEWEST, Math.floor(library.posts.length * SHARE_OF_RARE)))
  const forms = new Map<string, { keys: string[]; posts: Set<number> }>()
  for (const [language, own] of library.words)
    for (const [key, places] of own) {
      if (key.length < 4 || places.length > most || /\d/.test(key) || functionWords(language).has(key))
        continue
      if (MONTHS.has(key) || WEEKDAYS.has(key)) continue
      const id = `${language}|${lemma(key, language)}`
      const form = forms.get(id) ?? { keys: [], posts: new Set<number>() }
      form.keys.push(`${language}|${key}`)
      for (const n of places) form.posts.add(n)
      forms.set(id, form)
    }
  const rare = new Map<string, string>()
  for (const [id, { keys, posts }] of forms)
    if (posts.size >= 2 && posts.size <= most) for (const key of keys) rare.set(key, id)
  return rare
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

function wordsIn(post: Shelved, rare: ReadonlyMap<string, string>, names: ReadonlySet<string>): Marks {
  const own = new Set<string>()
  const named = new Set<string>()
  for (const { key } of post.tokens) {
    const id = rare.get(`${post.language}|${key}`)
    const name = names.has(key)
      ? key
      : key.endsWith('s') && names.has(key.slice(0, -1))
        ? key.slice(0, -1)
        : null
    if (id) own.add(id)
    else if (name) named.add(name)
  }
  const unit = unitIn(post.text)
  if (unit) own.add(unit)
  return { rare: own, names: named, text: post.text }
}
