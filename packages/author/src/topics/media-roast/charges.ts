import type { Sentence } from '../../model.ts'
import type { Dossier } from '../../writing/dossier.ts'
import { post, say } from '../../writing/page.ts'
import type { Exhibit, ExhibitKind } from './exhibit.ts'
import { WORDS } from './words.ts'

/** What somebody is charged with: each exhibit belongs under one of these. */
export const CHARGES = ['time', 'promise', 'truth'] as const
export type Charge = (typeof CHARGES)[number]

const OF: Record<ExhibitKind, Charge> = {
  boast: 'time',
  late: 'time',
  vow: 'promise',
  rule: 'promise',
  stance: 'promise',
  denial: 'truth',
  confession: 'truth',
  versions: 'truth',
  corrected: 'truth',
  recalled: 'truth',
  fiasco: 'truth',
  refrain: 'truth',
  again: 'truth',
}

/** Charge by charge, each as it was ordered. */
export const byCharge = (exhibits: readonly Exhibit[]): Exhibit[] =>
  CHARGES.flatMap((charge) => exhibits.filter((x) => OF[x.kind] === charge))

/** The name of a charge before its first exhibit, where there is more than one. */
export function namesOfCharges(d: Dossier, exhibits: readonly Exhibit[]): Map<Exhibit, Sentence> {
  const held = CHARGES.filter((charge) => exhibits.some((x) => OF[x.kind] === charge))
  if (held.length < 2) return new Map()
  return new Map(
    held.flatMap((charge, at) => {
      const first = exhibits.find((x) => OF[x.kind] === charge)
      return first
        ? [[first, say(WORDS[d.spoken].charge(at, charge), post(...first.acts.map((a) => a.post)))] as const]
        : []
    }),
  )
}
