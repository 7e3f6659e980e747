import { isoDay } from '../reading/calendar.ts'
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
      if (!p.isParted) for (const n of [p.name, ...p.aliases]) if (!names.has(n)) names.set(n, p.pronoun)
    NAMES.set(d, names)
  }
  return names
}

/** What somebody was on that day, as the posts say it. */
export function roleOf(p: Acquaintance, day: number): string | null {
  const iso = day > 0 ? isoDay(day) : '9999'
  const known = p.roles.filter((r) => r.from === null || r.from.slice(0, 10) <= iso)
  return (known.at(-1) ?? p.roles[0])?.role ?? null
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

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
    const role = roleOf(p, d.day(postId))
    if (!role) {
      if (p.kind === 'person') return null
      continue
    }
    if (added++ >= 2) return null
    page.introduced.add(p.name)
    // Kin words are their own role: “Baba”, “Mudder”.
    if (role.toLowerCase() === form.toLowerCase()) continue
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
