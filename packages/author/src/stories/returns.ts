import type { Chain, Shared } from './chains.ts'
import type { Key } from './key.ts'
import { type Back, halves, looksBack } from './looking-back.ts'
import { turnsIn } from './openings.ts'
import { LARGE } from './refrains.ts'
import type { Told } from './told.ts'

/** A later post that says how long ago something began, and the post in which it did. */
export interface Return {
  from: number
  to: number
}

/** Enough for a link: a name and the very day; a loss and its end; a thing. */
const ENOUGH = 0.85
/** In a large archive something was posted on every day. */
const SURE = 1.3
/** So much better than the next best beginning. */
const CLEARLY = 0.15
const POINTS = new Set(
  "it it's its him he he's them they her she this that there lo la los las le se eso esto ihn ihm er es sie das ihr".split(
    ' ',
  ),
)
const LONGEST = 90

/**
 * “There it was on our grass, 12 years”: a post that counts back to the beginning of something, without naming it.
 * What began then is found by what the two have in common, by how something lost or lent comes back, and by the day.
 */
export function returnsIn(
  posts: readonly Told[],
  keys: readonly Key[],
  shared: Shared,
  chains: readonly Chain[],
): Return[] {
  const days = posts.map((p) => p.day)
  const ground = { keys, shared, later: laterKeys(chains, shared) }
  const isLarge = posts.length > LARGE
  const found: Return[] = []
  for (const post of posts) {
    if (post.tone === 'hidden' || post.tokens.length > LONGEST) continue
    const backs = [...looksBack(post), ...halves(post)]
    if (backs.length === 0) continue
    const rated = new Map<number, number>()
    for (const back of backs)
      for (const n of isLarge ? namedAlike(post, back, ground, days) : within(days, back, post.n)) {
        const worth = rate(post, posts[n] as Told, back, ground)
        if (worth > (rated.get(n) ?? 0)) rated.set(n, worth)
      }
    const [best, next] = [...rated].sort((a, b) => b[1] - a[1] || a[0] - b[0])
    if (!best || best[1] < (isLarge ? SURE : ENOUGH)) continue
    const isNear = next !== undefined && (posts[next[0]] as Told).day - (posts[best[0]] as Told).day <= 2
    if (next && best[1] - next[1] < CLEARLY && !isNear) continue
    found.push({ from: best[0], to: post.n })
  }
  return found
}

function* within(days: readonly number[], back: Back, before: number): Generator<number> {
  for (let n = firstFrom(days, back.first); n < before && (days[n] as number) <= back.last; n++) yield n
}

/** Of many posts only those that name a rare thing of this one. */
function* namedAlike(
  post: Told,
  back: Back,
  { keys, shared }: Ground,
  days: readonly number[],
): Generator<number> {
  for (const k of shared.of[post.n] ?? []) {
    const key = keys[k] as Key
    if (key.posts.length > FEW) continue
    for (const n of key.posts)
      if (n < post.n && (days[n] as number) >= back.first && (days[n] as number) <= back.last) yield n
  }
}

function firstFrom(days: readonly number[], day: number): number {
  let low = 0
  let high = days.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((days[middle] as number) < day) low = middle + 1
    else high = middle
  }
  return low
}

interface Ground {
  keys: readonly Key[]
  shared: Shared
  /** From an opening to what the later posts of its story name. */
  later: ReadonlyMap<number, ReadonlySet<number>>
}

const FEW = 8

function laterKeys(chains: readonly Chain[], shared: Shared): Map<number, Set<number>> {
  const found = new Map<number, Set<number>>()
  for (const { key, posts } of chains) {
    if (!(key.isTelling || key.kind === 'name') || posts.length > FEW) continue
    const opening = posts[0] as number
    const held = found.get(opening) ?? new Set<number>()
    for (const n of posts.slice(1)) for (const k of shared.of[n] ?? []) held.add(k)
    found.set(opening, held)
  }
  return found
}

function rate(post: Told, opening: Told, back: Back, { keys, shared, later }: Ground): number {
  if (opening.tone === 'hidden' || opening.read.greeting) return 0
  const began = turnsIn(opening)
  const ends = turnsIn(post)
  const off = Math.abs(opening.day - back.day)
  let sum = off <= 1.5 ? 0.5 : back.isExact ? 0.45 : off <= 25 ? 0.35 : off <= 60 ? 0.2 : 0
  const both = inCommon(post, opening, keys, shared)
  sum += both
  const own = later.get(opening.n)
  const isOfStory = (k: number) =>
    own?.has(k) && (keys[k]?.isTelling || (keys[k]?.kind === 'name' && (keys[k]?.posts.length ?? 99) <= FEW))
  const isNamed = both > 0 || (shared.of[post.n] ?? []).some(isOfStory)
  if (isNamed && both === 0) sum += 0.4
  const isAnswered =
    (began.has('lost') && ends.has('found')) || (began.has('lent') && ends.has('back')) || began.has('born')
  // A loan and a span are not enough: eight years ago much was lent.
  if (!isNamed && !isAnswered && !back.isExact) return 0
  if (began.has('born') && back.isExact) sum += 0.5
  if (began.has('lost') && ends.has('found')) sum += 0.85
  else if (began.has('lent') && ends.has('back')) sum += 0.5
  else if (began.has('lent') || began.has('lost')) sum += 0.35
  else if (began.has('begun')) sum += ends.has('ended') ? 0.35 : 0.2
  if (ends.has('ended') && !began.has('begun')) sum += 0.1
  if (post.tokens.some((t) => POINTS.has(t.key))) sum += 0.15
  return sum
}

/** What two posts both name: a thing more than somebody, somebody more than whom every other post names. */
function inCommon(a: Told, b: Told, keys: readonly Key[], shared: Shared): number {
  const theirs = new Set(shared.all[b.n])
  let sum = 0
  let hasWide = false
  for (const k of shared.all[a.n] ?? []) {
    if (!theirs.has(k)) continue
    const key = keys[k] as Key
    if (key.kind === 'pair' || key.kind === 'phrase') {
      sum += hasWide ? 0.2 : 0.6
      hasWide = true
    } else if (key.kind === 'number') sum += 0.1
    else if (key.kind === 'name') sum += key.posts.length <= 12 ? 0.6 : 0.3
    else if (key.kind === 'place' || key.kind === 'field') sum += 0.6
    else if (key.kind === 'word')
      sum += key.isTelling ? 0.7 : key.posts.length <= 8 && key.thing >= 0.2 ? 0.35 : 0.15
  }
  return Math.min(1.2, sum)
}
