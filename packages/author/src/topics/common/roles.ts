import type { Sentence } from '../../model.ts'
import { roleOf, roleProofs } from '../../writing/introducing.ts'
import { type Page, post, say } from '../../writing/page.ts'

const IS = { en: 'is', es: 'es', de: 'ist' }

/** “Archie is the man on plot 15; Isla is Gordon’s granddaughter.” Once for everybody in an article. */
export function whoIsWho(
  page: Page,
  names: readonly string[],
  day: number,
  allows: 'clear' | 'mild' = 'clear',
): Sentence[] {
  const { d } = page
  const said: string[] = []
  const proofs: number[] = []
  for (const name of names) {
    const p = d.person(name)
    if (!p || p.isParted || (p.isTender && allows === 'clear') || page.introduced.has(p.name)) continue
    const told = roleProofs(p, day)
    if (told.length === 0 || !told.every((id) => (allows === 'clear' ? d.clear(id) : d.mild(id)))) continue
    const role = roleOf(d, p, day)
    if (!role || role.toLowerCase() === p.name.toLowerCase() || said.length >= 4) continue
    page.introduced.add(p.name)
    // “who sent a mug” is a deed already.
    const full = p.fullName || p.name
    said.push(/^who /.test(role) ? `${full} ${role.slice(4)}` : `${full} ${IS[d.spoken]} ${role}`)
    proofs.push(...told)
  }
  return said.length > 0 && proofs.length > 0
    ? [say(`${d.w.capital(said.join('; '))}.`, post(...proofs), 'roles')]
    : []
}
