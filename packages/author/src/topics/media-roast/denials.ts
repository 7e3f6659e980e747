import { compareIn } from '../../reading/in-order.ts'
import type { Dossier } from '../../writing/dossier.ts'
import type { Exhibit } from './exhibit.ts'

const LEAST = 2
const MOST = 3

/** One denial is a joke; several are a habit, and one charge: the best of them together, the rest left out. */
export function denialsTogether(d: Dossier, all: readonly Exhibit[]): Exhibit[] {
  const order = compareIn(d.posts)
  const single = all
    .filter((x) => x.kind === 'denial')
    .sort((a, b) => b.weight - a.weight || order(a.acts[0]?.post ?? 0, b.acts[0]?.post ?? 0))
  const others = all.filter((x) => x.kind !== 'denial')
  const spent = new Set(others.flatMap((x) => x.acts.map((a) => a.post)))
  const posts = new Set<number>()
  const kept = single.filter((x) => {
    const [act] = x.acts
    if (!act || posts.size >= MOST || posts.has(act.post) || spent.has(act.post)) return false
    posts.add(act.post)
    return true
  })
  const [best] = kept
  if (!best || kept.length < LEAST) return others
  const acts = kept.flatMap((x) => x.acts).sort((a, b) => order(a.post, b.post))
  return [...others, { ...best, acts, n: acts.length, noun: null, weight: best.weight + acts.length * 0.2 }]
}
