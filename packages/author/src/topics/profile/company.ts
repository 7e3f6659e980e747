import type { Acquaintance, Act } from '../../stories/model.ts'
import { saysKin } from '../../stories/people/kinship.ts'
import { type Dossier, wholeAct } from '../../writing/dossier.ts'
import { isIntroducedLater, saysWho } from '../../writing/gloss.ts'
import { roleOf, roleProofs } from '../../writing/introducing.ts'
import { isShadowed } from '../../writing/shadow.ts'
import { rareInBoth, rarePhrases, stemsIn } from '../../writing/shared-words.ts'
import { namesIn, wordCount } from '../../writing/telling.ts'
import type { Braid } from './braid.ts'

const MOST_PEOPLE = 3
/** Of few posts, fewer make somebody a part of it. */
const leastPosts = (d: Dossier) => (d.posts.length < 80 ? 3 : 4)
const LONGEST = 42
/** Whoever has been there for years does not come in now. */
const NEW = 365
/** So long before and after a loss nobody comes in. */
const QUIET = 200

/** “Danuta started today.”: the post itself says how somebody comes in. */
const COMES_IN = {
  en: /\b(?:started|starts|joined|joins|hired|arrived|is called|moved in|first day)\b/iu,
  es: /(?<!\p{L})(?:empezó|empieza|entró|llegó|contraté|se llama|primer día|se subió uno nuevo)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:angefangen|fängt (?:heute |jetzt )?an|eingestellt|heißt|eingezogen|erster Tag)(?!\p{L})/iu,
}

/**
 * Who else is in the story: each in the post they come in with, which stands in it at its own date. Only whom the piece
 * names again later, and of whom somebody says who they are.
 */
export function companyIn(
  d: Dossier,
  braid: Braid,
  piece: readonly Act[],
  { spent, mourned }: { spent: ReadonlySet<number>; mourned: readonly number[] },
): Act[] {
  const [first] = piece
  const last = piece.at(-1)
  if (!first || !last) return []
  const [begin, end] = [d.day(first.post), d.day(last.post)]
  const isUsable = (id: number) =>
    d.clear(id) &&
    !isShadowed(d, id) &&
    !spent.has(id) &&
    d.day(id) > begin &&
    d.day(id) < end &&
    mourned.every((day) => Math.abs(d.day(id) - day) >= QUIET) &&
    wordCount(d.post(id)?.text ?? '') <= LONGEST
  const taken = new Set<number>()
  return d.stories.people
    .filter((p) => p !== braid.companion && isPart(d, p))
    .sort((a, b) => b.posts.length - a.posts.length || (a.name < b.name ? -1 : 1))
    .flatMap((person) => {
      const known = person.posts.map((id) => d.day(id)).filter((day) => day > 0)
      const met = piece.filter((a) => isNamed(d, person, d.wordsOf(a))).map((a) => d.day(a.post))
      const [enters] = person.posts
        .filter((id) => isUsable(id) && !taken.has(id) && isNamed(d, person, d.post(id)?.text ?? ''))
        .sort((a, b) => d.day(a) - d.day(b) || a - b)
      if (enters === undefined || met.length === 0 || Math.min(...met) <= d.day(enters)) return []
      if (d.day(enters) - Math.min(...known) > NEW || !isExplained(d, person, enters)) return []
      taken.add(enters)
      return [{ person, enters }]
    })
    .slice(0, MOST_PEOPLE)
    .flatMap(({ person, enters }) => {
      const back = returnsOf(d, person, enters, (id) => isUsable(id) && !taken.has(id))
      for (const id of back) taken.add(id)
      return [enters, ...back].map((id) => wholeAct(d, id))
    })
}

const YEARS_LATER = 730
const WORD_IN = 12
/** Whoever is back has been away, and nobody has read that. */
const BACK = /(?<!\p{L})(?:is back|(?:ya )?volvió|ist (?:wieder da|zurück))(?!\p{L})/iu

/** “Not as good as last week”, and nine years later “Same as last week”: what somebody comes in with, once more; with the one time between, where there is only one. */
function returnsOf(
  d: Dossier,
  person: Acquaintance,
  enters: number,
  isUsable: (id: number) => boolean,
): number[] {
  const text = d.post(enters)?.text ?? ''
  const names = new Set(stemsIn(d, `${person.name} ${person.fullName}`))
  const later = person.posts
    .filter((id) => isUsable(id) && d.day(id) > d.day(enters))
    .map((id) => {
      const other = d.post(id)?.text ?? ''
      const words = rareInBoth(d, text, other, WORD_IN).filter((w) => !names.has(w))
      return { id, isSaid: rarePhrases(d, text, other).length > 0, words }
    })
    .filter(({ isSaid, words }) => isSaid || words.length > 0)
    .sort((a, b) => Number(b.isSaid) - Number(a.isSaid) || d.day(b.id) - d.day(a.id))
  const best = later.find(({ id }) => d.day(id) - d.day(enters) >= YEARS_LATER)
  if (!best) return []
  const between = later.filter(
    (x) =>
      d.day(x.id) < d.day(best.id) &&
      x.words.some((w) => best.words.includes(w)) &&
      !BACK.test(d.post(x.id)?.text ?? ''),
  )
  return [...(between.length === 1 ? between : []), best].map(({ id }) => id)
}

/** Whoever is called Mum needs no entrance. */
const isPart = (d: Dossier, p: Acquaintance) =>
  p.kind !== 'thing' &&
  !saysKin(p.name, d.spoken) &&
  !p.isTender &&
  !p.isParted &&
  p.posts.length >= leastPosts(d)

const isNamed = (d: Dossier, p: Acquaintance, text: string) => namesIn(d, text).some((n) => d.person(n) === p)

/** By the post itself, or by a caption that needs nobody else: “Isla’s mother” says nothing to whoever does not know Isla. */
function isExplained(d: Dossier, p: Acquaintance, id: number): boolean {
  const day = d.day(id)
  if (saysWho(d, p, id) || COMES_IN[d.spoken].test(d.post(id)?.text ?? '')) return true
  const role = roleOf(d, p, day)
  return (
    role !== null &&
    !isIntroducedLater(d, p, day) &&
    namesIn(d, role).every((n) => d.person(n) === p) &&
    roleProofs(p, day).every((proof) => d.mild(proof))
  )
}
