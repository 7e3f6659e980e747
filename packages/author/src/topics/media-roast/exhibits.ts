import { once } from '../../reading/once.ts'
import type { Saga } from '../../stories/model.ts'
import type { Dossier } from '../../writing/dossier.ts'
import { corrected, dated, recalled, rules, turned } from './answered.ts'
import { claimed } from './claimed.ts'
import { confessed } from './confessed.ts'
import type { Exhibit, ExhibitKind } from './exhibit.ts'
import { promised } from './promised.ts'
import { protests } from './protests.ts'
import { refrains } from './repeated.ts'
import { saidTwice } from './said-twice.ts'
import { fiascos, stances } from './stances.ts'
import { witnessed } from './witnessed.ts'
import { yielded } from './yielded.ts'

/** In this order they rise: words said again, a date missed, views and rules, vows, and what is told in two ways. */
const ORDER: ExhibitKind[] = [
  'boast',
  'again',
  'confession',
  'denial',
  'fiasco',
  'corrected',
  'late',
  'refrain',
  'stance',
  'rule',
  'recalled',
  'vow',
  'versions',
]

/** Of each kind so many, so that no piece is all of one kind. */
const ROOM: Record<ExhibitKind, number> = {
  boast: 1,
  again: 1,
  confession: 0,
  denial: 3,
  fiasco: 2,
  corrected: 1,
  late: 2,
  refrain: 1,
  stance: 3,
  rule: 1,
  recalled: 2,
  vow: 2,
  versions: 1,
}

/** What sets somebody's word against their deed; the others only fill up. */
const STRONG: ReadonlySet<ExhibitKind> = new Set<ExhibitKind>([
  'late',
  'vow',
  'versions',
  'recalled',
  'rule',
  'stance',
])
/** A charge sheet of more than this is a list. */
const MOST = 6
const ENOUGH = 4
const SHORTEST = 3

/** What is funny by a measure, best first; no post stands in two of them. */
export const exhibitsOf = once((d: Dossier): Exhibit[] => {
  const all = [
    ...promised(d),
    ...claimed(d),
    ...refrains(d),
    ...corrected(d),
    ...recalled(d),
    ...dated(d),
    ...turned(d),
    ...rules(d),
    ...protests(d),
    ...yielded(d),
    ...saidTwice(d),
    ...stances(d),
    ...fiascos(d),
    ...confessed(d),
    ...witnessed(d),
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
  const left = { ...ROOM }
  const kept: Exhibit[] = []
  const take = (some: readonly Exhibit[], most: number) => {
    for (const x of some) {
      if (left[x.kind] === 0 || kept.includes(x) || ownOf(kept) >= most) continue
      left[x.kind]--
      kept.push(x)
    }
  }
  if (first) take([first], MOST)
  take(
    all.filter((x) => x.kind === 'boast'),
    MOST,
  )
  take(
    all.filter((x) => STRONG.has(x.kind)),
    MOST,
  )
  // What went wrong again and again is told where nobody has given themselves away.
  const isTold = all.filter((x) => x.kind === 'confession').length >= SHORTEST
  take(
    all.filter((x) => x.kind !== 'fiasco' || !isTold),
    ENOUGH,
  )
  return ORDER.flatMap((kind) => kept.filter((x) => x.kind === kind))
}

/** What stands in the piece without taking a story from another. */
const ownCharges = (d: Dossier) =>
  ownOf(exhibitsOf(d).filter((x) => x.saga === undefined && STRONG.has(x.kind)))

/** The stories it would tell, where there is not enough without them. */
export const wanted = (d: Dossier): Exhibit[] =>
  ownCharges(d) >= ENOUGH ? [] : exhibitsOf(d).filter((x) => x.saga !== undefined)

/** All that the piece may tell: a story only where it is its own; what other articles show comes last, where there is enough without it. */
export function exhibitsWith(
  d: Dossier,
  sagas: readonly Saga[],
  claimed: ReadonlySet<number> = new Set(),
): Exhibit[] {
  const own = exhibitsOf(d).filter((x) => !x.saga || sagas.some((s) => s.id === x.saga?.id))
  const isShown = (x: Exhibit) => x.acts.filter((a) => claimed.has(a.post)).length > x.acts.length / 2
  const fresh = own.filter((x) => !isShown(x))
  return ownOf(fresh.filter((x) => STRONG.has(x.kind))) >= ENOUGH ? [...fresh, ...own.filter(isShown)] : own
}

const COUNTED = 2

/** A day after a date counts for more than a day after a decision. */
const overrun = (x: Exhibit) => (x.days ?? 0) * (x.kind === 'late' ? 2 : 1)

/** How many days stands beside every date that was overrun, and else beside the two that ran over longest. */
export function countedTwice(exhibits: readonly Exhibit[]): Exhibit[] {
  const longest = exhibits
    .filter((x) => [...x.beside.values()].some((b) => b.elapsed !== undefined))
    .sort((a, b) => overrun(b) - overrun(a))
    .slice(0, COUNTED)
  return exhibits.map((x) =>
    longest.includes(x) || x.kind === 'late'
      ? x
      : { ...x, beside: new Map([...x.beside].map(([id, { caption }]) => [id, caption ? { caption } : {}])) },
  )
}

/** What goes with something else and is no charge. */
const ASIDE: ReadonlySet<ExhibitKind> = new Set<ExhibitKind>(['boast'])
const ownOf = (exhibits: readonly Exhibit[]) => exhibits.filter((x) => !ASIDE.has(x.kind)).length

const TOGETHER = 5

/** Whether there is enough to laugh about: a charge or two are a case only with more beside them. */
export const isCase = (exhibits: readonly Exhibit[], beside = 0) =>
  ownOf(exhibits) >= SHORTEST || ownOf(exhibits) + beside >= TOGETHER
