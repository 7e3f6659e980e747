import { fromDay } from '../../reading/calendar.ts'
import type { Acquaintance } from '../../stories/model.ts'
import type { Dossier } from '../../writing/dossier.ts'
import { setMarks } from '../../writing/quote.ts'
import { isShadowed } from '../../writing/shadow.ts'
import { wordCount } from '../../writing/telling.ts'

const LONGEST = 9
const YEARS = 3
const MOST = 4

/** What somebody says, year by year, in their own words: “aye”, 2011; “come on”, 2012; “aye”, 2019. */
export function heardFrom(
  d: Dossier,
  p: Acquaintance,
  shown: ReadonlySet<number>,
): { text: string; posts: number[] } | null {
  const said = p.speech
    .filter(({ post, text }) => {
      const isSaid = wordCount(text) <= LONGEST && !/[“”„«»\n]/.test(text)
      return isSaid && d.clear(post) && d.day(post) > 0 && !shown.has(post) && !isShadowed(d, post)
    })
    .map((s) => ({ ...s, year: fromDay(d.day(s.post)).y }))
    .sort((a, b) => d.day(a.post) - d.day(b.post) || a.post - b.post)
    .filter((s, n, all) => all.findIndex((o) => o.year === s.year) === n)
  if (said.length < YEARS) return null
  const lines = new Map(d.analysis.lines.map((l) => [l.post, l.score]))
  const middle = said
    .slice(1, -1)
    .sort((a, b) => (lines.get(b.post) ?? 0) - (lines.get(a.post) ?? 0) || a.post - b.post)
    .slice(0, MOST - 2)
  const kept = said.filter((s, n) => n === 0 || n === said.length - 1 || middle.includes(s))
  const parts = kept.map(
    ({ text, year }) => `${d.w.quoted(setMarks(text.replace(/[.,]$/, ''), d.spoken))}, ${year}`,
  )
  return { text: `${parts.join('; ')}.`, posts: kept.map((s) => s.post) }
}
