import { fold } from '@youzine/words'
import type { Sentence } from '../../model.ts'
import type { Acquaintance, Act } from '../../stories/model.ts'
import { KIN_NAMES, saysKin } from '../../stories/people/kinship.ts'
import type { Dossier } from '../../writing/dossier.ts'
import { sayTheSame } from '../../writing/gloss.ts'
import { roleOf, roleProofs } from '../../writing/introducing.ts'
import { type Page, post, say } from '../../writing/page.ts'
import { namesIn, wordCount } from '../../writing/telling.ts'
import { tradeSentence } from '../common/trade.ts'
import { introduces } from '../people/about.ts'
import { WORDS } from './words.ts'

/** One or two are introduced under the posts they come in with. */
const LEAST = 3
const MOST = 4
const LONGEST_ROLE = 8

/**
 * Before the posts, who is who in them, in the order in which they come in; so that no caption has to say it. Only whom
 * the piece names, and only what the posts say.
 */
export function leadOf(page: Page, piece: readonly Act[], said: readonly Sentence[]): Sentence[] {
  const { d } = page
  if (!d.hasName) return []
  const trade = tradeSentence(d)
  const isSaid = trade !== null && said.some((s) => s.text.includes(trade.text.replace(/[.]$/, '')))
  const { cast, others } = castIn(d, piece)
  const fresh = cast.filter(
    ({ who, role }) => !said.some((s) => s.text.includes(role)) && !comesIntroduced(d, who, piece),
  )
  // Where most are not explained, the few who are would be taken for all.
  if (fresh.length < LEAST || others > cast.length) return trade && !isSaid ? [trade] : []
  for (const { who } of fresh) page.introduced.add(who.name)
  const list = fresh.map(({ who, role }) => ({ name: who.fullName || who.name, role }))
  return [
    ...(trade && !isSaid ? [trade] : []),
    say(d.w.capital(WORDS[d.spoken].cast(list)), post(...fresh.flatMap((c) => c.proofs)), 'cast'),
  ]
}

interface Member {
  who: Acquaintance
  role: string
  proofs: number[]
}

/** Who is named twice and more and can be introduced; and how many of the others cannot. */
function castIn(d: Dossier, piece: readonly Act[]): { cast: Member[]; others: number } {
  const day = d.day(piece[0]?.post ?? 0)
  const last = d.day(piece.at(-1)?.post ?? 0)
  const names = piece.flatMap((a) => namesIn(d, d.wordsOf(a)))
  const people = [...new Set(names.flatMap((n) => d.person(n) ?? []))]
  const often = people.filter(
    (who) => who.kind === 'person' && names.filter((n) => d.person(n) === who).length >= 2,
  )
  const cast = often.flatMap((who) => {
    // Who somebody was at first is who they are here; whoever came later is met as what they came as.
    const role = roleOf(d, who, day) ?? roleOf(d, who, last)
    const proofs = roleProofs(who, day)
    return role && isPlain(d, who, role, proofs) ? [{ who, role, proofs }] : []
  })
  const known = new Set(cast.map((c) => c.who))
  const unknown = often.filter((p) => !known.has(p) && !saysKin(p.name, d.spoken) && !p.isTender)
  return { cast: cast.slice(0, MOST), others: unknown.length }
}

/** Whom the first post that names them introduces needs nobody else to do it. */
function comesIntroduced(d: Dossier, who: Acquaintance, piece: readonly Act[]): boolean {
  const first = piece.find((a) => namesIn(d, d.wordsOf(a)).some((n) => d.person(n) === who))
  return first !== undefined && introduces(d, who, first.post)
}

/** What says who somebody is, and to whom: no deed, nothing sad, and no third person whom nobody knows. */
function isPlain(d: Dossier, who: Acquaintance, role: string, proofs: readonly number[]): boolean {
  if (who.kind !== 'person' || who.isTender || who.isParted) return false
  if (KIN_NAMES.has(fold(who.name.toLowerCase())) || sayTheSame(who.fullName || who.name, role)) return false
  return (
    !/^(?:who|que|in|en|from|aus|von) /iu.test(role) &&
    wordCount(role) <= LONGEST_ROLE &&
    namesIn(d, role).every((n) => n === d.name) &&
    proofs.length > 0 &&
    proofs.every((id) => d.clear(id))
  )
}
