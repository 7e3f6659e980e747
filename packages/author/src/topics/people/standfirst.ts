import type { Sentence } from '../../model.ts'
import { fromDay } from '../../reading/calendar.ts'
import type { Acquaintance } from '../../stories/model.ts'
import { saysKin } from '../../stories/people/kinship.ts'
import type { Dossier } from '../../writing/dossier.ts'
import { sayTheSame } from '../../writing/gloss.ts'
import { roleOf, roleProofs } from '../../writing/introducing.ts'
import { post, say } from '../../writing/page.ts'
import { setMarks } from '../../writing/quote.ts'
import { whoItIs } from '../common/own-work.ts'
import { wasUnwell } from './arc.ts'
import { fullNameOf } from './somebody.ts'
import { WORDS } from './words.ts'

/** Who they are, as far as the posts say it; else whom one meets. */
export function standfirstOf(d: Dossier, cast: readonly Acquaintance[]): Sentence {
  const t = WORDS[d.spoken]
  const before = whoItIs(d)?.text ?? ''
  const isFamilySaid = cast.some((p) => before.includes(`, ${p.name}`))
  const known = cast
    .filter((p) => !before.includes(`, ${p.name}`))
    .flatMap((p) => introduction(d, p) ?? [])
    .slice(0, MOST)
  if (known.length >= (isFamilySaid ? 1 : FEWEST))
    return say(d.w.capital(`${known.map((k) => k.text).join('; ')}.`), post(...known.flatMap((k) => k.posts)))
  const some = cast.slice(0, MOST)
  const list = d.w.list(some.map((p) => setMarks(calledIn(d, p), d.spoken)))
  const posts = some.flatMap((p) => p.posts).filter((id) => d.mild(id) && d.day(id) > 0)
  const years = posts.map((id) => fromDay(d.day(id)).y)
  const text = t.around(list, d.hasName ? d.name : null, Math.min(...years), Math.max(...years))
  return say(d.w.capital(text), post(...posts))
}

const FEWEST = 2
const MOST = 4

/** “Idris, Asha’s brother”: with the posts that say so. */
function introduction(d: Dossier, p: Acquaintance): { text: string; posts: number[] } | null {
  const last = p.posts
    .filter((id) => d.mild(id))
    .map((id) => d.day(id))
    .sort((a, b) => b - a)[0]
  const role = last === undefined ? null : introducedAs(d, p, last)
  const called = setMarks(calledIn(d, p), d.spoken)
  if (last === undefined || !role || sayTheSame(called, role) || wasUnwell(d, p)) return null
  return { text: `${called}, ${role}`, posts: roleProofs(p, last) }
}

/** “Mr Pym”; of a name and a surname, the name; “beto”, who is quoted as he is spelled, is Beto where we speak of him. */
function calledIn(d: Dossier, p: Acquaintance): string {
  const full = fullNameOf(d, p)
  if (full.endsWith(` ${p.name}`)) return full
  return p.name.includes(' ') ? p.name : d.w.capital(p.name)
}

/** Nothing where the name says it: “Mum, mother”. */
function introducedAs(d: Dossier, p: Acquaintance, day: number): string | null {
  const role = saysKin(p.name, d.spoken) ? null : roleOf(d, p, day)
  // What somebody worked as years ago may no longer hold.
  const isLasting = role !== null && (role.includes(d.name) || LASTING.test(role))
  return isLasting && !sayTheSame(p.name, role) ? role : null
}

const LASTING = /^(?:the|el|la|der|die) (?!\p{L}+ (?:hat|ist|war|sagt)(?!\p{L}))|[’']s /u
