import type { Act, Saga } from '../../stories/model.ts'
import type { Dossier } from '../../writing/dossier.ts'
import { stemsIn } from '../../writing/shared-words.ts'

const LEAST = 3

/**
 * The posts of a thing that name it, or that its place, its season or a count ties to it: where two things met once, the
 * posts of the other came along. A story that would fall apart without them stays as it is.
 */
export function onlyOwn(d: Dossier, saga: Saga, acts: readonly Act[]): Act[] {
  if (saga.kind !== 'object') return [...acts]
  const subject = stemsIn(d, saga.subject)
  const isOwn = (a: Act) => a.tie !== 'word' || [...stemsIn(d, d.wordsOf(a))].some((w) => subject.has(w))
  const own = acts.filter(isOwn)
  const isWhole = own.length >= Math.max(LEAST, acts.length * 0.4) && own.at(-1) === acts.at(-1)
  return subject.size > 0 && isWhole ? own : [...acts]
}
