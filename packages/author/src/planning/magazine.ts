import type { Analysis } from '../model.ts'
import { allTopics } from '../topics/all.ts'

interface Claim {
  id: string
  posts: number[]
  value: number
}

/**
 * Topics take turns to pick: each time the one that has least of what it needs takes its best story that
 * nobody else tells. A story is therefore told once, whichever article is written first.
 */
export function planMagazine(
  analysis: Analysis,
  keys: readonly string[] = allTopics.map((t) => t.info.key),
): Record<string, string[]> {
  const seats = allTopics
    .filter((t) => keys.includes(t.info.key) && !t.info.needs.includes('survey'))
    .map((t) => ({ topic: t, claims: claimsOf(analysis, t.feeds), taken: [] as string[] }))
  const spent = new Set<number>()
  const plan: Record<string, string[]> = {}
  for (let round = 0; round < 16; round++) {
    for (const seat of seats) {
      if (seat.taken.length >= seat.topic.appetite) continue
      const claim = seat.claims.find((c) => !seat.taken.includes(c.id) && c.posts.every((p) => !spent.has(p)))
      if (!claim) continue
      seat.taken.push(claim.id)
      for (const p of claim.posts) spent.add(p)
    }
  }
  for (const seat of seats) plan[seat.topic.info.key] = seat.taken
  return plan
}

function claimsOf(analysis: Analysis, feeds: Record<string, number>): Claim[] {
  const hidden = new Set([...analysis.red, ...analysis.hidden, ...analysis.unquotable])
  const claims: Claim[] = []
  for (const f of analysis.findings) {
    const want = feeds[f.kind]
    if (!want || f.posts.length === 0 || f.posts.slice(0, 6).some((p) => hidden.has(p))) continue
    // A habit in a hundred posts belongs to nobody; a story in six belongs to one article.
    claims.push({
      id: f.id,
      posts: f.posts.length > 8 ? f.posts.slice(0, 1) : f.posts.slice(0, 6),
      value: f.score * want,
    })
  }
  if (feeds.line)
    for (const l of analysis.lines)
      claims.push({ id: `line:${l.post}`, posts: [l.post], value: l.score * feeds.line })
  return claims.sort((a, b) => b.value - a.value || (a.id < b.id ? -1 : 1))
}
