import type { Dossier } from '../../writing/dossier.ts'
import { count, type Page, post } from '../../writing/page.ts'
import { type Beside, inPosts } from '../common/in-posts.ts'
import { comeTo } from './come-to.ts'
import type { Exhibit } from './exhibit.ts'
import { setUp } from './set-up.ts'
import { type Echo, verdictOf } from './verdicts.ts'

export interface ChargeSheet {
  number: number
  label: string
  occasions: ReadonlyMap<number, string>
  /** A line of another post, which the last of its posts brings back. */
  echo: Echo | null
  /** How charges before it were set up: none is set up twice in one way. */
  said: Set<Exhibit['kind']>
}

/** Its posts under its name, and once they have been read what they come to; what comes after that is an echo. */
export function charge(page: Page, x: Exhibit, { number, label, occasions, echo, said }: ChargeSheet) {
  const { d } = page
  const ids = x.acts.map((a) => a.post)
  page.h2(`${number}. ${label}`, [...post(...ids), count(number, { kind: 'score', of: 'charges' })])
  const before = said.has(x.kind) ? null : setUp(d, x)
  if (before) {
    page.p([before])
    said.add(x.kind)
  }
  const verdict = verdictOf(d, x)
  const end = verdict ? x.acts.findIndex((a) => a.post === verdict.after) + 1 : brokenAt(d, x)
  const beside = besideOf(x, occasions)
  const isWhole = end === x.acts.length
  const close = verdict && !isWhole ? null : (echo ?? { text: comeTo(d, x), posts: undefined })
  inPosts(page, x.acts.slice(0, end), null, beside, close?.text ?? null, close?.posts)
  if (verdict) page.p([verdict.sentence])
  const last = verdict ? echo : null
  if (!isWhole) inPosts(page, x.acts.slice(end), null, beside, last?.text ?? null, last?.posts)
}

/** How long a vow held is said when it is broken; what is remembered of it years later has the last word itself. */
function brokenAt(d: Dossier, x: Exhibit): number {
  const [first] = x.acts
  if (x.kind !== 'vow' || x.days === undefined || !first) return x.acts.length
  const day = d.day(first.post) + x.days
  const at = x.acts.findIndex((a) => d.day(a.post) === day)
  return at > 0 ? at + 1 : x.acts.length
}

/** How late it was, where that is counted from the post before it, and what it was at. */
function besideOf(x: Exhibit, occasions: ReadonlyMap<number, string>): ReadonlyMap<number, Beside> {
  return new Map(
    x.acts.map(({ post: id }) => {
      const own = x.beside.get(id)
      const isCounted = x.kind === 'late' || x.acts.length === 2
      const caption = [own?.caption, occasions.get(id)].filter(Boolean).join(' ')
      return [
        id,
        { ...(own?.elapsed && isCounted ? { elapsed: own.elapsed } : {}), ...(caption ? { caption } : {}) },
      ]
    }),
  )
}
