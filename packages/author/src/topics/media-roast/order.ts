import { compareIn } from '../../reading/in-order.ts'
import type { Dossier } from '../../writing/dossier.ts'
import { wordCount } from '../../writing/telling.ts'
import type { Exhibit } from './exhibit.ts'

const wordsIn = (d: Dossier, x: Exhibit) => x.acts.reduce((n, a) => n + wordCount(d.wordsOf(a)), 0)
const weighing = (d: Dossier) => {
  const order = compareIn(d.posts)
  return (a: Exhibit, b: Exhibit) => b.weight - a.weight || order(a.acts[0]?.post ?? 0, b.acts[0]?.post ?? 0)
}

/**
 * The one with most to see first, the second best second, the best last; between them ever shorter ones, so that it gathers speed. Of whoever boasted of
 * never being late, the date that ran over longest comes last. Where nobody else has the last word, what was denied for
 * years has it: “I don’t like cats.”
 */
export function quickening(d: Dossier, exhibits: readonly Exhibit[], isOpenEnded: boolean): Exhibit[] {
  const byWeight = weighing(d)
  const isBoasted = exhibits.some((x) => x.kind === 'boast')
  const denied = isOpenEnded ? exhibits.filter((x) => x.kind === 'refrain') : []
  const rest = exhibits.filter((x) => x.kind !== 'boast' && !denied.includes(x))
  const [latest] = rest.filter((x) => x.kind === 'late').sort((a, b) => (b.days ?? 0) - (a.days ?? 0))
  const strong = rest.filter((x) => x.acts.length > 1 && x.kind !== 'versions').sort(byWeight)
  const last = isBoasted && latest ? latest : strong[0]
  const first = strong.find((x) => x !== last)
  const middle = rest
    .filter((x) => x !== first && x !== last)
    .sort((a, b) => wordsIn(d, b) - wordsIn(d, a) || byWeight(a, b))
  // The second place is a strong one, where there is something else to open on.
  // “Twenty-six years at it and not once” says what somebody does, and comes first for whoever knows nobody.
  const seen = middle.find((x) => x.kind === 'belied') ?? middle[0]
  const others = middle.filter((x) => x !== seen)
  const opening = seen && first ? [seen, first] : [...(first ? [first] : []), ...(seen ? [seen] : [])]
  return [...opening, ...others, ...(last ? [last] : []), ...denied]
}
