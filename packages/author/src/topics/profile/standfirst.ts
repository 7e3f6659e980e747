import type { Sentence } from '../../model.ts'
import { fromDay } from '../../reading/calendar.ts'
import type { Acquaintance, Act, Saga } from '../../stories/model.ts'
import { saysKin } from '../../stories/people/kinship.ts'
import type { Dossier } from '../../writing/dossier.ts'
import { sayTheSame } from '../../writing/gloss.ts'
import { roleOf, roleProofs } from '../../writing/introducing.ts'
import { post, say } from '../../writing/page.ts'
import { namesIn, wordCount } from '../../writing/telling.ts'
import { withArticle } from '../../writing/with-article.ts'
import { whoItIs } from '../common/own-work.ts'
import { LEAVES, nominalTrade, tradeSentence } from '../common/trade.ts'
import { isThere } from '../people/somebody.ts'
import { type Braid, seriesIn } from './braid.ts'
import type { Grief } from './tender.ts'
import { type About, closed, WORDS } from './words.ts'

/** Who and what it is about, and since when, after what somebody lived by. How it ends is kept for the end. */
export function standfirst(
  d: Dossier,
  braid: Braid,
  shown: readonly Act[],
  grief: Pick<Grief, 'isDeath'> | null,
): Sentence[] {
  const about = aboutOf(d, braid, shown, grief)
  const before = about.kind === 'years' ? null : livelihoodBefore(d, braid)
  const person = companionOf(d, braid)
  const named =
    about.kind === 'life'
      ? companyOfLife(d, shown)
      : about.kind === 'company'
        ? oftenIn(d, shown)
        : person
          ? [person]
          : []
  const text = [before, d.w.capital(WORDS[d.spoken].about(about))].filter((x) => x !== null).join(' ')
  const sources = [
    ...post(...shown.map((a) => a.post), ...(before ? (d.stories.background.trade?.posts ?? []) : [])),
    ...post(...named.flatMap((p) => knownAs(d, p, braid).proofs)),
  ]
  return [say(text, sources, 'about')]
}

/** Of a life told in stories: what they are about, and how long it was. */
export function standfirstOf(d: Dossier, names: readonly string[], shown: readonly Act[]): Sentence[] | null {
  const years = yearsOf(d, shown)
  if (!d.hasName || names.length < 2 || years < 2) return null
  const [first = '', ...rest] = names.map((name) => name.replace(ARTICLE, (word) => word.toLowerCase()))
  const about = WORDS[d.spoken].about({
    kind: 'stories',
    name: d.name,
    years: d.w.number(years),
    all: d.w.list([d.w.capital(first), ...rest]),
  })
  return [say(about, post(...shown.map((a) => a.post)), 'about')]
}

const ARTICLE = /^(?:The|El|La|Los|Las|Der|Die|Das) /u

/** From one November to the twelfth after it are twelve years, a week more or less. */
const ALMOST = 0.1

function yearsOf(d: Dossier, shown: readonly Act[]): number {
  const days = shown.map((a) => d.day(a.post))
  return Math.floor((Math.max(...days) - Math.min(...days)) / 365.25 + ALMOST)
}

const firstDay = (d: Dossier, braid: Braid) => d.day(braid.acts[0]?.post ?? 0)

const companionOf = (d: Dossier, braid: Braid) => braid.companion ?? mostIn(d, braid.acts)

const LAW =
  /(?<!\p{L})(?:court|judge|solicitor|lawyer|tribunal|hearing|lawsuit|juzgado|juez|jueza|abogad[oa]|demanda|juicio|Gericht|Amtsgericht|Richter(?:in)?|Anwalt|Anwältin|Klage)(?!\p{L})/iu
const OFTEN = 3

