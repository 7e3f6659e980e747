import { mournsThing } from '@youzine/words'
import type { Act } from '../../stories/model.ts'
import { type Dossier, inTime } from '../../writing/dossier.ts'
import { wordCount } from '../../writing/telling.ts'
import { storiesToTell, type Told } from '../common/stories-to-tell.ts'
import { yearlyStories } from '../common/yearly.ts'
import type { Braid } from './braid.ts'

/** Of fewer posts the best story is most of them. */
const MANY = 80
/** A story that fills a portrait, or carries it, needs no other beside it. */
const FULL = 20
const CARRIES = 40
const LEAST = 2
const MOST = 3
/** What a reader stays with. */
const WORDS = 1300

/**
 * A life is told in stories, one after the other, each from its first post to its last: side by side by date nobody
 * could follow any of them.
 */
export function storiesOfLife(d: Dossier, braid: Braid | null, told: ReadonlySet<number>): Told[] {
  const carries = braid && (braid.acts.length >= FULL || (braid.value >= CARRIES && !isYearly(d, braid)))
  if (d.analysis.totals.written < MANY || carries) return []
  const chosen: Told[] = []
  const shown = new Set<number>()
  let words = 0
  for (const one of storiesToTell(d)) {
    const length = one.acts.reduce((sum, a) => sum + wordCount(d.wordsOf(a)), 0)
    const isTaken = one.acts.some((a) => told.has(a.post))
    const met = one.acts.filter((a) => shown.has(a.post))
    if (
      isTaken ||
      !canDoWithout(one, met) ||
      words + length > WORDS ||
      one.acts.some((a) => mournsThing(d.wordsOf(a)))
    )
      continue
    chosen.push({ ...one, acts: one.acts.filter((a) => !met.includes(a)) })
    words += length
    for (const a of one.acts) shown.add(a.post)
    if (chosen.length === MOST) break
  }
  const first = ({ acts }: Told) => d.day(acts[0]?.post ?? 0)
  return chosen.length < LEAST ? [] : chosen.sort((a, b) => first(a) - first(b))
}

/** What comes round with the year is woven of nothing else: other strands would only bring whoever is in it. */
const isYearly = (d: Dossier, { acts }: Braid) =>
  yearlyStories(d).some(
    (s) => s.acts.filter((a) => acts.some((b) => b.post === a.post)).length >= s.acts.length * MOSTLY,
  )
const MOSTLY = 0.6

/** Two stories may meet in a post, which stands in the first: where it is neither the beginning nor the end of the second. */
const canDoWithout = ({ acts }: Told, met: readonly Act[]) =>
  met.length === 0 || (met.length === 1 && met[0] !== acts[0] && met[0] !== acts.at(-1))

/** What the words over a portrait are chosen from. */
export function asBraid(d: Dossier, stories: readonly Told[]): Braid {
  const [best] = [...stories].sort((a, b) => b.saga.score - a.saga.score) as [Told]
  return {
    companion: null,
    main: best.saga,
    strands: stories.map(({ saga }) => saga),
    acts: inTime(
      d,
      stories.flatMap(({ acts }) => acts),
    ),
    value: 0,
    isLife: true,
  }
}
