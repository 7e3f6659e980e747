import { once } from '../../reading/once.ts'
import type { Series } from '../../stories/model.ts'
import type { Dossier } from '../../writing/dossier.ts'
import { summitOf } from '../../writing/series-runs.ts'
import { wordCount } from '../../writing/telling.ts'

const MOST = 3
const LONGEST = 45

const scores = once((d: Dossier) => new Map(d.analysis.lines.map((l) => [l.post, l.score])))

/**
 * A first place is only won where somebody was second before: of the years in which a run of places stood still on its
 * way to the best of them, a few, first and last among them.
 */
export function stepsBefore(d: Dossier, series: Series, kept: ReadonlySet<number>): number[] {
  const summit = series.isRank ? summitOf(d, series) : null
  const at = series.points.findIndex((p) => p.post === summit)
  const last = series.points[at - 1]
  if (summit === null || !kept.has(summit) || !last) return []
  const still: number[] = []
  for (let n = at - 1; n >= 0 && series.points[n]?.value === last.value; n--)
    still.unshift((series.points[n] as Series['points'][number]).post)
  const usable = still.filter((id) => d.clear(id) && wordCount(d.post(id)?.text ?? '') <= LONGEST)
  const [first, end] = [usable[0], usable.at(-1)]
  if (first === undefined || end === undefined || still.length < 2) return []
  const middle = usable
    .slice(1, -1)
    .sort((a, b) => (scores(d).get(b) ?? 0) - (scores(d).get(a) ?? 0) || a - b)
    .slice(0, MOST - 2)
  return [...new Set([first, ...middle, end])]
}

/** How many years in a row a place was the same, just before the best one. */
export function stoodStill(
  d: Dossier,
  series: Series,
): { value: number; years: number; posts: number[] } | null {
  const summit = series.isRank ? summitOf(d, series) : null
  const at = series.points.findIndex((p) => p.post === summit)
  const last = series.points[at - 1]
  if (summit === null || !last) return null
  const posts: number[] = []
  let year = Number(series.points[at]?.date.slice(0, 4))
  for (let n = at - 1; n >= 0; n--) {
    const p = series.points[n] as Series['points'][number]
    // A year without a place may have been anything.
    if (p.value !== last.value || Number(p.date.slice(0, 4)) !== year - 1 || !d.clear(p.post)) break
    year--
    posts.unshift(p.post)
  }
  return posts.length >= 2 ? { value: last.value, years: posts.length, posts } : null
}
