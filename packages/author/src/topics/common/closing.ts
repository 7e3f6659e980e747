import type { Claim, ClaimKind, Saga } from '../../stories/model.ts'
import { claimSentence } from '../../writing/claims/index.ts'
import type { Dossier } from '../../writing/dossier.ts'

/**
 * What can be said under a story that stands in posts: a fact about all of it, and no comment. That nothing came of a
 * promise is none: its end may have been told in other words.
 */
const CLOSES: ClaimKind[] = ['knew-first', 'one-slot', 'tally', 'one-exception']

export function closingLine(d: Dossier, saga: Saga): string | null {
  // Beside what has to be told with care nothing is checked.
  if (saga.acts.some((a) => a.tone !== 'clear')) return null
  const claims = d.claimsAbout(saga)
  for (const kind of CLOSES) {
    const claim = claims.find((c: Claim) => c.kind === kind)
    const said = claim ? claimSentence(d, claim) : null
    if (said) return said.text
  }
  return null
}
