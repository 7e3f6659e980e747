import type { Act } from '../../stories/model.ts'
import type { Dossier } from '../../writing/dossier.ts'
import type { Exhibit, ExhibitKind } from './exhibit.ts'

/** What a piece opens on and comes back to: an announcement at its beginning, what became of it at its end. */
export interface Spine {
  /** What was said. */
  exhibit: Exhibit
  opens: Act[]
  /** What is kept for the end: the other half of it, or, of a boast, what it overlooks most. */
  answer: Exhibit
  /** The same with what opened the piece. */
  whole: Exhibit
}

const ANNOUNCED: ReadonlySet<ExhibitKind> = new Set<ExhibitKind>([
  'vow',
  'late',
  'recalled',
  'rule',
  'stance',
])
/** So much has to stand between a beginning and its return that somebody could forget it. */
const BETWEEN = 2

/** The strongest contrast of these: a boast and the date it overran longest, else whatever was announced and weighs most. */
export function spineOf(d: Dossier, exhibits: readonly Exhibit[], chosen: Exhibit | null): Spine | null {
  const boast = exhibits.find((x) => x.kind === 'boast')
  const [latest] = exhibits
    .filter((x) => x.kind === 'late')
    .sort((a, b) => (b.days ?? 0) - (a.days ?? 0) || (a.acts[0]?.post ?? 0) - (b.acts[0]?.post ?? 0))
  if (exhibits.length < BETWEEN + 1) return null
  if (boast && latest && (chosen === null || chosen === boast))
    return exhibits.length > BETWEEN + 1
      ? { exhibit: boast, opens: boast.acts, answer: latest, whole: latest }
      : null
  const exhibit = [...exhibits]
    .filter((x) => ANNOUNCED.has(x.kind) && x.acts.length > 1 && (chosen === null || x === chosen))
    .sort((a, b) => b.weight - a.weight || (a.acts[0]?.post ?? 0) - (b.acts[0]?.post ?? 0))[0]
  if (!exhibit) return null
  const opens = announcedIn(d, exhibit)
  const rest = exhibit.acts.slice(opens.length)
  return rest.length > 0 ? { exhibit, opens, answer: { ...exhibit, acts: rest }, whole: exhibit } : null
}

/** What was said before anything came of it: sworn twice, it opens on both. */
function announcedIn(d: Dossier, x: Exhibit): Act[] {
  const [first] = x.acts as [Act, ...Act[]]
  if (x.kind !== 'vow') return [first]
  const [done] = [...x.beside.keys()]
  const end = done === undefined ? 1 : x.acts.findIndex((a) => a.post === done)
  const said = x.acts.slice(0, Math.max(1, end))
  return said.every((a) => d.day(a.post) > 0) ? said : [first]
}
