import { type Dossier, wholeAct } from '../../writing/dossier.ts'
import { wordCount } from '../../writing/telling.ts'
import { type Exhibit, isComic } from './exhibit.ts'

const LONGEST = 40
const LEAST = 4
const MIDDLE = 2

/** One place below the best, year after year, and the year in which it was another. */
export function placed(d: Dossier): Exhibit[] {
  const lines = new Map(d.analysis.lines.map((l) => [l.post, l.score]))
  return d.stories.series.flatMap((s): Exhibit[] => {
    const points = s.points.filter(
      (p) => isComic(d, p.post) && wordCount(d.post(p.post)?.text ?? '') <= LONGEST,
    )
    const of = (value: number) => points.filter((p) => p.value === value)
    const [value] = [...new Set(points.map((p) => p.value))].sort(
      (a, b) => of(b).length - of(a).length || a - b,
    )
    if (!s.isRank || value === undefined || value < 2 || of(value).length < LEAST) return []
    const own = of(value).map((p) => p.post)
    const end = points.find((p) => p.value < value && d.day(p.post) > d.day(own[0] as number))?.post
    const middle = own
      .slice(1)
      .filter((id) => end === undefined || d.day(id) < d.day(end))
      .sort((a, b) => (lines.get(b) ?? 0) - (lines.get(a) ?? 0) || a - b)
      .slice(0, MIDDLE)
    const ids = [own[0] as number, ...middle, ...(end === undefined ? [own.at(-1) as number] : [end])]
    return [
      {
        kind: 'placed',
        acts: [...new Set(ids)].sort((a, b) => d.day(a) - d.day(b)).map((id) => wholeAct(d, id)),
        noun: null,
        line: null,
        beside: new Map(),
        n: value,
        weight: 2.4,
      },
    ]
  })
}
