import type { Analysis, Finding } from '../model.ts'
import { spread } from '../reading/spread.ts'
import { allTopics } from '../topics/all.ts'
import type { Topic, WhenInArchive } from '../topics/topic.ts'

export interface Claim {
  id: string
  posts: number[]
  value: number
}

export interface Seat {
  topic: Topic
  claims: readonly Claim[]
  /** The next claim to look at; what was spent before stays spent. */
  at: number
  taken: string[]
  posts: number
}

/** What each topic would like to tell, best first; worked out once, planned with as often as need be. */
export type Claims = (topic: Topic) => readonly Claim[]

export function claimsFor(
  analysis: Analysis,
  when: (post: number) => WhenInArchive | null = () => null,
): Claims {
  const known = new Map<Topic, Claim[]>()
  const shared = { hidden: hiddenPosts(analysis), lines: linePosts(analysis) }
  return (topic) => {
    let claims = known.get(topic)
    if (!claims) {
      claims = claimsOf(analysis, topic, when, shared)
      known.set(topic, claims)
    }
    return claims
  }
}

/**
 * Topics take turns to pick: each time round, every topic takes its best story that nobody else tells. What
 * is left over when all have what they need is dealt out as well, to whoever has least, so that in a small
 * archive too no story is told twice, whichever article is written first.
 */
export function shareOut(topics: readonly Topic[], claims: Claims): Seat[] {
  const seats = topics.map((topic): Seat => ({ topic, claims: claims(topic), at: 0, taken: [], posts: 0 }))
  const spent = new Set<number>()
  const takeNext = (seat: Seat): boolean => {
    for (; seat.at < seat.claims.length; seat.at++) {
      const claim = seat.claims[seat.at] as Claim
      if (claim.posts.some((p) => spent.has(p))) continue
      seat.taken.push(claim.id)
      seat.posts += claim.posts.length
      for (const p of claim.posts) spent.add(p)
      return true
    }
    return false
  }
  giveBest(seats, spent)
  for (let round = 0; round < 16; round++)
    for (const seat of seats) if (seat.taken.length < seat.topic.appetite) takeNext(seat)
  let hungry = [...seats]
  while (hungry.length > 0) {
    const seat = hungry.reduce((a, b) => (b.posts / b.topic.appetite < a.posts / a.topic.appetite ? b : a))
    if (!takeNext(seat)) hungry = hungry.filter((s) => s !== seat)
  }
  return seats
}

/** A gift goes to the topic that can make most of it, before the turns begin; nobody fills up on gifts alone. */
function giveBest(seats: readonly Seat[], spent: Set<number>) {
  const gifts = seats.flatMap((seat) =>
    seat.claims.filter((c) => c.value >= GIFT).map((claim) => ({ seat, claim })),
  )
  gifts.sort((a, b) => b.claim.value - a.claim.value || (a.claim.id < b.claim.id ? -1 : 1))
  // In a small archive a fair share is few posts, and nobody takes much more than that before the others.
  const all = new Set(seats.flatMap((seat) => seat.claims.flatMap((c) => c.posts))).size
  const fair = Math.max(5, (all / Math.max(1, seats.length)) * 1.2)
  for (const { seat, claim } of gifts) {
    if (seat.posts + claim.posts.length > fair) continue
    if (seat.taken.length >= seat.topic.appetite / 2 || claim.posts.some((p) => spent.has(p))) continue
    seat.taken.push(claim.id)
    seat.posts += claim.posts.length
    for (const p of claim.posts) spent.add(p)
  }
}

const GIFT = 2.4

/** The stories of each topic by its key. */
export const planOf = (seats: readonly Seat[]): Record<string, string[]> =>
  Object.fromEntries(seats.map((seat) => [seat.topic.info.key, seat.taken]))

/** A plan for the topics that are asked for, whether or not there is enough for them. */
export function planMagazine(
  analysis: Analysis,
  keys: readonly string[] = allTopics.map((t) => t.info.key),
): Record<string, string[]> {
  const topics = allTopics.filter((t) => keys.includes(t.info.key) && !t.info.needs.includes('survey'))
  return planOf(shareOut(topics, claimsFor(analysis)))
}

/** The posts behind what a topic was given. */
export function storiesPlanned(analysis: Analysis, taken: readonly string[]): number[] {
  const wanted = new Set(taken)
  const lines = linePosts(analysis)
  const posts = analysis.findings.filter((f) => wanted.has(f.id)).flatMap((f) => storyPosts(f, lines))
  for (const id of taken) if (id.startsWith('line:')) posts.push(Number(id.slice(5)))
  return [...new Set(posts)]
}

/**
 * A habit in a hundred posts belongs to nobody, but somebody or somewhere in a hundred has an entrance and two
 * best scenes; a story in six belongs to one article.
 */
function storyPosts(f: Finding, lines: ReadonlySet<number>): number[] {
  const cast = f.kind === 'person' || f.kind === 'place'
  if (f.kind === 'saga') return spread(f.posts, 5)
  if (f.kind === 'number') return f.posts.filter((id) => lines.has(id)).slice(-1)
  if (f.posts.length <= (cast ? 3 : 8)) return f.posts.slice(0, 6)
  if (!cast) return f.posts.slice(0, 1)
  const own = new Set(f.posts.slice(1))
  const best: number[] = []
  for (const id of lines) if (best.length < 2 && own.has(id)) best.push(id)
  return [f.posts[0] as number, ...best]
}

const hiddenPosts = (analysis: Analysis) =>
  new Set([...analysis.red, ...analysis.hidden, ...analysis.unquotable])

/** Posts with a good line, best first. */
const linePosts = (analysis: Analysis) => new Set(analysis.lines.map((l) => l.post))

function claimsOf(
  analysis: Analysis,
  { feeds, suits, everyYear }: Topic,
  when: (post: number) => WhenInArchive | null,
  { hidden, lines }: { hidden: ReadonlySet<number>; lines: ReadonlySet<number> },
): Claim[] {
  const claims: Claim[] = []
  for (const f of analysis.findings) {
    const want = feeds[f.kind]
    if (!want || f.posts.length === 0 || f.posts.slice(0, 6).some((p) => hidden.has(p))) continue
    const posts = storyPosts(f, lines)
    if (posts.length > 0) claims.push({ id: f.id, posts, value: f.score * want })
  }
  const ofYear = new Map<number, number>()
  if (feeds.line)
    for (const l of analysis.lines) {
      const at = suits || everyYear ? when(l.post) : null
      if (suits && at && !suits(at, analysis.totals)) continue
      const before = ofYear.get(at?.year ?? 0) ?? 0
      ofYear.set(at?.year ?? 0, before + 1)
      const early = everyYear && before < 2 ? 4 - before : 0
      claims.push({ id: `line:${l.post}`, posts: [l.post], value: early + l.score * feeds.line })
    }
  return claims.sort((a, b) => b.value - a.value || (a.id < b.id ? -1 : 1))
}
