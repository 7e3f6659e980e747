import { dayFrom, ordinalOf } from '@youzine/words'
import { has, signsIn } from './cues.ts'
import { easter } from './due.ts'
import { isFunction, type Told } from './told.ts'

const YEAR = 365.25
const LEAST = 3
/** So many days of the year hold a yearly thing; a date is one or two. */
const SEASON = 14
const DATE = 2
const MOST_OF = 0.8
const MARGIN = 3
const HIGHEST = 12
const EACH_YEAR =
  /(?<!\p{L})(?:this year|another year|one more year|este año|otro año|dieses jahr|heuer|(?:no|nr|n[º°]?)\.? ?\d{1,2}(?!\d)|(?:number|número|nummer) (?:\d{1,2}(?!\d)|two|three|four|five|six|seven|eight|nine|ten|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn)|attempt|intento|versuch|year (?:two|three|four|five|six|seven|eight|nine|ten|\d+))(?!\p{L})/iu

/**
 * What comes round each year, and was not named: the blue card of the second September, the cake that was not baked.
 * Of the years that the story has no post in, the one of those days belongs to it if it counts or says “again”; on a
 * fixed date any post does.
 */
export function missedYears(
  members: readonly number[],
  posts: readonly Told[],
  isPlace: boolean,
  isElsewhere: (post: Told) => boolean,
): number[] {
  const told = members.map((n) => posts[n] as Told)
  const years = new Set(told.map((p) => dayFrom(p.day).year))
  if (years.size < LEAST) return []
  const isOfThem = sharedBy(told)
  const feast = feastOf(told)
  if (feast !== null)
    return onePerYear(
      posts.filter((p) => isFree(p, years) && fromEaster(p) === feast && (comesRound(p) || isOfThem(p))),
    )
  const season = seasonOf(told)
  if (!season) return []
  const isDate = season.width <= DATE && (isPlace || !told.some((p) => isHoliday(p)))
  const dates = new Set(told.map(dateOf))
  // “Wieder da” has come home, and is no word of what comes round in English.
  const spoken = new Set(told.map((p) => p.language))
  // What is always on a Sunday is of the Sunday, and not of its date.
  const weekday = weekdayOf(told)
  return onePerYear(
    posts.filter((post) => {
      if (!isFree(post, years)) return false
      const off = distance(placeOf(post), season.middle)
      if (isDate ? !dates.has(dateOf(post)) : off > season.width / 2 + MARGIN) return false
      if (weekday !== null && dayFrom(post.day).weekday !== weekday) return false
      if (isDate) return true
      // “Defending champions. Sank.”: a short post of that Sunday; of a date any.
      const isSameDay = dates.size === 1 || (weekday !== null && post.tokens.length <= HIGHEST)
      return (
        (comesRound(post) && spoken.has(post.language) && !isElsewhere(post)) || (isSameDay && isOfThem(post))
      )
    }),
  )
}

/** The one on which nearly all of them fall; the morning after is another. */
function weekdayOf(told: readonly Told[]): number | null {
  const counts = new Map<number, number>()
  for (const p of told) counts.set(dayFrom(p.day).weekday, (counts.get(dayFrom(p.day).weekday) ?? 0) + 1)
  return [...counts].find(([, n]) => n >= told.length * MOST_OF)?.[0] ?? null
}

const isFree = (post: Told, years: ReadonlySet<number>) =>
  !years.has(dayFrom(post.day).year) && post.tone !== 'hidden' && post.tone !== 'red' && !post.read.greeting

/** Two posts of one year: either may be meant. */
function onePerYear(posts: readonly Told[]): number[] {
  const found = new Map<number, number[]>()
  for (const { n, day } of posts) {
    const { year } = dayFrom(day)
    found.set(year, [...(found.get(year) ?? []), n])
  }
  return [...found.values()].flatMap((list) => (list.length === 1 ? list : []))
}

/** It has a word that several of them have. */
function sharedBy(told: readonly Told[]): (post: Told) => boolean {
  const counts = new Map<string, number>()
  for (const p of told) for (const w of contentOf(p)) counts.set(w, (counts.get(w) ?? 0) + 1)
  return (post) => [...contentOf(post)].some((w) => (counts.get(w) ?? 0) >= Math.max(2, told.length * WORDS))
}

const WORDS = 0.25
const contentOf = (post: Told) =>
  new Set(post.lemmas.filter((w, at) => w.length > 2 && !isFunction(post, at)))

const fromEaster = (post: Told) => post.day - easter(dayFrom(post.day).year)
const BEFORE_EASTER = -52
const AFTER_EASTER = 61

/** Ascension Day, Pentecost, Good Friday: the day that moves with Easter, on which nearly all of them fall. */
function feastOf(told: readonly Told[]): number | null {
  const byOffset = new Map<number, Set<number>>()
  for (const p of told) {
    const off = fromEaster(p)
    if (off < BEFORE_EASTER || off > AFTER_EASTER) continue
    byOffset.set(off, (byOffset.get(off) ?? new Set()).add(dayFrom(p.day).year))
  }
  for (const [off, years] of byOffset)
    if (years.size >= LEAST && years.size >= told.length * MOST_OF) return off
  return null
}

function dateOf(post: Told): string {
  const { month, date } = dayFrom(post.day)
  return `${month}-${date}`
}

/** On some days everybody writes, about anything. */
function isHoliday(post: Told): boolean {
  const { month, date } = dayFrom(post.day)
  return (month === 12 && date >= 23) || (month === 1 && date <= 2)
}

function comesRound(post: Told): boolean {
  const ranks = post.tokens.slice(0, HIGHEST).some((t) => (ordinalOf(t.key, post.language) ?? 99) <= HIGHEST)
  return ranks || EACH_YEAR.test(post.text) || has(signsIn(post), 'still')
}

const placeOf = (post: Told) => post.day - Math.round((dayFrom(post.day).year - 1970) * YEAR)

function distance(a: number, b: number): number {
  const off = Math.abs(a - b) % YEAR
  return Math.min(off, YEAR - off)
}

/** The days of the year on which nearly all of them fall. */
function seasonOf(told: readonly Told[]): { middle: number; width: number } | null {
  const places = told.map(placeOf)
  for (const width of [DATE, SEASON])
    for (const from of places) {
      const after = (p: number) => (((p - from) % YEAR) + YEAR) % YEAR
      const inside = told.filter((p) => after(placeOf(p)) <= width)
      if (inside.length < told.length * MOST_OF) continue
      if (new Set(inside.map((p) => dayFrom(p.day).year)).size < LEAST) continue
      const reach = Math.max(...inside.map((p) => after(placeOf(p))))
      return { middle: from + reach / 2, width: reach }
    }
  return null
}
