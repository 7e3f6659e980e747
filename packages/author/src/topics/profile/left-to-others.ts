import { once } from '../../reading/once.ts'
import type { Dossier } from '../../writing/dossier.ts'
import { type More, moreToTell } from '../common/more-to-tell.ts'
import { storiesToTell } from '../common/stories-to-tell.ts'
import { braidsOf } from './braid.ts'

/** As many pages tell one story each. */
const PAGES = 3
const HALF = 0.5

/**
 * A portrait of what somebody is in shows whatever happened while they were there. What of it is a page of its own (a
 * life, a day that returns) is left to that page, unless the portrait tells most of it.
 */
export const leftToOthers = once((d: Dossier): ReadonlySet<number> => {
  const none = new Set<number>()
  const [braid] = braidsOf(d, none)
  if (!braid?.companion) return none
  const own = new Set(braid.acts.map((a) => a.post))
  const core = new Set(braid.main.kind === 'person' ? [] : braid.main.acts.map((a) => a.post))
  const within = ({ acts }: Pick<More, 'acts'>) => acts.filter((a) => own.has(a.post)).length / acts.length
  const seats = PAGES - storiesToTell(d).filter((s) => within(s) <= HALF).length
  const more = moreToTell(d).filter((m) => within(m) <= HALF)
  return new Set(
    more
      .slice(0, Math.max(0, seats))
      .flatMap(({ acts }) => acts.map((a) => a.post))
      .filter((id) => !core.has(id)),
  )
})
