import type { Analysis, Finding } from '../model.ts'
import { allTopics } from '../topics/all.ts'
import type { Topic, WhenInArchive } from '../topics/topic.ts'

interface Claim {
  id: string
  posts: number[]
  value: number
}

interface Seat {
  topic: Topic
  claims: Claim[]
  taken: string[]
  posts: number
}

/**
 * Topics take turns to pick: each time round, every topic takes its best story that nobody else tells. What
 * is left over when all have what they need is dealt out as well, to whoever has least, so that in a small
 * archive too no story is told twice, whichever article is written first.
 */
export function planMagazine(
  analysis: Analysis,
  keys: readonly string[] = allTopics.map((t) => t.info.key),
  when: (post: number) => WhenInArchive | null = () => null,
): Record<string, string[]> {
  const seats = allTopics
    .filter((t) => keys.includes(t.info.key) && !t.info.needs.includes('survey'))
    .map((topic): Seat => ({ topic, claims: claimsOf(analysis, topic, when), taken: [], posts: 0 }))
  const spent = new Set<number>()
  const takeNext = (seat: Seat): boolean => {
    const at = seat.claims.findIndex((c) => c.posts.every((p) => !spent.has(p)))
    const claim = seat.claims[at]
    if (!claim) return false
    seat.claims.splice(0, at + 1)
    seat.taken.push(claim.id)
    seat.posts += claim.posts.length
    for (const p of claim.posts) spent.add(p)
    return true
  }
  for (let round = 0; round < 16; round++)
    for (const seat of seats) if (seat.taken.length < seat.topic.appetite) takeNext(seat)
  const hungry = new Set(seats)
  while (hungry.size > 0) {
    const [seat] = [...hungry].sort(
      (a, b) =>
        a.posts / a.topic.appetite - b.posts / b.topic.appetite || seats.indexOf(a) - seats.indexOf(b),
    )
    if (seat && !takeNext(seat)) hungry.delete(seat)
  }
  return Object.fromEntries(seats.map((seat) => [seat.topic.info.key, seat.taken]))
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
  if (f.posts.length <= 8) return f.posts.slice(0, 6)
  if (f.kind !== 'person' && f.kind !== 'place') return f.posts.slice(0, 1)
  const own = new Set(f.posts.slice(1))
  const best: number[] = []
  for (const id of lines) if (best.length < 2 && own.has(id)) best.push(id)
  return [f.posts[0] as number, ...best]
}

/** Posts with a good line, best first. */
const linePosts = (analysis: Analysis) => new Set(analysis.lines.map((l) => l.post))

function claimsOf(
  analysis: Analysis,
  { feeds, suits, everyYear }: Topic,
  when: (post: number) => WhenInArchive | null,
): Claim[] {
  const hidden = new Set([...analysis.red, ...analysis.hidden, ...analysis.unquotable])
  const claims: Claim[] = []
  const lines = linePosts(analysis)
  for (const f of analysis.findings) {
    const want = feeds[f.kind]
    if (!want || f.posts.length === 0 || f.posts.slice(0, 6).some((p) => hidden.has(p))) continue
    claims.push({ id: f.id, posts: storyPosts(f, lines), value: f.score * want })
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
