import { dayFrom, ordinalOf, spans } from '@youzine/words'
import { connected, type Shared } from './chains.ts'
import { numberTold } from './number-told.ts'
import type { Told } from './told.ts'

/** A date or a weekday of a month that returns over the years. */
export interface Slot {
  id: string
  label: string
  posts: number[]
  /** Every post counts the years, and all counts have the same beginning. */
  isAnniversary: boolean
}

const YEARS = 3

/** Posts of at least three years on one date, or one nth weekday of a month, that speak of the same. */
export function slotsOf(posts: readonly Told[], shared: Shared): Slot[] {
  const byDate = new Map<string, number[]>()
  const byWeekday = new Map<string, number[]>()
  for (const post of posts) {
    const d = dayFrom(post.day)
    push(byDate, `${pad(d.month)}-${pad(d.date)}`, post.n)
    push(byWeekday, `${pad(d.month)}/${Math.ceil(d.date / 7)}/${d.weekday}`, post.n)
  }
  const slots: Slot[] = []
  for (const [date, members] of byDate) {
    if (yearsOf(members, posts) < YEARS || members.length > MANY) continue
    const counting = anniversaries(members, posts)
    if (counting.length >= YEARS)
      slots.push({ id: `day:${date}`, label: date, posts: counting, isAnniversary: true })
    for (const part of linked(members, posts, shared))
      if (!part.every((n) => counting.includes(n)))
        slots.push({
          id: `day:${date}`,
          label: date,
          posts: withOtherYears(date, part, members, posts),
          isAnniversary: false,
        })
  }
  for (const [weekday, members] of byWeekday) {
    if (yearsOf(members, posts) < YEARS + 1 || members.length > MANY) continue
    for (const part of linked(members, posts, shared))
      slots.push({
        id: `weekday:${weekday}`,
        label: weekday,
        posts: withNextDay(withOtherYears(weekday, part, members, posts), posts),
        isAnniversary: false,
      })
  }
  return slots
}

const MANY = 60

/** Christmas, new year, Epiphany, the days of mothers, fathers and thanks: anything is written on them. */
const FEASTS = new Set(
  '12-24 12-25 12-26 12-31 01-01 01-06 02-14 10-31 05/2/0 05/1/0 06/3/0 11/4/4 10/2/1'.split(' '),
)

const ESTABLISHED = 4
const RANKED = 3
/** Where a post a week is written, something is on any day. */
const SELDOM = 0.1

/**
 * “Silver.” – “Disqualified. For garlic.”: where hardly anything is written on other days, the one post of a year on the
 * day of a contest is of the contest, in whatever words.
 */
function withOtherYears(
  day: string,
  part: readonly number[],
  members: readonly number[],
  posts: readonly Told[],
): number[] {
  const first = posts[0]
  const last = posts.at(-1)
  const isContest = part.filter((n) => opensWithRank(posts[n] as Told)).length >= RANKED
  if (!first || !last || !isContest || FEASTS.has(day) || yearsOf(part, posts) < ESTABLISHED) return [...part]
  const chance = posts.length / (last.day - first.day + 1)
  if (chance > SELDOM) return [...part]
  const yearOf = (n: number) => dayFrom((posts[n] as Told).day).year
  const known = new Set(part.map(yearOf))
  const [from, to] = [Math.min(...known), Math.max(...known)]
  const more = members.filter((n) => {
    const year = yearOf(n)
    const isAlone = members.filter((m) => yearOf(m) === year).length === 1
    return !known.has(year) && isAlone && year >= from - 1 && year <= to + 2
  })
  return more.length > part.length ? [...part] : [...part, ...more].sort((a, b) => a - b)
}

function linked(members: readonly number[], posts: readonly Told[], shared: Shared): number[][] {
  const ranks = new Map(members.map((n) => [n, opensWithRank(posts[n] as Told)]))
  return connected(members, (a, b) => {
    if (dayFrom((posts[a] as Told).day).year === dayFrom((posts[b] as Told).day).year) return false
    if (ranks.get(a) && ranks.get(b)) return true
    const theirs = shared.of[b] as number[]
    let sum = 0.6 + (sameNumber(posts[a] as Told, posts[b] as Told) ? 0.2 : 0)
    for (const k of shared.of[a] as number[]) {
      if (!theirs.includes(k)) continue
      sum += shared.kinds[k] === 'word' ? 0.25 : (shared.weight[k] as number)
    }
    return sum >= 1
  }).filter((part) => yearsOf(part, posts) >= YEARS)
}

/** The same figure in words: "at five", "verse five". */
function sameNumber(a: Told, b: Told): boolean {
  const theirs = numbersIn(b)
  return [...numbersIn(a)].some((n) => theirs.has(n))
}

const known = new WeakMap<Told, ReadonlySet<number>>()

function numbersIn(post: Told): ReadonlySet<number> {
  const found =
    known.get(post) ?? new Set(post.tokens.flatMap((t) => numberTold(post, t) ?? []).filter((n) => n > 1))
  known.set(post, found)
  return found
}

/** "Third. Yellow card." – "I came fifth out of six." */
function opensWithRank(post: Told): boolean {
  return post.tokens.slice(0, 12).some((t) => ordinalOf(t.key, post.language) !== null)
}

/** The morning after belongs to the day, if it is the only post there and ranks as well. */
function withNextDay(part: readonly number[], posts: readonly Told[]): number[] {
  const all = new Set(part)
  for (const n of part) {
    const next = posts[n + 1]
    if (next && next.day - (posts[n] as Told).day === 1 && opensLater(next)) all.add(next.n)
  }
  return [...all].sort((a, b) => a - b)
}

const opensLater = (post: Told) => post.tokens.some((t) => ordinalOf(t.key, post.language) !== null)

/** "One year." – "Two years." – "Ten years.": all count from the same year. The year itself belongs to them. */
function anniversaries(members: readonly number[], posts: readonly Told[]): number[] {
  const byBase = new Map<number, number[]>()
  for (const n of members) {
    const post = posts[n] as Told
    const { year } = dayFrom(post.day)
    for (const span of spans(post.tokens, post.language))
      if (span.unit === 'year') push(byBase, year - span.count, n)
  }
  const best = [...byBase].sort((a, b) => new Set(b[1]).size - new Set(a[1]).size || a[0] - b[0])[0]
  if (!best) return []
  const found = new Set(best[1])
  for (const n of members) if (dayFrom((posts[n] as Told).day).year === best[0]) found.add(n)
  return [...found].sort((a, b) => a - b)
}

const yearsOf = (members: readonly number[], posts: readonly Told[]) =>
  new Set(members.map((n) => dayFrom((posts[n] as Told).day).year)).size

function push<K>(map: Map<K, number[]>, key: K, n: number) {
  const list = map.get(key)
  if (list) list.push(n)
  else map.set(key, [n])
}

const pad = (n: number) => String(n).padStart(2, '0')
