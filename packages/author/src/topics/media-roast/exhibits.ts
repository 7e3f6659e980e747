import { compareIn } from '../../reading/in-order.ts'
import { once } from '../../reading/once.ts'
import type { Saga } from '../../stories/model.ts'
import type { Dossier } from '../../writing/dossier.ts'
import { corrected, dated, recalled, rules, turned } from './answered.ts'
import { claimed } from './claimed.ts'
import { confessed } from './confessed.ts'
import { denialsTogether } from './denials.ts'
import type { Exhibit, ExhibitKind } from './exhibit.ts'
import { given } from './given.ts'
import { promised } from './promised.ts'
import { protests } from './protests.ts'
import { refrains } from './repeated.ts'
import { saidTwice } from './said-twice.ts'
import { stances } from './stances.ts'
import { yielded } from './yielded.ts'

/** Of each kind so many, so that no piece is all of one kind. */
const ROOM: Record<ExhibitKind, number> = {
  boast: 1,
  again: 1,
  denial: 1,
  corrected: 2,
  late: 2,
  refrain: 1,
  stance: 3,
  rule: 1,
  recalled: 3,
  vow: 3,
  versions: 1,
  confessed: 4,
  overdue: 1,
  announced: 2,
  belied: 2,
  forecast: 1,
  ease: 1,
  excuse: 1,
}

/** What sets somebody's word against their deed; the others only fill up. */
const STRONG: ReadonlySet<ExhibitKind> = new Set<ExhibitKind>([
  'late',
  'vow',
  'versions',
  'recalled',
  'rule',
  'stance',
  'overdue',
  'announced',
  'belied',
  'forecast',
  'ease',
  'excuse',
])
/** What other articles can show as well is left to them. */
const FILLS: ReadonlySet<ExhibitKind> = new Set<ExhibitKind>(['again'])

/** A charge sheet of more than this is a list. */
const MOST = 5
const SHORTEST = 3

/** What is funny by a measure, best first; no post stands in two of them. */
export const exhibitsOf = once((d: Dossier): Exhibit[] => {
  const found = [
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
    ...confessed(d),
  ]
  // What is told already is not told again from its other end.
  const told = new Set(found.filter((x) => STRONG.has(x.kind)).flatMap((x) => x.acts.map((a) => a.post)))
  const all = [...found, ...given(d).filter((x) => !x.acts.some((a) => told.has(a.post)))]
  const order = compareIn(d.posts)
  const seen = new Set<number>()
  const isOfTime = all.some((x) => isBoastOfTime(d, x))
  return denialsTogether(d, together(d, all))
    .map((x) => (isOfTime && x.kind === 'late' ? { ...x, weight: x.weight + ASKED_FIRST } : x))
    .filter((x) => x.acts.length > 1 || ASIDE.has(x.kind))
    .sort((a, b) => b.weight - a.weight || order(a.acts[0]?.post ?? 0, b.acts[0]?.post ?? 0))
    .filter((x) => {
      if (x.acts.some((a) => seen.has(a.post))) return false
      for (const a of x.acts) seen.add(a.post)
      return true
    })
})

/** “I know what I said”, and later the day it was said is named: one matter, remembered twice. */
function together(d: Dossier, all: readonly Exhibit[]): Exhibit[] {
  const order = compareIn(d.posts)
  const merged: Exhibit[] = []
  for (const x of all) {
    const first = x.acts[0]?.post
    const at = merged.findIndex((m) => m.kind === 'recalled' && m.acts[0]?.post === first)
    const same = merged[at]
    if (x.kind !== 'recalled' || !same) {
      merged.push(x)
      continue
    }
    const acts = [...same.acts, ...x.acts.filter((a) => !same.acts.some((b) => b.post === a.post))]
    merged[at] = {
      ...same,
      noun: same.noun ?? x.noun,
      weight: Math.max(same.weight, x.weight) + 0.3,
      acts: acts.sort((a, b) => order(a.post, b.post)),
    }
  }
  return merged
}

/** Those a piece has room for, the weightiest first; `first` comes in whatever its weight. */
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
  const of = (isWanted: (x: Exhibit) => boolean) => all.filter(isWanted)
  take(
    of((x) => x.kind === 'boast'),
    MOST,
  )
  take(
    of((x) => STRONG.has(x.kind)),
    MOST,
  )
  take(
    of((x) => x.kind !== 'confessed'),
    MOST,
  )
  // What somebody owns up to stands in where there is no case without it.
  if (!isCase(kept)) take(all, MOST)
  return kept
}

/** With so many of its own it takes no story from another. */
const OWN = 4

/** What stands in the piece without taking a story from another. */
const ownCharges = (d: Dossier) =>
  ownOf(exhibitsOf(d).filter((x) => x.saga === undefined && STRONG.has(x.kind)))

/** The stories it would tell, where there is not enough without them. */
export const wanted = (d: Dossier): Exhibit[] => {
  const stories = exhibitsOf(d).filter((x) => x.saga !== undefined)
  return ownCharges(d) < OWN
    ? stories
    : stories.filter((x) => x.kind === 'late' && exhibitsOf(d).some((b) => isBoastOfTime(d, b)))
}

const ON_TIME =
  /(?<!\p{L})(?:never (?:been )?late|always on time|llego tarde|llegué tarde|puntual(?:es)?|pünktlich|zu spät)(?!\p{L})/iu

const isBoastOfTime = (d: Dossier, x: Exhibit): boolean =>
  x.kind === 'boast' && x.acts.some((a) => ON_TIME.test(d.wordsOf(a)))
/** Whoever says that they were never late is asked about that first. */
const ASKED_FIRST = 3

/**
 * All that the piece may tell: a story only where it is its own. What other articles show comes last, and what only
 * fills up is not taken from them, unless there is not enough without it.
 */
export function exhibitsWith(
  d: Dossier,
  sagas: readonly Saga[],
  claimed: ReadonlySet<number> = new Set(),
): Exhibit[] {
  const own = exhibitsOf(d).filter((x) => !x.saga || sagas.some((s) => s.id === x.saga?.id))
  const isShown = (x: Exhibit) => x.acts.filter((a) => claimed.has(a.post)).length > x.acts.length / 2
  const kept = own.filter((x) => !isShown(x) || !FILLS.has(x.kind))
  return ownOf(kept) >= OWN ? [...kept.filter((x) => !isShown(x)), ...kept.filter(isShown)] : own
}

/** What goes with something else and is no charge. */
const ASIDE: ReadonlySet<ExhibitKind> = new Set<ExhibitKind>(['boast'])
const ownOf = (exhibits: readonly Exhibit[]) => exhibits.filter((x) => !ASIDE.has(x.kind)).length

/** Whether there is enough to laugh about: each of them is more than one post. */
export const isCase = (exhibits: readonly Exhibit[]): boolean => ownOf(exhibits) >= SHORTEST

/** Whoever asks for it gets a short one. */
export const isShortCase = (exhibits: readonly Exhibit[]): boolean => ownOf(exhibits) >= 2
