import type { Page } from '../../writing/page.ts'
import { whoIsWho } from '../common/roles.ts'

/** The family first, by what the posts say they are; then whoever else returns. */
export function background(page: Page) {
  const { d } = page
  const known = d.stories.people.filter(
    (p) => p.kind === 'person' && !p.isTender && !p.isParted && p.posts.length >= 3,
  )
  const names = known
    .sort((a, b) => b.posts.length - a.posts.length || (a.name < b.name ? -1 : 1))
    .map((p) => p.name)
  page.p(whoIsWho(page, names.slice(0, 5), 0, 'mild'))
}
