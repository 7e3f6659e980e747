import type { Act } from '../../stories/model.ts'
import { type Dossier, wholeAct } from '../../writing/dossier.ts'
import type { Page } from '../../writing/page.ts'

export interface Ending {
  acts: Act[]
  posts: number[]
  write(page: Page): void
}

const LONGEST = 60

/** Chosen before anything else: the first post beside the last, or the last post that can stand alone. */
export function chooseEnding(d: Dossier): Ending | null {
  const ring = d.stories.claims.find((c) => c.kind === 'first-and-last' && d.mild(c.first) && d.mild(c.last))
  if (ring?.kind === 'first-and-last')
    return {
      acts: [wholeAct(d, ring.last), wholeAct(d, ring.first)],
      posts: [ring.first, ring.last],
      write: (page) =>
        page.block({
          form: 'pair',
          then: d.show(ring.first),
          now: d.show(ring.last),
          gap: d.w.gap(d.day(ring.first), d.day(ring.last)),
          shared: [ring.shared],
        }),
    }
  const dated = d.posts
    .filter(
      (p) =>
        d.clear(p.id) &&
        d.day(p.id) > 0 &&
        p.text.trim().split(/\s+/).length >= 5 &&
        p.text.trim().split(/\s+/).length <= LONGEST,
    )
    .sort((a, b) => Date.parse(b.at ?? '') - Date.parse(a.at ?? '') || a.id - b.id)
  const last = dated[0]
  if (!last) return null
  return {
    acts: [wholeAct(d, last.id)],
    posts: [last.id],
    write: (page) => page.block({ form: 'post', entry: d.show(last.id), caption: null }),
  }
}
