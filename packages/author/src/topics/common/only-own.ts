import type { Act, Saga } from '../../stories/model.ts'
import type { Dossier } from '../../writing/dossier.ts'
import { spreadOf, stemsIn } from '../../writing/shared-words.ts'

const LEAST = 3

/**
 * The posts of a thing that name it, or that its place, its season or a count ties to it: where two things met once, the
 * posts of the other came along. A story that would fall apart without them stays as it is.
 */
export function onlyOwn(d: Dossier, saga: Saga, acts: readonly Act[]): Act[] {
  if (saga.kind !== 'object') return [...acts]
  const subject = stemsIn(d, saga.subject)
  const isOwn = (a: Act) => a.tie !== 'word' || [...stemsIn(d, d.wordsOf(a))].some((w) => subject.has(w))
  const named = acts.filter(isOwn)
  const own = acts.filter((a) => named.includes(a) || isHeld(d, a, acts, subject))
  const isWhole = own.length >= Math.max(LEAST, acts.length * 0.4) && own.at(-1) === acts.at(-1)
  return subject.size > 0 && isWhole ? own : [...acts]
}

const RARE = 4
const HOLDING = 2

/** The moths and the workshop are in two others of them, and hardly anywhere else: a story has more than one word. */
function isHeld(d: Dossier, act: Act, acts: readonly Act[], subject: ReadonlySet<string>): boolean {
  const spread = spreadOf(d)
  const rare = (a: Act) =>
    [...stemsIn(d, d.wordsOf(a))].filter((w) => !subject.has(w) && (spread.get(w) ?? 0) <= RARE)
  const own = new Set(rare(act))
  return acts.filter((a) => a !== act && rare(a).some((w) => own.has(w))).length >= HOLDING
}
