import type { SagaBlock } from '../../forms/block.ts'
import { isoDay } from '../../reading/calendar.ts'
import type { Acquaintance } from '../../stories/model.ts'
import type { Dossier } from '../../writing/dossier.ts'
import { saysWho, sayTheSame } from '../../writing/gloss.ts'
import { roleOf, roleProofs } from '../../writing/introducing.ts'
import { setMarks } from '../../writing/quote.ts'
import { fullNameOf } from './somebody.ts'

export function nameAndRole(d: Dossier, who: Acquaintance, first: number): { name: string; role: string } {
  const day = d.day(first)
  const role = roleOf(d, who, day)
  const name = d.w.capital(setMarks(fullNameOf(d, who), d.spoken))
  const isPlain = role !== null && !/^who /.test(role) && roleProofs(who, day).every((id) => d.clear(id))
  return { name, role: isPlain && !sayTheSame(name, role) && !saysWho(d, who, first) ? role : '' }
}

/** Who somebody is, and the days of the posts that they are in, among all the years of the archive. */
export function lifeOf(d: Dossier, who: Acquaintance, first: number): SagaBlock['who'] {
  const daysOf = (ids: readonly number[]) =>
    ids
      .filter((id) => d.mild(id))
      .map((id) => d.day(id))
      .filter((day) => day > 0)
      .sort((a, b) => a - b)
      .map(isoDay)
  const all = daysOf(d.posts.map((p) => p.id))
  const [from, to] = [all[0], all.at(-1)]
  return from && to ? { ...nameAndRole(d, who, first), dates: daysOf(who.posts), from, to } : undefined
}
