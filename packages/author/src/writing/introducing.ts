import { isoDay } from '../reading/calendar.ts'
import { escaped } from '../reading/escaped.ts'
import type { Acquaintance } from '../stories/model.ts'
import type { Dossier } from './dossier.ts'
import type { Page } from './page.ts'

const NAMES = new WeakMap<Dossier, Map<string, 'he' | 'she' | 'they' | null>>()

/** Everybody who may be named, by every form of their name. */
export function knownNames(d: Dossier): Map<string, 'he' | 'she' | 'they' | null> {
  let names = NAMES.get(d)
  if (!names) {
    names = new Map()
    for (const p of d.stories.people)
      if (!p.isParted) for (const n of formsOf(p)) if (!names.has(n)) names.set(n, p.pronoun)
    NAMES.set(d, names)
  }
  return names
}

/** A surname as it is written: “lamb” is not yet Diesel Lamb. */
const formsOf = ({ name, fullName, aliases }: Acquaintance): string[] => {
  const parts = (fullName ?? '').split(' ')
  return [name, ...aliases.map((alias) => parts.find((part) => part.toLowerCase() === alias) ?? alias)]
}

/** What somebody was on that day, as the posts say it, so that it can stand after “is” or between commas. */
export function roleOf(d: Dossier, p: Acquaintance, day: number): string | null {
  const role = roleAt(p, day)
    ?.role.trim()
    .replace(/^(?:new|nueva?|neue[rs]?) /i, '')
    .replace(/[’']s\b/g, '’s')
  if (!role) return null
  const isMarried = /^(?:spouse|casados)$/i.test(role)
  if (isMarried && p.pronoun !== 'he' && p.pronoun !== 'she')
    return d.hasName ? MARRIED[d.spoken](d.name) : null
  const spouse = isMarried ? SPOUSE[d.spoken][p.pronoun === 'he' ? 'he' : 'she'] : role
  const mine = MINE.exec(spouse)?.groups?.what
  if (mine || KIN.test(spouse)) return ofWriter(d, mine ?? spouse)
  if (d.spoken !== 'en')
    return /(?<!\p{L})(?:yo|me|nos|ich|mir|mich|uns)(?!\p{L})/iu.test(spouse) ? null : spouse
  // A bare trade wants its article in English: “an inspector”.
  if (
    /^\p{Ll}[\p{L}-]+(?: \p{Ll}+)?$/u.test(spouse) &&
    !/^(?:who|the|an?|from|of|on|in|at|with) /.test(spouse)
  )
    return `${/^[aeiou]/.test(spouse) ? 'an' : 'a'} ${spouse}`
  // “the last driver I ever trained” is said by us.
  return spouse.replace(/\b(?:I|me)\b/g, d.name).replace(/\bmy\b/g, `${d.name}’s`)
}

/** “La Turca, mi hermana y yo” are three, and “the coach is 23 and” goes on. */
const IN_A_ROW =
  /(?<!\p{L})(?:and|y|und) (?:I|me|yo|ich|\p{Lu}\p{L}+)(?!\p{L})|(?<!\p{L})(?:and|y|e|und|or|o|oder)$|^(?:the|el|la|der|die|das) \p{L}+ (?:is|has|es|tiene|está|ist|hat) /u

/** Things that stand where a trade would. */
const NO_ROLE =
  /^(?:the|a|an|el|la|un|una|der|die|das|ein|eine)? ?(?:(?:old|young|nice|good|vieja?|joven|alte|junge) )?(?:woman|man|lady|girl|boy|lad|fellow|person|mujer|hombre|muchach[oa]|chic[oa]|persona|mann|junge|mädchen|mensch|name|lorry|van|car|bus|house|day|thing|one|time|shop|nombre|coche|casa|día|cosa|wagen|haus|tag|name)$/i

const SPOUSE = {
  en: { he: 'husband', she: 'wife' },
  es: { he: 'marido', she: 'esposa' },
  de: { he: 'Mann', she: 'Frau' },
}
/** Where no post says he or she. */
const MARRIED = {
  en: (name: string) => `married to ${name}`,
  es: (name: string) => `pareja de ${name}`,
  de: (name: string) => `mit ${name} verheiratet`,
}

/** The posts that say what somebody was on that day. */
export function roleProofs(p: Acquaintance, day: number): number[] {
  return roleAt(p, day)?.posts ?? []
}

/** “Nachbar Lund” is not Frau Lund. */
const isOfAnother = (p: Acquaintance, role: string) =>
  p.pronoun === 'she'
    ? /(?<!\p{L})(?:Nachbar|Kollege|Chef|vecino|husband|marido|esposo)$/u.test(role)
    : p.pronoun === 'he' && /(?<!\p{L})(?:Nachbarin|Kollegin|Chefin|vecina|wife|esposa)$/u.test(role)

/** Whose child or wife somebody is does not change; what they work as does. */
function roleAt(p: Acquaintance, day: number): Acquaintance['roles'][number] | undefined {
  const roles = p.roles.filter(
    (r) => !NO_ROLE.test(r.role) && !IN_A_ROW.test(r.role) && !isOfAnother(p, r.role),
  )
  // What somebody is to the writer says more than what they are to a third person.
  const isMarried = (role: string) => /^(?:spouse|casados)$/.test(role)
  const kin =
    roles.find((r) => KIN.test(r.role)) ??
    roles.find((r) => MINE.test(r.role) && roles.some((o) => isMarried(o.role))) ??
    roles.find((r) => isMarried(r.role))
  const other = roles.find((r) => /[’']s \p{Ll}+$|^(?:the|a|an|der|die|el|la) .+$/u.test(r.role))
  if (kin ?? other) return kin ?? other
  const iso = day > 0 ? isoDay(day) : '9999'
  const sofar = roles.filter((r) => r.from === null || r.from.slice(0, 10) <= iso)
  // What somebody is says more than what they once did.
  return sofar.filter((r) => !/^who /.test(r.role)).at(-1) ?? sofar.at(-1) ?? roles[0]
}

/** In the writer's own word: “mi señora”. */
const MINE = /^(?:my|our|mi|mein|meine|unser|unsere) (?<what>.+)$/i

/** A bare word of kinship, which needs somebody whose kin it is. */
const KIN =
  /^(?:(?:grand|step)?(?:mother|father|son|daughter)(?:-in-law)?|grandchild|child|brother(?:-in-law)?|sister(?:-in-law)?|wife|husband|partner|girlfriend|boyfriend|uncle|aunt|cousin|nephew|niece|friend|neighbour|colleague|boss|madre|padre|hij[oa]|herman[oa]|niet[oa]|abuel[oa]|espos[oa]|marido|mujer|tí[oa]|prim[oa]|sobrin[oa]|cuñad[oa]|suegr[oa]|novi[oa]|pareja|comadre|compadre|vecin[oa]|jef[ea]|Kind|Mutter|Vater|Sohn|Tochter|Bruder|Schwester|Frau|Mann|Onkel|Tante|Cousine?|Neffe|Nichte|Enkel(?:in|kind)?|Groß(?:mutter|vater)|Schwager|Schwägerin|Schwieger\p{L}+|Freund(?:in)?|Nachbar(?:in)?|Chef(?:in)?|Kolleg(?:e|in)|Partner(?:in)?)$/iu

function ofWriter(d: Dossier, role: string): string {
  if (!d.hasName) return role
  if (d.spoken === 'es') return `${role} de ${d.name}`
  if (d.spoken === 'de') return `${/[sxzß]$/.test(d.name) ? `${d.name}’` : `${d.name}s`} ${role}`
  return `${d.name}’s ${role}`
}

/** The sentence with a role after each name that is new; null where somebody would be named whom nobody knows. */
export function introduced(page: Page, text: string, postId: number): string | null {
  const { d } = page
  let out = text
  let added = 0
  for (const p of d.stories.people) {
    const forms = [p.name, ...p.aliases].sort((a, b) => b.length - a.length)
    const form = forms.find((f) =>
      new RegExp(`(?<![\\p{L}“„‘])${escaped(f)}(?!\\p{L})`, 'u').test(outside(out)),
    )
    if (!form || page.introduced.has(p.name)) continue
    const role = roleOf(d, p, d.day(postId))
    if (!role) {
      if (p.kind === 'person') return null
      continue
    }
    if (added++ >= 2) return null
    page.introduced.add(p.name)
    // Kin words are their own role: “Baba”, “his brother Idris”.
    const noun = /^(?:.*[’']s? )?(\p{L}+)/u.exec(role)?.[1]?.toLowerCase() ?? ''
    const said = out.toLowerCase()
    if (
      role.toLowerCase() === form.toLowerCase() ||
      said.includes(`${noun} ${form.toLowerCase()}`) ||
      // “to Tobias, the ferryman”: the post says it itself.
      said.includes(`${form.toLowerCase()}, ${role.toLowerCase()}`)
    )
      continue
    out = withRole(out, form, role)
  }
  return out
}

const outside = (text: string) => text.replace(/[“„][^”“]*[”“]/g, ' ')

/** “Archie, the man on plot 15, borrowed…”; with a possessive the role stands in front: no sentence bears both. */
function withRole(text: string, form: string, role: string): string {
  const at = text.search(new RegExp(`(?<![\\p{L}“„‘])${escaped(form)}(?!\\p{L})`, 'u'))
  const end = at + form.length
  const rest = text.slice(end)
  if (/^['’]s\b/.test(rest)) return text
  if (rest === '' || /^[.,;:]/.test(rest)) return `${text.slice(0, end)}, ${role}${rest}`
  return `${text.slice(0, end)}, ${role},${rest}`
}
