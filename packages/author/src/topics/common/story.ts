import type { SeriesBlock } from '../../forms/block.ts'
import type { Act, Saga, Series } from '../../stories/model.ts'
import type { Dossier } from '../../writing/dossier.ts'
import type { Page } from '../../writing/page.ts'
import { sagaBlock } from '../../writing/sagas.ts'
import { titlesIn } from '../../writing/titles.ts'
import { closingLine } from './closing.ts'
import { whoIsWho } from './roles.ts'

const DRAWN = 5

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

/** A story in the form that shows it best: drawn if it is a run of numbers, else post by post. */
export function showStory(
  page: Page,
  saga: Saga,
  acts: readonly Act[],
  used: Set<string>,
  own?: string,
): string {
  const { d } = page
  page.p(whoIsWho(page, saga.people, d.day(acts[0]?.post ?? 0)))
  const title =
    own ??
    titlesIn(d, acts, saga.words).find((t) => !used.has(t.title.toLowerCase()))?.title ??
    opening(d, acts)
  used.add(title.toLowerCase())
  const series = seriesOf(d, saga, acts)
  page.block(series ? drawn(series, title) : sagaBlock(d, saga, acts, title, closingLine(d, saga)))
  return title
}

const drawn = (s: Series, title: string): SeriesBlock => ({
  form: 'series',
  title,
  unit: s.unit,
  isRank: s.isRank,
  points: s.points.map((p) => ({ date: p.date, label: p.label, value: p.value, line: p.line, post: p.post })),
})

/** The first words of a story none of whose lines can be a title. */
function opening(d: Dossier, acts: readonly Act[]): string {
  const words = (d.show(acts[0] as Act).text.split(/[.!?\n]/)[0] ?? '').trim().split(/\s+/)
  return words.length <= 6 ? words.join(' ') : `${words.slice(0, 5).join(' ')}…`
}
