import type { SeriesBlock } from '../../forms/block.ts'
import type { Act, Saga, Series } from '../../stories/model.ts'
import type { Dossier } from '../../writing/dossier.ts'
import type { Page } from '../../writing/page.ts'
import { sagaBlock } from '../../writing/sagas.ts'
import { isShadowed } from '../../writing/shadow.ts'
import { titlesIn } from '../../writing/titles.ts'
import { closingLine } from './closing.ts'
import { nameOf, withoutNumber } from './story-name.ts'

const DRAWN = 9

/** The run of numbers that a story consists of, where all of it may be drawn. */
function seriesOf(d: Dossier, saga: Saga, acts: readonly Act[]): Series | null {
  const posts = new Set(acts.map((a) => a.post))
  return (
    d.stories.series.find(
      (s) =>
        (s.saga === saga.id || s.points.filter((p) => posts.has(p.post)).length >= acts.length * 0.7) &&
        s.points.length >= DRAWN &&
        s.points.every((p) => d.clear(p.post)) &&
        acts.every((a) => s.points.some((p) => p.post === a.post)),
    ) ?? null
  )
}

const ENOUGH = 0.8

/** What an earlier story of the piece has shown is not shown again, unless this one begins or ends with it or falls apart without. */
export function notTwice(acts: readonly Act[], shown: Set<number>): Act[] {
  const fresh = acts.filter((a, n) => n === 0 || n === acts.length - 1 || !shown.has(a.post))
  const kept = fresh.length >= acts.length * ENOUGH ? fresh : [...acts]
  for (const a of kept) shown.add(a.post)
  return kept
}

/** A story in the form that shows it best: drawn if it is a run of numbers, else post by post. */
export function showStory(
  page: Page,
  saga: Saga,
  acts: readonly Act[],
  used: Set<string>,
  own?: string,
): string {
  const { d } = page
  const title = withoutNumber(
    own ??
      titlesIn(d, acts, saga.words).find((t) => !used.has(t.title.toLowerCase()))?.title ??
      nameOf(d, saga, acts) ??
      dateOf(d, acts) ??
      opening(d, acts),
  )
  used.add(title.toLowerCase())
  const series = seriesOf(d, saga, acts)
  page.block(series ? drawn(series, title) : sagaBlock(page, saga, acts, title, closingLine(d, saga)))
  return title
}

/** What comes round every year is called by its date. */
function dateOf(d: Dossier, acts: readonly Act[]): string | null {
  const dates = new Set(acts.map((a) => d.w.dayMonth(d.day(a.post))))
  const [date] = dates
  return dates.size === 1 && date && acts.length > 2 ? d.w.capital(date) : null
}

const drawn = (s: Series, title: string): SeriesBlock => ({
  form: 'series',
  title,
  unit: s.unit,
  isRank: s.isRank,
  points: s.points.map((p) => ({ date: p.date, label: p.label, value: p.value, line: p.line, post: p.post })),
})

/** The first words of a story none of whose lines can be a title; its month, where not even these should be one. */
function opening(d: Dossier, acts: readonly Act[]): string {
  const act = acts.find((a) => a.tone === 'clear' && d.clear(a.post) && !isShadowed(d, a.post))
  if (!act) return d.w.capital(d.w.month(d.day((acts[0] as Act).post)))
  const words = (d.show(act).text.split(/[.!?:\n„“"]/)[0] ?? '').trim().split(/\s+/)
  return words.length <= 6 ? words.join(' ') : `${words.slice(0, 5).join(' ')}…`
}
