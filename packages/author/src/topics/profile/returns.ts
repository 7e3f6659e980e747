import type { Acquaintance, Act, Claim } from '../../stories/model.ts'
import type { Dossier } from '../../writing/dossier.ts'
import { count, post, say } from '../../writing/page.ts'
import { wordCount } from '../../writing/telling.ts'
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

const TITLED = /^(?:Don|Doña|Mrs?|Ms|Miss|Dr|Herr|Frau)\.? /u
const calledIn = (p: Acquaintance) => (TITLED.test(p.fullName) ? p.fullName : p.name)

const CARED_FOR = 100
const SETTLED = 4
const OFTEN = 10

/** Once somebody has been met, in how many posts they are, where nobody is in more. */
export function presenceOf(
  d: Dossier,
  companion: Acquaintance | null,
  acts: readonly Act[],
): Approach | null {
  const theirs = companion?.posts.filter((id) => d.mild(id)) ?? []
  const isMost = d.stories.people.every((p) => p === companion || p.posts.length < theirs.length)
  if (!companion || companion.isTender || theirs.length < OFTEN || !isMost) return null
  let words = 0
  for (const [n, act] of acts.entries()) {
    if (words >= CARED_FOR && n >= SETTLED && theirs.includes(act.post)) {
      const total = d.analysis.totals.written
      const text = WORDS[d.spoken].present(calledIn(companion), d.w.digits(theirs.length), d.w.digits(total))
      const sources = [
        ...post(theirs[0] as number, theirs.at(-1) as number),
        count(theirs.length, { kind: 'listed', posts: theirs }),
        count(total, { kind: 'written' }),
      ]
      return { post: act.post, say: () => [say(text, sources)] }
    }
    words += wordCount(d.wordsOf(act))
  }
  return null
}
