import type { Claim, ClaimKind, Saga } from '../../stories/model.ts'
import { claimSentence } from '../../writing/claims/index.ts'
import type { Dossier } from '../../writing/dossier.ts'
import { wordCount } from '../../writing/telling.ts'

/** What can be said under a story that stands in posts: a fact about all of it, and no comment. */
const CLOSES: ClaimKind[] = ['knew-first', 'one-slot', 'span-checked', 'tally', 'one-exception', 'still-open']

const WORDS_OF_A_PROMISE = 4

/** What had a date and a thing to it; who has “no more to say” has promised nothing. */
function isDated(d: Dossier, id: string): boolean {
  const p = d.pledge(id)
  return p !== null && !p.isVow && p.due !== null && wordCount(p.words) >= WORDS_OF_A_PROMISE
}

export function closingLine(d: Dossier, saga: Saga): string | null {
  const claims = d.claimsAbout(saga).filter((c) => c.kind !== 'still-open' || isDated(d, c.pledge))
  for (const kind of CLOSES) {
    const claim = claims.find((c: Claim) => c.kind === kind)
    const said = claim ? claimSentence(d, claim) : null
    if (said) return said.text
  }
  return null
}
