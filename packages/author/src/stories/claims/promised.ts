import type { Claim } from '../model.ts'
import { isOpenLong, type Promised } from '../promises.ts'
import type { Told } from '../told.ts'
import { claim, daysBetween, type Ground } from './ground.ts'

const FAR_AHEAD = 100

/** Due against done (C2), vows undone (C3), what is still open (C4), and the longest wait (C23). */
export function promisedClaims(ground: Ground): Claim[] {
  const { posts } = ground.teller
  const at = (n: number) => posts[n] as Told
  const claims: Claim[] = []
  for (const p of ground.promises) {
    const { pledge } = p
    const said = at(p.said)
    if (p.done === null) {
      const later = p.key?.posts.filter((n) => n > p.said).map(at) ?? []
      if (isOpenLong(p, posts) && later.length > 0)
        claims.push({
          ...claim(ground, 'still-open', pledge.id, 1, [said, later.at(-1) as Told]),
          pledge: pledge.id,
        })
      continue
    }
    const done = at(p.done)
    const days = pledge.days as number
    const counts = pledge.due
      ? [{ value: days, of: { kind: 'days-since' as const, iso: pledge.due, post: done.id } }]
      : [daysBetween(said, done)]
    if (pledge.isVow)
      claims.push({
        ...claim(ground, 'vow-undone', pledge.id, 1.8, [said, done], counts),
        pledge: pledge.id,
        days,
      })
    else if (pledge.due)
      claims.push({
        ...claim(ground, 'deadline', pledge.id, days > 300 ? 2 : 1.4, [said, done], counts),
        pledge: pledge.id,
      })
  }
  const longest = longestWait(ground)
  return longest ? [...claims, longest] : claims
}

function longestWait(ground: Ground): Claim | null {
  const { posts } = ground.teller
  const waits = ground.promises
    .filter((p): p is Promised & { done: number } => p.done !== null && !p.pledge.isVow)
    .map((p) => ({ p, days: (posts[p.done] as Told).day - (posts[p.said] as Told).day }))
    .sort((a, b) => b.days - a.days || (a.p.pledge.id < b.p.pledge.id ? -1 : 1))
  const [first, second] = waits
  if (!first || first.days < 365 || first.days - (second?.days ?? 0) < FAR_AHEAD) return null
  const from = posts[first.p.said] as Told
  const to = posts[first.p.done] as Told
  return {
    ...claim(ground, 'longest', first.p.pledge.id, 1.2, [from, to], [daysBetween(from, to)]),
    what: first.p.pledge.object,
    from: from.id,
    to: to.id,
    days: first.days,
  }
}
