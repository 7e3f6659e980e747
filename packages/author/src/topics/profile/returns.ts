import type { Act, Claim } from '../../stories/model.ts'
import type { Dossier } from '../../writing/dossier.ts'
import { count, post, say } from '../../writing/page.ts'
import type { Approach } from './halves.ts'
import { WORDS } from './words.ts'

const QUIET = 200

/** Before the post in which somebody learns of it, how long it was kept from them. What returns says so itself. */
export function returnsIn(d: Dossier, acts: readonly Act[], mourned: readonly number[]): Approach[] {
  const at = new Map(acts.map((a, n) => [a.post, n]))
  const isQuiet = (id: number) => mourned.some((day) => Math.abs(d.day(id) - day) < QUIET)
  const mays = d.stories.claims.filter((c) => c.posts.every((id) => d.mild(id) && !isQuiet(id)))
  return kept(d, mays, at)
}

/** What was kept from somebody, and for how long. */
function kept(d: Dossier, claims: readonly Claim[], at: ReadonlyMap<number, number>): Approach[] {
  const c = claims.find((x) => x.kind === 'knew-first' && x.posts.every((id) => at.has(id)))
  const now = c?.posts.at(-1)
  if (c?.kind !== 'knew-first' || now === undefined) return []
  const text = WORDS[d.spoken].kept(d.name, c.person, d.w.days(c.days))
  const sources = [...post(...c.posts), count(c.days, { kind: 'score', of: 'the days between' })]
  return [{ post: now, say: () => [say(text, sources)] }]
}
