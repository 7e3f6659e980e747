import { once } from '../../reading/once.ts'
import type { Dossier } from '../../writing/dossier.ts'
import { corrected, recalled, rules, turned } from './answered.ts'
import { claimed } from './claimed.ts'
import type { Exhibit, ExhibitKind } from './exhibit.ts'
import { placed } from './placed.ts'
import { promised } from './promised.ts'
import { protests } from './protests.ts'
import { counts, refrains, terseRun } from './repeated.ts'
import { saidTwice } from './said-twice.ts'
import { yielded } from './yielded.ts'

/** In this order they rise: small things late, things said again, things denied, things forsworn, things told twice. */
const ORDER: ExhibitKind[] = [
  'boast',
  'late',
  'kept',
  'refrain',
  'again',
  'placed',
  'terse',
  'count',
  'corrected',
  'denial',
  'rule',
  'recalled',
  'vow',
  'versions',
  'figures',
]

/** Of each kind so many, so that no piece is all of one kind. */
const ROOM: Record<ExhibitKind, number> = {
  boast: 1,
  late: 2,
  kept: 1,
  refrain: 2,
  again: 1,
  placed: 1,
  terse: 1,
  count: 1,
  corrected: 1,
  denial: 4,
  rule: 1,
  recalled: 2,
  vow: 2,
  versions: 1,
  figures: 1,
}

/** What only makes sense beside something else. */
const NEEDS: Partial<Record<ExhibitKind, ExhibitKind>> = { kept: 'late' }
const MOST = 12
/** With so many kinds, one of each kind of repetition will do. */
const VARIED = 7

/** What is funny by a measure, best first; no post stands in two of them. */
export const exhibitsOf = once((d: Dossier): Exhibit[] => {
  const all = [
    ...promised(d),
    ...claimed(d),
    ...terseRun(d),
    ...counts(d),
    ...refrains(d),
    ...corrected(d),
    ...recalled(d),
    ...turned(d),
    ...rules(d),
    ...protests(d),
    ...yielded(d),
    ...saidTwice(d),
    ...placed(d),
  ]
  const seen = new Set<number>()
  return all
    .sort((a, b) => b.weight - a.weight || (a.acts[0]?.post ?? 0) - (b.acts[0]?.post ?? 0))
    .filter((x) => {
      if (x.acts.some((a) => seen.has(a.post))) return false
      for (const a of x.acts) seen.add(a.post)
      return true
    })
})

/** Those a piece has room for, in the order in which they rise; `first` comes in whatever its weight. */
export function arranged(all: readonly Exhibit[], first: Exhibit | null): Exhibit[] {
  const many = new Set(all.map((x) => x.kind)).size >= VARIED
  const left = { ...ROOM, refrain: many ? 1 : ROOM.refrain }
  const kept: Exhibit[] = []
  for (const x of first ? [first, ...all.filter((y) => y !== first)] : all) {
    if (left[x.kind] === 0 || (kept.length >= MOST && x.kind !== 'figures')) continue
    left[x.kind]--
    kept.push(x)
  }
  const kinds = new Set(kept.map((x) => x.kind))
  const fits = kept.filter((x) => {
    const needed = NEEDS[x.kind]
    return needed === undefined || kinds.has(needed)
  })
  return ORDER.flatMap((kind) => fits.filter((x) => x.kind === kind))
}

const COUNTED = 2

/** A day after a date counts for more than a day after a decision. */
const overrun = (x: Exhibit) => (x.days ?? 0) * (x.kind === 'late' ? 2 : 1)

/** How many days stands beside the two that ran over longest; more often it is a device. */
export function countedTwice(exhibits: readonly Exhibit[]): Exhibit[] {
  const longest = exhibits
    .filter((x) => x.days !== undefined)
    .sort((a, b) => overrun(b) - overrun(a))
    .slice(0, COUNTED)
  return exhibits.map((x) =>
    x.days === undefined || longest.includes(x)
      ? x
      : { ...x, beside: new Map([...x.beside].map(([id, { caption }]) => [id, caption ? { caption } : {}])) },
  )
}

const AGREEING = 2

/** A figure is against others only where a reader has seen them. */
export function borneOut(exhibits: readonly Exhibit[], before: readonly number[]): Exhibit[] {
  const shown = new Set([...before, ...exhibits.flatMap((x) => x.acts.map((a) => a.post))])
  return exhibits.filter((x) => !x.against || x.against.filter((id) => shown.has(id)).length >= AGREEING)
}

const LEAST = 4
/** What goes with something else and is no charge. */
export const ASIDE: ReadonlySet<ExhibitKind> = new Set<ExhibitKind>(['kept', 'figures', 'boast'])
const ownOf = (exhibits: readonly Exhibit[]) => exhibits.filter((x) => !ASIDE.has(x.kind)).length

/** Whether there is enough to laugh about. */
export const isEnough = (exhibits: readonly Exhibit[]) => ownOf(exhibits) >= LEAST

const SHORTEST = 3

/** Whether there is enough for whoever asks for it: a charge or two are no case. */
export const isCase = (exhibits: readonly Exhibit[]) => ownOf(exhibits) >= SHORTEST
