import { fold } from '@youzine/words'
import { fromDay } from '../reading/calendar.ts'
import type { Acquaintance, Act } from '../stories/model.ts'
import { KIN_NAMES, saysKin } from '../stories/people/kinship.ts'
import type { Dossier } from './dossier.ts'
import { roleOf, roleProofs } from './introducing.ts'
import type { Page } from './page.ts'
import { setMarks } from './quote.ts'
import { namesIn } from './telling.ts'
import { whereIs } from './where.ts'

const MOST = 3
/** After so many posts nobody is new. */
const OLD = 3

/** Under a post, who is in it: “Moira, Gordon’s wife.” Only whom nothing has introduced, the post itself included. */
export function gloss(page: Page, act: Pick<Act, 'post' | 'from' | 'to'>): string | null {
  const { d } = page
  const said: string[] = []
  for (const form of namesIn(d, d.wordsOf(act))) {
    const p = d.person(form)
    if (!p || p.isParted || page.introduced.has(p.name) || said.length >= MOST) continue
    if (isLostBy(d, p, d.day(act.post))) continue
    // “Second. Beaten by Llanelli.” is not the boat Second Wind.
    if (p.kind === 'thing' && !d.wordsOf(act).includes(p.fullName || p.name)) continue
    const role = roleOf(d, p, d.day(act.post))
    const proofs = roleProofs(p, d.day(act.post))
    if (!role || !proofs.every((id) => d.mild(id)) || isIntroducedLater(d, p, d.day(act.post))) continue
    const through = leansOnStranger(page, role, p.name) ? kinBetween(page, role, p, d.day(act.post)) : ''
    // “Col, who bought a van”: what somebody did says who they are only while they are new.
    const isDeed =
      /^(?:who|que) /.test(role) && p.posts.filter((id) => d.day(id) < d.day(act.post)).length >= OLD
    if (through === null || isDeed) continue
    page.introduced.add(p.name)
    const name = setMarks(p.fullName || p.name, d.spoken)
    if (isKinName(form) ? saysKin(form, d.spoken) : saysWho(d, p, act.post)) continue
    if (sayTheSame(name, role)) {
      // “Lührs” alone is nobody; “Käpt’n Lührs” says it.
      if (!setMarks(d.wordsOf(act), d.spoken).includes(name)) said.push(name)
      continue
    }
    const where = whereIs(d, role)
    const what = datedRole(d, p, role, d.day(act.post))
    said.push(`${name}, ${what}${where ? `, ${where}` : ''}${through ? `; ${through}` : ''}`)
  }
  return said.length > 0 ? `${d.w.capital(said.join('; '))}.` : null
}

/** Whoever has died by then is not said to be anything. */
const isLostBy = (d: Dossier, p: Acquaintance, day: number) =>
  p.isTender && p.posts.some((id) => d.tone(id) === 'red' && d.day(id) <= day)

const LONG_AGO = 3 * 365
/** Kin stay kin, and what names one person among all stays theirs; a trade may change. */
const LASTING =
  /^(?:the|who|from|married|retired|former|jubilad[oa]|pensioniert\p{Ll}*|ehemalig\p{Ll}*|mit|con|el|la|der|die|das) |^ex[ -]|\d/iu
const IN_YEAR = {
  en: (role: string, year: number) => `${role} in ${year}`,
  es: (role: string, year: number) => `${role} en ${year}`,
  de: (role: string, year: number) => `${role} (${year})`,
}

/** “an apprentice in 2016”: what was said of somebody years before may no longer hold. */
function datedRole(d: Dossier, p: Acquaintance, role: string, day: number): string {
  const said = Math.max(...roleProofs(p, day).map((id) => d.day(id)))
  const isLasting = p.kind !== 'person' || LASTING.test(role) || role.includes(d.name) || /[’']s /.test(role)
  return isLasting || said === 0 || day - said < LONG_AGO ? role : IN_YEAR[d.spoken](role, fromDay(said).y)
}

/** Beside several posts that share one caption, who is in them. */
export const glossAll = (page: Page, acts: readonly Pick<Act, 'post' | 'from' | 'to'>[]): string =>
  acts
    .map((a) => gloss(page, a))
    .filter((x) => x !== null)
    .join(' ')

const SPOUSE = /(?<!\p{L})(?:wife|husband|partner|marido|espos[oa]|mujer|pareja|Frau|Mann)(?!\p{L})/u

/** Whether a post itself says who somebody is. “35 years married today” leaves it to be guessed. */
export function saysWho(d: Dossier, p: Acquaintance, id: number): boolean {
  const day = d.day(id)
  if (!roleProofs(p, day).includes(id)) return false
  const word = SPOUSE.exec(roleOf(d, p, day) ?? '')?.[0]
  return word === undefined || (d.post(id)?.text ?? '').includes(word)
}

/** What somebody is to do only years later is not said when they come in. */
export function isIntroducedLater(d: Dossier, p: Acquaintance, day: number): boolean {
  const proofs = roleProofs(p, day)
  return /^who /.test(roleOf(d, p, day) ?? '') && proofs.every((id) => d.day(id) > day)
}

const isKinName = (form: string) => KIN_NAMES.has(fold(form.toLowerCase()))

/** “Käpt’n Lührs, Kapitän”, “comadre Lety, comadre de Pilar”: the title says it already. */
export function sayTheSame(name: string, role: string): boolean {
  const plain = (text: string) => fold(text.toLowerCase())
  const said = plain(role)
  return name
    .split(' ')
    .some(
      (w) => w.length >= 4 && (said.startsWith(plain(w).slice(0, 3)) || said.split(' ').includes(plain(w))),
    )
}

/** “Isla’s mother” says nothing to whoever does not know Isla. */
export const leansOnStranger = (page: Page, role: string, name: string) =>
  othersIn(page.d, role).some((n) => n !== name && !page.introduced.has(n))

/** “Isla’s mother” says enough where it is said as well that Isla is the writer’s granddaughter. */
function kinBetween(page: Page, role: string, p: Acquaintance, day: number): string | null {
  const { d } = page
  const strangers = othersIn(d, role).filter((n) => n !== p.name && !page.introduced.has(n))
  const [other] = strangers.flatMap((n) => d.person(n) ?? [])
  const theirs = other ? roleOf(d, other, day) : null
  if (strangers.length !== 1 || !other || !theirs || other.isTender || other.isParted) return null
  // Nobody is introduced through a child who is not born yet.
  if (other.posts.every((id) => d.day(id) === 0 || d.day(id) > day)) return null
  const isOfWriter = d.hasName && theirs.includes(d.name)
  if (!isOfWriter || !roleProofs(other, day).every((id) => d.mild(id))) return null
  page.introduced.add(other.name)
  return `${setMarks(other.name, d.spoken)}, ${theirs}`
}

const othersIn = (d: Dossier, role: string) => namesIn(d, role).flatMap((n) => d.person(n)?.name ?? [])
