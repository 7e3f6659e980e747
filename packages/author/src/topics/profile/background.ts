import type { Page } from '../../writing/page.ts'
import { whoIsWho } from '../common/roles.ts'

const LONGEST = 50

/** The post that says what somebody lives by, where one does in a few words. */
export function livelihood(page: Page, spent: ReadonlySet<number>): Set<number> {
  const { d } = page
  const [id] = d.stories.background.work?.posts ?? []
  if (id === undefined || spent.has(id) || !d.mild(id)) return new Set()
  if ((d.post(id)?.text.split(/\s+/).length ?? 0) > LONGEST) return new Set()
  page.block({ form: 'post', entry: d.show(id), caption: null })
  return new Set([id])
}

/** Whoever the stories below are about, by what the posts say they are; nobody else. */
export function background(page: Page, needed: ReadonlySet<string>) {
  const { d } = page
  const known = d.stories.people.filter(
    (p) => p.kind === 'person' && !p.isTender && !p.isParted && p.posts.length >= 3 && needed.has(p.name),
  )
  const names = known
    .sort((a, b) => b.posts.length - a.posts.length || (a.name < b.name ? -1 : 1))
    .map((p) => p.name)
  page.p(whoIsWho(page, names.slice(0, 5), 0, 'mild'))
}
