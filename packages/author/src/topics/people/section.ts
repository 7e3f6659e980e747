import { isCarried } from '../../stories/leans-on.ts'
import type { Acquaintance, Act, Saga } from '../../stories/model.ts'
import { actsIn, type Dossier } from '../../writing/dossier.ts'
import type { Page } from '../../writing/page.ts'
import { sagaBlock } from '../../writing/sagas.ts'
import { namesIn } from '../../writing/telling.ts'
import { nameOf } from '../common/story-name.ts'
import { isAbout, namesOf } from './about.ts'
import { namedAs, wasUnwell } from './arc.ts'
import { isShown } from './cast.ts'
import { pointsAtSecret } from './confided.ts'
import { lifeOf } from './life.ts'
import { isUnkind, opensOnAnother } from './line.ts'

export interface Section {
  saga: Saga
  acts: Act[]
}

/** Fewer posts are no story. */
export const LEAST = 4
const LONGEST = 9
/** Below it the posts of a story are together by chance. */
const FIRM = 0.4

/** Whose story it is, where it may be told among the people. */
export function whoseStory(d: Dossier, saga: Saga): Acquaintance | null {
  if (saga.kind !== 'person' || saga.firmness < FIRM) return null
  const who = saga.people.map((n) => d.person(n)).find((p) => p && saga.subject.includes(p.name)) ?? null
  return isShown(d, who) ? who : null
}

/** The posts of a story that name whose it is, or that a count or a season ties to it; none that the piece has shown. */
export function sectionOf(
  d: Dossier,
  saga: Saga,
  { shown, elsewhere }: { shown: ReadonlySet<number>; elsewhere: ReadonlySet<number> },
): Section | null {
  const who = whoseStory(d, saga)
  if (!who || wasUnwell(d, who)) return null
  const named = namesOf(who)
  // Where somebody is one of many, and met in passing, their story does not end.
  const others = (a: Act) => namesIn(d, d.wordsOf(a)).filter((n) => d.person(n) !== who).length
  const isPassing = (a: Act) => !isTied(a) && others(a) > 1 && !isAbout(d, who, a.post)
  const isTied = (a: Act) => a.tie === 'span' || a.tie === 'season'
  const acts = (actsIn(d, saga, 'clear') ?? []).filter(
    (a) => (named.test(d.wordsOf(a)) && !opensOnAnother(d, d.wordsOf(a), named)) || isTied(a),
  )
  const theirs = acts.slice(0, acts.findLastIndex((a) => !isPassing(a)) + 1)
  const fresh = carried(
    d,
    kindlyFramed(
      d,
      theirs.filter((a) => !shown.has(a.post) && !pointsAtSecret(d, who, a.post)),
    ),
  )
  // What other pages have much of is told there; a story with holes in it is none.
  const repeated = fresh.filter((a) => elsewhere.has(a.post)).length
  if (fresh.length < LEAST || repeated > fresh.length * REPEATED) return null
  return { saga, acts: someOf(d, leftToOthers(fresh, elsewhere)) }
}

const REPEATED = 0.75

/** A step that another article tells in its own story stands there; a life keeps its beginning and its end. */
function leftToOthers(acts: readonly Act[], elsewhere: ReadonlySet<number>): readonly Act[] {
  const isEnd = (a: Act, n: number) =>
    n === 0 || n === acts.length - 1 || a.role === 'outcome' || a.role === 'echo' || a.role === 'turn'
  const own = acts.filter((a, n) => isEnd(a, n) || !elsewhere.has(a.post))
  return own.length >= LEAST ? own : acts
}

/** Nobody is introduced or left by an illness or an accident. */
function kindlyFramed(d: Dossier, acts: readonly Act[]): Act[] {
  const isKind = (a: Act) => a.tone === 'clear' && !isUnkind(d.wordsOf(a))
  const from = acts.findIndex(isKind)
  return from < 0 ? [] : acts.slice(from, acts.findLastIndex(isKind) + 1)
}

/** What leans on a post is shown after it, or not at all. */
const carried = (d: Dossier, acts: readonly Act[]) =>
  acts.filter((a, n) =>
    isCarried(
      d,
      a.post,
      acts.slice(0, n).map((b) => b.post),
    ),
  )

/** Of somebody who is in many posts the first, the last, and those with the best lines. */
function someOf(d: Dossier, acts: readonly Act[]): Act[] {
  if (acts.length <= LONGEST) return [...acts]
  const lines = new Map(d.analysis.lines.map((l) => [l.post, l.score]))
  const worth = (a: Act, n: number) =>
    n === 0 || n === acts.length - 1 ? 9 : (lines.get(a.post) ?? 0) + (a.role === 'outcome' ? 1 : 0)
  const best = [...acts.entries()].sort((x, y) => worth(y[1], y[0]) - worth(x[1], x[0]) || x[0] - y[0])
  const kept = new Set(best.slice(0, LONGEST).map(([n]) => n))
  return acts.filter((_, n) => kept.has(n))
}

/** Time is counted from the first post to the last only where the last comes back to the first. */
export function showSection(page: Page, { saga, acts }: Section) {
  const { d } = page
  const who = whoseStory(d, saga)
  const first = acts[0]?.post
  const title = who && first !== undefined ? namedAs(d, who, first) : (nameOf(d, saga, acts) ?? saga.subject)
  if (who) page.introduced.add(who.name)
  const told = sagaBlock(page, saga, acts, title, null)
  const life = who && first !== undefined ? lifeOf(d, who, first) : undefined
  const block = life ? { ...told, who: life } : told
  const isOne =
    saga.isRing && acts[0]?.post === saga.acts[0]?.post && acts.at(-1)?.post === saga.acts.at(-1)?.post
  page.block(isOne ? block : { ...block, acts: block.acts.map((a) => ({ ...a, elapsed: null })) })
}
