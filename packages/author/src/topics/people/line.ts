import type { Shown } from '../../forms/block.ts'
import type { Acquaintance } from '../../stories/model.ts'
import type { Dossier } from '../../writing/dossier.ts'

const LONGEST = 24

/** The line that shows somebody best: what they do or say, short, and in no other entry. */
export function bestLineAbout(
  d: Dossier,
  p: Acquaintance,
  taken: Set<string>,
  elsewhere: ReadonlySet<number> = new Set(),
): Shown | null {
  const forms = [p.name, ...p.aliases]
  const pattern = new RegExp(
    `(?<!\\p{L})(?:${forms.map((f) => f.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})(?!\\p{L})`,
    'u',
  )
  const lines = new Map(d.analysis.lines.map((l) => [l.post, l.score]))
  let best: { shown: Shown; score: number } | null = null
  for (const id of p.posts) {
    if (!d.clear(id)) continue
    const spans = d.sentences(id)
    const at = spans.findIndex((s) => pattern.test(s.text))
    if (at < 0) continue
    for (let to = at; to < spans.length && to < at + 3; to++) {
      const from = spans[at] as { from: number; text: string }
      const end = spans[to] as { from: number; text: string }
      const act = { post: id, from: from.from, to: end.from + end.text.length }
      const text = d.wordsOf(act)
      const n = text.split(/\s+/).length
      if (n < 4 || n > LONGEST || /https?:|\n/.test(text)) break
      const others = d.stories.people.filter((o) => o !== p && text.includes(o.name)).length
      // A post that one of the stories shows is shown there.
      let score = 1 - others * 0.3 - (elsewhere.has(id) ? 3 : 0)
      if (pattern.test(from.text.slice(0, p.name.length + 4))) score += 0.5
      if (to === spans.length - 1) score += 0.5
      if (/['‘“"„][^'’”"]{2,}['’”"“]/.test(text)) score += 0.4
      if (to > at) score += 0.2
      score += Math.min(0.6, (lines.get(id) ?? 0) * 0.4)
      if (n >= 7 && n <= 18) score += 0.2
      if (!taken.has(text) && (!best || score > best.score)) best = { shown: d.show(act), score }
    }
  }
  if (best) taken.add(best.shown.text)
  return best?.shown ?? null
}
