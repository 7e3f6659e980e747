import type { Sentence } from '../../model.ts'
import type { ClaimKind, Saga } from '../../stories/model.ts'
import { claimSentence } from '../../writing/claims/index.ts'
import type { Page } from '../../writing/page.ts'

/** What relates people or posts to each other comes before sums. */
const KINDS: ClaimKind[] = ['all-alike']
const MOST = 1

/** One paragraph of what only counting finds: one sentence of each kind. */
export function sections(page: Page, told: readonly Saga[]) {
  const { d } = page
  const shown = new Set(told.map((s) => s.id))
  const said: Sentence[] = []
  for (const kind of KINDS) {
    const claim = d.stories.claims.find((c) => c.kind === kind && !(c.saga && shown.has(c.saga)))
    const sentence = claim ? claimSentence(d, claim) : null
    if (sentence && said.length < MOST) said.push(sentence)
  }
  page.p(said)
}