/** What kind of story it is, with what can be said of that kind: whatever is missing makes it a plainer one. */
function aboutOf(
  d: Dossier,
  braid: Braid,
  shown: readonly Act[],
  grief: Pick<Grief, 'isDeath'> | null,
): About {
  if (braid.isLife && d.hasName) {
    const cast = companyOfLife(d, shown)
    const years = yearsOf(d, shown)
    if (cast.length >= 2 && years >= 2)
      return {
        kind: 'life',
        name: d.name,
        years: d.w.number(years),
        all: d.w.list(cast.map((p) => calledShortly(d, p))),
      }
  }
  const thing = thingOf(d, braid)
  const person = companionOf(d, braid)
  const known = person ? calledIn(d, person, braid) : null
  const years = shown.map((a) => fromDay(d.day(a.post)).y)
  const span = { from: Math.min(...years), to: Math.max(...years) }
  const name = d.hasName ? d.name : null
  if (name && person && known) {
    const met = braid.acts.find((a) => person.posts.includes(a.post)) ?? braid.acts[0]
    if (braid.companion && isContest(d, braid) && met)
      return { kind: 'contest', name, known, from: fromDay(d.day(met.post)).y }
  }
  const inLaw = braid.acts.filter((a) => LAW.test(d.wordsOf(a))).length
  const rival = inLaw >= OFTEN ? (person ?? mostIn(d, braid.acts, 0)) : null
  const cast = oftenIn(d, shown)
  // With a loss in it and others who come and go, it is about more than the two of them.
  if (name && rival && grief?.isDeath && cast.length >= OFTEN) return companyOf(d, braid, cast, name, span)
  if (name && rival) return { kind: 'lawsuit', name, known: calledIn(d, rival, braid, true), ...span }
  if (name && known && braid.companion && isMostly(d, braid)) {
    const company = shareOf(braid.companion, shown) >= OF_TWO ? [] : oftenIn(d, shown)
    return company.some((p) => p !== person)
      ? companyOf(d, braid, company, name, span)
      : { kind: 'person', name, known, ...span }
  }
  // Beside a thing only whoever is in most of it is named.
  const beside =
    person && known && (thing === null || shareOf(person, braid.acts) >= 0.5) ? closed(known) : null
  const all = [beside, thing].filter((x) => x !== null)
  if (all.length === 0) return { kind: 'years', name, ...span }
  const kind = grief?.isDeath ? 'loss' : 'thing'
  // Whose story it is has been said by then, where a post says who somebody is.
  return { kind, name: whoItIs(d) ? null : name, all: d.w.list(all), ...span }
}

const companyOf = (
  d: Dossier,
  braid: Braid,
  all: readonly Acquaintance[],
  name: string,
  span: { from: number; to: number },
): About => ({
  kind: 'company',
  name: whoItIs(d) ? null : name,
  all: rollOf(d, braid, all),
  ...span,
})

/** With what everybody is, or only by name: a list in which some are nothing reads as if it were broken. */
function rollOf(d: Dossier, braid: Braid, all: readonly Acquaintance[]): string {
  const known = all.map((p) => calledIn(d, p, braid))
  return known.every((x) => x.includes(', '))
    ? known.join('; ')
    : d.w.list(all.map((p) => calledShortly(d, p)))
}

const LONGEST_ROLE = 6

/** With who they are, as the posts say it: a stranger reads this first. */
function calledIn(d: Dossier, person: Acquaintance, braid: Braid, isFull = false): string {
  const name = named(d, person.fullName || person.name)
  const { role, proofs } = knownAs(d, person, braid)
  const isPlain =
    role !== null &&
    person.kind === 'person' &&
    (isFull || !/^(?:who|que|der|die|das) /u.test(role)) &&
    wordCount(role) <= LONGEST_ROLE &&
    namesIn(d, role).every((n) => n === d.name) &&
    !sayTheSame(name, role) &&
    !saysKin(person.name, d.spoken) &&
    proofs.every((id) => d.clear(id))
  return isPlain ? `${name}, ${role}` : name
}

/** What somebody is when the story begins; whoever comes in later is what they come in as. */
function knownAs(d: Dossier, person: Acquaintance, braid: Braid): { role: string | null; proofs: number[] } {
  const [first, last] = [firstDay(d, braid), d.day(braid.acts.at(-1)?.post ?? 0)]
  const day = roleOf(d, person, first) === null ? last : first
  return { role: roleOf(d, person, day), proofs: roleProofs(person, day) }
}

/** Places are told of, and the companion with them. */
function isContest(d: Dossier, braid: Braid): boolean {
  const theirs = new Set(braid.companion?.posts)
  const ranks = seriesIn(d, braid.strands).filter((s) => s.isRank)
  return ranks.some((s) => s.points.filter((p) => theirs.has(p.post)).length >= OFTEN)
}

/** Whether more than half of it is about whoever it is about. */
function isMostly(d: Dossier, braid: Braid): boolean {
  const theirs = new Set(braid.companion?.posts.filter((id) => d.mild(id)))
  return braid.acts.filter((a) => theirs.has(a.post)).length > braid.acts.length / 2
}

const shareOf = (person: Acquaintance, acts: readonly Act[]) =>
  acts.filter((a) => person.posts.includes(a.post)).length / acts.length
