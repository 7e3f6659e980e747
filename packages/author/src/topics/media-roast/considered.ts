import type { Sentence } from '../../model.ts'
import type { Dossier } from '../../writing/dossier.ts'
import { post, say } from '../../writing/page.ts'
import { wordCount } from '../../writing/telling.ts'
import type { Exhibit, ExhibitKind } from './exhibit.ts'
import { WORDS } from './words.ts'

const BY_THEMSELVES: ReadonlySet<ExhibitKind> = new Set<ExhibitKind>(['denial', 'confession', 'corrected'])
const MOST = 6
export const LEAST = 3
const WORDS_EACH = 40
/** Of what happened in one year no more than this. */
const A_YEAR = 2

/** What needs no charge because each post is one: the best of what is left, the best of them last. */
export function consideredIn(
  d: Dossier,
  all: readonly Exhibit[],
  charged: readonly Exhibit[],
  shown: ReadonlySet<number>,
): Exhibit[] {
  const spent = new Set([...shown, ...charged.flatMap((x) => x.acts.map((a) => a.post))])
  const years = new Map<string, number>()
  const best = all
    .filter((x) => BY_THEMSELVES.has(x.kind) && x.acts.every((a) => !spent.has(a.post)))
    .filter((x) => x.acts.reduce((n, a) => n + wordCount(d.wordsOf(a)), 0) <= WORDS_EACH)
    .sort((a, b) => b.weight - a.weight || (a.acts[0]?.post ?? 0) - (b.acts[0]?.post ?? 0))
    .filter((x) => {
      const year = d.post(x.acts[0]?.post ?? 0)?.at?.slice(0, 4) ?? ''
      const n = years.get(year) ?? 0
      years.set(year, n + 1)
      return n < A_YEAR
    })
    .slice(0, MOST)
  if (best.length < LEAST) return []
  const [last, ...rest] = best
  const inTime = [...rest].sort(
    (a, b) =>
      d.day(a.acts[0]?.post ?? 0) - d.day(b.acts[0]?.post ?? 0) ||
      (a.acts[0]?.post ?? 0) - (b.acts[0]?.post ?? 0),
  )
  return last ? [...inTime, last] : []
}

export function consideredLead(d: Dossier, list: readonly Exhibit[], isBeside: boolean): Sentence {
  const t = WORDS[d.spoken]
  return say(isBeside ? t.considered : t.evidence, post(...list.flatMap((x) => x.acts.map((a) => a.post))))
}
