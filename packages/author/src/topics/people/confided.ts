import { once } from '../../reading/once.ts'
import type { Acquaintance } from '../../stories/model.ts'
import type { Dossier } from '../../writing/dossier.ts'
import { stemsIn } from '../../writing/shared-words.ts'
import { namesOf } from './about.ts'

const WEEKS = 60

/**
 * Whether a post about somebody may point at what was confided about them: it comes soon after, or takes up one of its
 * words.
 */
export function pointsAtSecret(d: Dossier, who: Acquaintance, id: number): boolean {
  const names = stemsIn(d, [who.name, ...who.aliases].join(' '))
  return secretsOf(d, who).some((hidden) => {
    const days = d.day(id) - d.day(hidden.id)
    if (days < 0) return false
    const told = stemsIn(d, hidden.text)
    const words = [...stemsIn(d, d.post(id)?.text ?? '')].filter((w) => !names.has(w) && !SHORTENED.test(w))
    return days <= WEEKS || words.some((w) => told.has(w))
  })
}

/** “Hes”, “dont”: words that everybody writes who writes in haste. */
const SHORTENED =
  /^(?:(?:he|she|it|that|there|what|who|let)s|(?:do|ca|wo|did|is|was|does|could|would|should|have|has)nt|(?:i|you|we|they)(?:m|re|ve|ll|d)|gonna|gotta)$/

const secretsOf = (d: Dossier, who: Acquaintance) => hiddenIn(d).filter((p) => namesOf(who).test(p.text))
const hiddenIn = once((d: Dossier) => d.posts.filter((p) => d.tone(p.id) === 'hidden'))