/** “The story of X and Y” is not said of posts of which a third and more do without Y. */
const OF_TWO = 2 / 3

const PART = 3
const MOST_NAMES = 4

/** Those who are in most of what is shown, whoever is in most of it first. */
function oftenIn(d: Dossier, shown: readonly Act[]): Acquaintance[] {
  return countedIn(d, shown)
    .filter(({ p, n }) => n >= PART && !whoItIs(d)?.text.includes(p.name))
    .slice(0, MOST_NAMES)
    .map(({ p }) => p)
}

/** “Mr Pym” is no Pym. */
const calledShortly = (d: Dossier, { name, fullName }: Acquaintance) =>
  named(
    d,
    /^(?:Mrs?|Ms|Miss|Dr|Prof|Sir|Don|Doña|Sra?|Señora?|Herr|Frau)\.? /u.test(fullName) ? fullName : name,
  )

/** Quoted as he is spelled, “beto” is Beto where we speak of him; “la güera del 14” stays what she is called. */
const named = (d: Dossier, name: string) => (name.includes(' ') ? name : d.w.capital(name))

/** Whom a life is shared with: in most of it, and no place that is called like somebody. */
const companyOfLife = (d: Dossier, shown: readonly Act[]): Acquaintance[] =>
  countedIn(d, shown)
    .filter(({ p, n }) => n >= PART && isThere(d, p))
    .slice(0, MOST_NAMES)
    .map(({ p }) => p)

/** Everybody of whom may be told, with how many of these posts they are in; whoever is in most of them first. */
function countedIn(d: Dossier, acts: readonly Act[]): { p: Acquaintance; n: number }[] {
  const ids = new Set(acts.map((a) => a.post))
  return d.stories.people
    .filter((p) => p.kind === 'person' && !p.isTender && !p.isParted)
    .map((p) => ({ p, n: p.posts.filter((id) => ids.has(id)).length }))
    .sort((a, b) => b.n - a.n || (a.p.name < b.p.name ? -1 : 1))
}

/** What somebody lived by before the story begins, in a sentence or in the few words of the post that says it. */
function livelihoodBefore(d: Dossier, braid: Braid): string | null {
  const { work } = d.stories.background
  const [first] = braid.acts
  const [id] = work?.posts ?? []
  if (!work || id === undefined || !first || d.day(id) > d.day(first.post)) return null
  const trade = tradeSentence(d)
  if (trade) return trade.text
  // Where a post says who somebody is, that stands first.
  if (whoItIs(d)) return null
  const words = LEAVES.test(d.post(id)?.text ?? '') ? null : nominalTrade(d)
  if (!words) return null
  return d.hasName
    ? `${d.name}, ${d.spoken === 'de' ? words : words.toLowerCase()}.`
    : `${d.w.capital(words)}.`
}

/** In so many of its posts a thing is what they are about. */
const MAINLY = 1 / 3

/** “the barrow”: what the best of its stories is about, where that is a thing with an article. */
export function thingOf(d: Dossier, braid: Braid): string | null {
  const posts = new Set(braid.acts.map((a) => a.post))
  const told = (s: Saga) => s.acts.filter((a) => posts.has(a.post)).length
  const weight = (s: Saga) => (s === braid.main || s.kind === 'promise' ? posts.size : told(s))
  const things = [...new Set([braid.main, ...braid.strands])]
    .filter((s) => s.kind !== 'day' && s.kind !== 'phrase' && s.kind !== 'person')
    .filter((s) => s.kind === 'promise' || told(s) >= posts.size * MAINLY)
    .sort((a, b) => weight(b) - weight(a))
    .map((s) => withArticle(d, s.subject) ?? plural(d, s.subject))
  return things.find((x) => x !== null) ?? null
}

/** “lápices”: several of them stand without an article. */
const plural = (d: Dossier, noun: string) => (d.spoken === 'es' && /^\p{Ll}{3,}s$/u.test(noun) ? noun : null)

/** Whoever is in most of these posts, where these are more than a few. */
function mostIn(d: Dossier, acts: readonly Act[], share = MAINLY) {
  const often = countedIn(d, acts).filter(
    ({ p, n }) => (p.roles.length > 0 || p.posts.length >= 4) && n >= Math.max(2, acts.length * share),
  )
  // Of two who are in it as often, whoever is there at its end.
  const last = acts.at(-1)?.post ?? 0
  const [first] = often
  const best = often.find(({ p, n }) => n === first?.n && p.posts.includes(last)) ?? first
  return best?.p ?? null
}
