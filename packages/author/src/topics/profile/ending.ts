import { compareIn } from '../../reading/in-order.ts'
import type { Claim } from '../../stories/model.ts'
import type { Dossier } from '../../writing/dossier.ts'
import { isGreeting } from '../../writing/greeting.ts'
import { wordCount } from '../../writing/telling.ts'

export interface Ending {
  /** The first post, where the last one answers it. */
  ring: { first: number } | null
  last: number
}

type Ring = Extract<Claim, { kind: 'first-and-last' }>

const LONGEST = 60
const SHORTEST = 5

/** A wish for a birthday is no last word. */
const isTold = (d: Dossier, id: number) => !isGreeting(d.post(id)?.text ?? '')

/** Chosen before anything else: the last post where it answers the first, or the last one that can stand alone. */
export function chooseEnding(d: Dossier): Ending | null {
  const ring = d.stories.claims.find(
    (c): c is Ring =>
      c.kind === 'first-and-last' && [c.first, c.last].every((id) => d.mild(id) && isTold(d, id)),
  )
  if (ring) return { ring: { first: ring.first }, last: ring.last }
  const last = d.posts
    .filter((p) => d.clear(p.id) && d.day(p.id) > 0)
    .sort((a, b) => d.day(b.id) - d.day(a.id) || compareIn(d.posts)(a.id, b.id))
    .find(({ text }) => wordCount(text) >= SHORTEST && wordCount(text) <= LONGEST)
  return last ? { ring: null, last: last.id } : null
}
