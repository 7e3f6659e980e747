import { once } from '../../reading/once.ts'
import type { Dossier } from '../../writing/dossier.ts'
import { openPage } from '../../writing/page.ts'
import { profile } from '../profile/index.ts'

/** Posts that stand whole in the portrait. */
export const inPortrait = once((d: Dossier): ReadonlySet<number> => {
  const page = openPage(d)
  const none = new Set<never>()
  profile.draft(page, [], { edition: 0, answers: [], notes: [], taken: none, claimed: none, told: none })
  const posts = page.paragraphs.flatMap(({ block }) =>
    block?.form === 'saga' ? block.acts.flatMap((a) => (a.whole ? [a.post] : [])) : [],
  )
  return new Set(posts)
})
