import { once } from '../../reading/once.ts'
import type { Dossier } from '../../writing/dossier.ts'
import { livesToTell } from './lives/lives.ts'
import { returningToTell } from './returning.ts'
import { storiesToTell, type Told } from './stories-to-tell.ts'

/** A story that no word runs through, with what it is called. */
export interface More extends Told {
  called: string
}

/** Where no thing has a story of its own: somebody's way through the years, and what returns on one day. No two share much. */
export const moreToTell = once((d: Dossier): More[] => {
  if (d.analysis.totals.written < MANY) return []
  const kept: Told[] = [...storiesToTell(d)]
  const more: More[] = []
  const all = [...livesToTell(d), ...returningToTell(d)].sort(
    (a, b) => b.saga.score - a.saga.score || (a.saga.id < b.saga.id ? -1 : 1),
  )
  for (const one of all) {
    if (kept.some((k) => shareMuch(k, one))) continue
    kept.push(one)
    more.push(one)
  }
  return more
})

/** Of a small archive the other articles show nearly everything. */
const MANY = 60

const shareMuch = (a: Told, b: Told) => {
  const own = new Set(a.acts.map((x) => x.post))
  return b.acts.filter((x) => own.has(x.post)).length > Math.min(a.acts.length, b.acts.length) * SHARED
}
const SHARED = 0.4
