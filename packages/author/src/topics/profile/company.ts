import type { Sentence } from '../../model.ts'
import { chosenDeeds, deedsSentence } from '../../writing/deeds.ts'
import { roleOf } from '../../writing/introducing.ts'
import { dedupe, type Page, post } from '../../writing/page.ts'

const MOST = 3

/** The people who return, each by what they did: one sentence a head, with the role where it is new. */
export function company(page: Page, spent: ReadonlySet<number>): Set<number> {
  const { d } = page
  const told = new Set<number>()
  const said: Sentence[] = []
  const people = d.stories.people
    .filter(
      (p) => p.kind === 'person' && !p.isTender && !p.isParted && p.roles.length > 0 && p.posts.length >= 3,
    )
    .sort((a, b) => b.posts.length - a.posts.length || (a.name < b.name ? -1 : 1))
  for (const p of people) {
    if (said.length >= MOST) break
    const deeds = chosenDeeds(d, p, 4, spent)
    const role = roleOf(d, p, deeds[0]?.day ?? 0)
    const isNew = !page.introduced.has(p.name) && role !== null && role.toLowerCase() !== p.name.toLowerCase()
    const sentence = deedsSentence(d, p, deeds, isNew ? `${p.name}, ${role},` : p.name)
    if (!sentence) continue
    page.introduced.add(p.name)
    for (const x of deeds) told.add(x.post)
    said.push({
      ...sentence,
      sources: dedupe([...sentence.sources, ...(isNew ? post(...(p.roles[0]?.posts ?? [])) : [])]),
    })
  }
  page.p(said)
  return told
}
