import { fold } from '@youzine/words'
import { escaped } from '../../../reading/escaped.ts'
import { once } from '../../../reading/once.ts'
import type { Acquaintance } from '../../../stories/model.ts'
import { KIN_NAMES, KINSHIP, roleIn } from '../../../stories/people/kinship.ts'
import type { Dossier } from '../../../writing/dossier.ts'
import { rareInBoth } from '../../../writing/shared-words.ts'

const MY = { en: 'my|our', es: 'mi|nuestr[oa]', de: 'mein\\p{Ll}{0,2}|unser\\p{Ll}{0,2}' }

/** Those of whom most people have one or two, so that “my brother” is somebody. */
const ONE =
  /^(?:brother|sister|wife|husband|uncle|aunt|nephew|niece|grandson|granddaughter|son|daughter|brother-in-law|sister-in-law|mother-in-law|father-in-law|boyfriend|girlfriend)$/

/** “My brother” is whoever the posts call so; where they never do, whoever alone has what these posts tell. */
export function kinFormsOf(d: Dossier, who: Acquaintance): RegExp | null {
  const known = rolesOf(who).filter((role) => ONE.test(role))
  for (const role of known) {
    const others = d.stories.people.filter((p) => p !== who && rolesOf(p).includes(role))
    if (others.length === 0) return formsOf(d, role)
  }
  if (known.length > 0 || rolesOf(who).length > 0) return null
  for (const role of ['brother', 'sister'] as const) if (unnamed(d).get(role) === who) return formsOf(d, role)
  return null
}

/** Whom the posts call nothing but “my brother”, and who has what these posts tell. */
const unnamed = once(
  (d: Dossier) =>
    new Map(
      (['brother', 'sister'] as const).map((role): [string, Acquaintance | null] => {
        const pronoun = role === 'brother' ? 'he' : 'she'
        if (d.stories.people.some((p) => rolesOf(p).includes(role))) return [role, null]
        const forms = formsOf(d, role)
        const [best, next] = d.stories.people
          .filter((p) => p.kind === 'person' && p.pronoun === pronoun && rolesOf(p).length === 0)
          .map((p) => ({ p, ties: tiesWith(d, p, forms) }))
          .sort((a, b) => b.ties - a.ties || (a.p.name < b.p.name ? -1 : 1))
        const isSure = best !== undefined && best.ties >= SURE && (next?.ties ?? 0) * 2 < best.ties
        return [role, isSure ? best.p : null]
      }),
    ),
)

const SURE = 2

/** How much the posts about “my brother”, which do not name somebody, have in common with those that do. */
function tiesWith(d: Dossier, who: Acquaintance, forms: RegExp): number {
  const named = who.posts.filter((id) => d.mild(id) && !forms.test(d.post(id)?.text ?? ''))
  const bare = d.posts.filter((p) => d.tone(p.id) !== 'hidden' && forms.test(p.text))
  // Whoever stands beside “my brother” is mostly somebody else.
  if (bare.some((p) => who.posts.includes(p.id))) return 0
  const shared = new Set<string>()
  for (const a of bare)
    for (const id of named) {
      const text = d.post(id)?.text ?? ''
      for (const w of rareInBoth(d, a.text, text, RARE)) shared.add(w)
      for (const n of amountsIn(a.text)) if (amountsIn(text).has(n) && timesSaid(d, n) <= RARE) shared.add(n)
    }
  return shared.size
}
const RARE = 3

/** “14 months” */
export const amountsIn = (text: string): Set<string> =>
  new Set([...text.toLowerCase().matchAll(/(?<![\p{L}\d.,$€£])\d{2,4} \p{L}{4,}/gu)].map((m) => m[0]))

const timesSaid = (d: Dossier, amount: string) => d.posts.filter((p) => amountsIn(p.text).has(amount)).length

function rolesOf(who: Acquaintance): string[] {
  return who.roles.flatMap(({ role }) => {
    const kin = KINSHIP.get(fold(role.toLowerCase()))
    return kin ? [kin.role.en] : []
  })
}

function formsOf(d: Dossier, role: string): RegExp {
  const words = [...KINSHIP]
    .filter(([word, kin]) => kin.role.en === role && !KIN_NAMES.has(word))
    .flatMap(([word, kin]) => {
      const own = roleIn(kin, d.spoken)
      return d.spoken === 'en' ? word : fold(own.toLowerCase()) === word ? own : []
    })
  const said = [...new Set(words)].map(escaped).join('|')
  const opens = d.spoken === 'en' ? `|^(?:${said}) (?=\\p{Ll})` : ''
  return new RegExp(`(?<!\\p{L})(?:${MY[d.spoken]}) (?:\\p{Ll}+ )?(?:${said})(?![\\p{L}’'-])${opens}`, 'iu')
}
